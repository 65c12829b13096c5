import { type Command, Option } from 'commander';
import type { DanaCount } from 'fovea';
import { parsePositive } from '../arguments.ts';
import { EXIT, log, UsageError } from '../exit.ts';
import { densityChart } from '../look/density-chart.ts';
import { openSource, type SourceFlags } from '../open-source.ts';

interface LookFlags extends SourceFlags {
  readonly overlay: string;
  readonly method: DanaCount;
  readonly output?: string;
}

/** Pictures that need boxes and styles, which a page in plain HTML does not have. */
const NEED_LAYOUT: ReadonlySet<string> = new Set(['gce', 'zones', 'columns', 'selection']);

const LABELS: Readonly<Record<DanaCount, { readonly above: string; readonly below: string }>> = {
  dana: { above: 'non-ASCII characters', below: 'ASCII characters' },
  danag: { above: 'characters of text', below: 'characters of markup' },
  addanag: { above: 'characters of text', below: 'characters of markup, links bare' },
};

const EXAMPLES = `
Examples:
  fovea look page.html --overlay density -o curve.svg
  fovea look page.html --overlay density --method danag -o curve.svg    for pages in Latin scripts

Exit codes: 0 drawn, 1 a page that could not be read, 2 wrong usage.`;

/** Adds `fovea look`. */
export function addLookCommand(program: Command): void {
  program
    .command('look')
    .description('a picture that explains how the content of a page was found')
    .argument('<source>', 'an http(s) address, a file, or - for standard input')
    .option('--overlay <name>', 'what to draw: density', 'density')
    .addOption(
      new Option('--method <name>', 'whose density')
        .choices(['dana', 'danag', 'addanag'] satisfies DanaCount[])
        .default('dana'),
    )
    .option('-o, --output <file>', 'where the picture goes, as SVG (default: standard output)')
    .option('--timeout <seconds>', 'for fetching a page (default: 30)', parsePositive)
    .option('--max-size <MiB>', 'largest page that is read (default: 32)', parsePositive)
    .option('--user-agent <text>', 'what Fovea calls itself when it fetches')
    .option('--allow-private', 'also fetch from this machine and the local network')
    .addHelpText('after', EXAMPLES)
    .action(async (source: string, flags: LookFlags) => {
      process.exitCode = await look(source, flags);
    });
}

async function look(source: string, flags: LookFlags): Promise<number> {
  checkOverlay(flags.overlay);
  const input = await openSource(source, flags);
  const { danaCurve, parsePage } = await import('fovea');
  const page = parsePage(input.bytes, input.charset === null ? {} : { charset: input.charset });
  for (const warning of [...input.warnings, ...page.warnings.map(({ message }) => message)])
    log(`warning: ${warning}`);
  const curve = danaCurve(page.source ?? '', { count: flags.method });
  if (!curve.regions.some(({ isChosen }) => isChosen))
    log(
      `no line stands out${flags.method === 'dana' ? ': for a page in a Latin script add --method danag' : ''}`,
    );
  const picture = densityChart(curve, { title: `${flags.method}: ${source}`, ...LABELS[flags.method] });
  if (flags.output === undefined) process.stdout.write(picture);
  else {
    const { writeTextFile } = await import('@fovea/sources');
    await writeTextFile(flags.output, picture);
  }
  return EXIT.content;
}

function checkOverlay(overlay: string): void {
  if (overlay === 'density') return;
  if (NEED_LAYOUT.has(overlay))
    throw new UsageError(
      `overlay ${overlay} needs the layout of a rendered page, which is not there yet: use density`,
    );
  throw new UsageError(`no overlay named ${overlay}: use density`);
}
