import { Argument, type Command } from 'commander';
import { parseCount, parsePositive } from '../arguments.ts';
import { counted } from '../counted.ts';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { withoutDash } from '../output/output-file.ts';

interface LearnFlags {
  readonly output?: string;
  readonly jobs?: number;
  readonly timeout: number;
  readonly memory: number;
  readonly quiet?: boolean;
}

const EXAMPLES = `
Text that stands on three or more pages of a site is not the content of one of them, even if it reads like it: legal
notes, author boxes, "follow us". Pages: as for fovea batch, but saved; four or more, better some dozens.

Examples:
  fovea site learn pages/ -o example.org.site.json
  fovea page.html --site example.org.site.json
  fovea batch pages/ --site example.org.site.json -o out.jsonl
  fovea batch crawl.jsonl --by-site -o out.jsonl     many sites at once; learns and extracts

Exit codes: 0 learned, 1 some pages could not be read, 2 wrong usage, 130 interrupted.`;

/** Adds `fovea site`. */
export function addSiteCommand(program: Command): void {
  program
    .command('site')
    .description('learn what the pages of a site have in common, for --site')
    .addArgument(new Argument('<action>', 'what to do').choices(['learn']))
    .argument('<pages...>', 'WARC or JSON Lines files, folders, globs, or pages')
    .option('-o, --output <file>', 'write the profile to a file (default: standard output)')
    .option('--jobs <n>', 'number of parallel processes (default: one per core)', parseCount)
    .option('--timeout <seconds>', 'limit of CPU time for one page', parsePositive, 30)
    .option('--memory <MB>', 'memory limit for one process', parsePositive, 512)
    .option('-q, --quiet', 'no progress and no summary')
    .addHelpText('after', EXAMPLES)
    .action(async (_: string, pages: readonly string[], flags: LearnFlags) => {
      process.exitCode = await learn(pages, withoutDash(flags));
    });
}

async function learn(pages: readonly string[], flags: LearnFlags): Promise<number> {
  const { kindOfSource, openInputs, writeOutputFile, DEFAULT_MAX_BYTES } = await import('@fovea/sources');
  if (pages.some((source) => kindOfSource(source) === 'address'))
    throw new UsageError('site learn reads saved pages: fetch them first, for instance with fovea batch');
  const [{ BatchRun }, { MergingSink }] = await Promise.all([
    import('../batch/batch-run.ts'),
    import('../batch/merging-sink.ts'),
  ]);
  const inputs = await openInputs(pages, process.stdin, flags.output ?? null, DEFAULT_MAX_BYTES);
  const sink = new MergingSink();
  const rows = {
    formats: [],
    maxBytes: DEFAULT_MAX_BYTES,
    bySite: { task: 'learn', isOneSite: true },
  } as const;
  const run = new BatchRun({ inputs, rows, flags, opener: () => null, wrap: (own) => own });
  const code = await run.finish(sink);
  if (code >= EXIT.interrupted) return code;
  const profile = sink.profile();
  if (sink.sites.size > 1)
    warn([`the pages are of ${sink.sites.size} sites; for several sites use fovea batch --by-site`]);
  const { MIN_SITE_PAGES } = await import('fovea/site');
  if (profile.pages < MIN_SITE_PAGES)
    warn([
      `only ${counted(profile.pages, 'page was', 'pages were')} learned; a profile of fewer than ${MIN_SITE_PAGES} has no effect`,
    ]);
  const text = `${JSON.stringify(profile)}\n`;
  if (flags.output === undefined) process.stdout.write(text);
  else await writeOutputFile(flags.output, text);
  if (flags.quiet !== true)
    log(`learned from ${counted(profile.pages, 'page')}: ${counted(profile.segments.length / 2, 'text')}`);
  return code;
}
