import type { ListProgress } from '@fovea/render';
import type { Command } from 'commander';
import { parseAddress, parseCount, parsePositive, parseSeconds } from '../arguments.ts';
import { counted } from '../counted.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { withoutDash } from '../output/output-file.ts';
import { ProgressDisplay } from '../progress-display.ts';
import { addRenderOptions, type RenderFlags, renderOptionsOf, renderSourceOf } from '../rendering.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { missingPage, warnOfRepeated } from '../url-list.ts';

interface CaptureFlags extends RenderFlags {
  readonly output?: string;
  readonly mhtml?: boolean;
  readonly list?: string;
  readonly jobs: number;
  readonly delay: number;
  /** False with `--no-robots`. */
  readonly robots: boolean;
  readonly quiet?: boolean;
}

const ENDING = /(?:\.json)?$/i;

const EXAMPLES = `
A snapshot is the page as the browser laid it out: tree, boxes, styles and visibility, as JSON. Fovea accepts a snapshot
wherever it accepts a page, and then needs no browser. Capturing needs a Chromium, Chrome or Edge on this system
(FOVEA_BROWSER names another) and playwright-core (npm install playwright-core).

Examples:
  fovea capture https://example.org/ -o snapshot.json
  fovea capture page.html --mhtml -o page.json         also page.mhtml: the page and its resources in one file
  fovea capture --list urls.txt -o pages/              one address per line; run it again to continue
  fovea snapshot.json --method gce

Exit codes: 0 captured, 1 a page could not be captured, 2 wrong usage, 130 interrupted.`;

/** Adds `fovea capture`. */
export function addCaptureCommand(program: Command): void {
  const command = program
    .command('capture')
    .description('save a page as the installed browser shows it, for use without a browser')
    .argument('[source]', 'an http(s) address, a file (HTML or MHTML), or - for standard input')
    .option(
      '-o, --output <file>',
      'write the snapshot to a file (default: standard output); with --list, a folder',
    )
    .option('--mhtml', 'also save the page and its resources in one file, next to the snapshot')
    .option('--list <file>', 'capture every address in a file, one per line, into a folder')
    .option('--jobs <n>', 'with --list: number of parallel pages', parseCount, 2)
    .option('--delay <seconds>', 'with --list: pause between two pages of the same host', parseSeconds, 1)
    .option('--no-robots', 'with --list: also capture pages that the robots.txt of a site disallows')
    .option('-q, --quiet', 'with --list: no progress and no summary')
    .option('-u, --url <base>', 'the address of a page from a file or standard input', parseAddress)
    .option('--timeout <seconds>', 'time limit for one page (default: 30)', parsePositive)
    .option('--user-agent <text>', 'user agent of the browser')
    .option('--allow-private', 'also fetch from this machine and the local network');
  addRenderOptions(command)
    .addHelpText('after', EXAMPLES)
    .action(async (source: string | undefined, given: CaptureFlags) => {
      const flags = withoutDash(given);
      if ((source === undefined) === (flags.list === undefined))
        throw new UsageError('pass one source, or a list of them with --list');
      process.exitCode = source === undefined ? await captureMany(flags) : await captureSingle(source, flags);
    });
}

async function captureSingle(source: string, flags: CaptureFlags): Promise<number> {
  if (flags.mhtml === true && flags.output === undefined)
    throw new UsageError('--mhtml needs -o: the archive is saved next to the snapshot');
  const [{ renderPage }, { writeOutputFile }] = await Promise.all([
    import('@fovea/render'),
    import('@fovea/sources'),
  ]);
  const from = await renderSourceOf(source, flags);
  const options = { ...renderOptionsOf(from, flags), mhtml: flags.mhtml === true };
  const { snapshot, mhtml } = await renderPage(from, options);
  warn(snapshot.warnings.map(({ message }) => message));
  const json = `${JSON.stringify(snapshot)}\n`;
  if (flags.output === undefined) process.stdout.write(json);
  else await writeOutputFile(flags.output, json);
  if (mhtml !== undefined && flags.output !== undefined)
    await writeOutputFile(flags.output.replace(ENDING, '.mhtml'), mhtml);
  return EXIT.content;
}

async function captureMany(flags: CaptureFlags): Promise<number> {
  const { list, output } = flags;
  if (list === undefined || output === undefined)
    throw new UsageError('--list needs -o: a folder for the snapshots');
  const [{ captureList, missingFrom, openRenderer }, { readFileBytes, readUrlList, Robots }] =
    await Promise.all([import('@fovea/render'), import('@fovea/sources')]);
  const listed = readUrlList(Buffer.from(await readFileBytes(list)).toString('utf8'));
  const { urls, wrong } = listed;
  warn(wrong.map((line) => missingPage(line, list).error.message));
  warnOfRepeated(listed, list);
  const missing = await missingFrom(output, urls);
  const stop = stopOnSignal();
  const renderer = openRenderer({
    pages: flags.jobs,
    defaults: renderOptionsOf({ url: '' }, flags),
  });
  const display =
    flags.quiet === true
      ? null
      : new ProgressDisplay({ pages: urls.length, fraction: () => null }, urls.length - missing.length);
  const summary = await captureList(missing, {
    renderer,
    folder: output,
    mhtml: flags.mhtml === true,
    jobs: flags.jobs,
    delayMs: flags.delay * 1000,
    robots: flags.robots ? new Robots({ allowPrivate: flags.allowPrivate === true }) : null,
    signal: stop.signal,
    onPage: (progress) => display?.update({ ...progress, empty: 0 }),
  }).finally(() => {
    display?.stop();
    return renderer.close();
  });
  if (flags.quiet !== true) log(summaryLine(summary, urls.length - missing.length));
  if (stop.signal.aborted) return stop.exitCode();
  return summary.failed > 0 || wrong.length > 0 ? EXIT.failed : EXIT.content;
}

function summaryLine({ pages, failed }: ListProgress, resumed: number): string {
  const parts = [`${counted(pages - failed, 'page')} captured`];
  if (resumed > 0) parts.push(`${resumed} already done`);
  if (failed > 0) parts.push(`${failed} failed: see index.jsonl`);
  return parts.join(', ');
}
