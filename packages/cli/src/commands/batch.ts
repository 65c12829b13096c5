import type { BatchInputs, BatchSummary, RowOptions, RowSink } from '@fovea/sources';
import { type Command, Option } from 'commander';
import type { OutputFormat } from 'fovea';
import {
  ALL_FORMATS,
  collectOption,
  methodOptions,
  parseCount,
  parseFormats,
  parsePositive,
} from '../arguments.ts';
import { EXIT, log, UsageError } from '../exit.ts';
import { checkLayout } from '../layout-check.ts';
import { rateOf } from '../progress.ts';
import { ProgressDisplay } from '../progress-display.ts';
import { stopOnSignal } from '../stop-on-signal.ts';

interface BatchFlags {
  readonly output?: string;
  readonly format: readonly OutputFormat[];
  readonly method?: string;
  readonly option?: readonly string[];
  readonly explain?: boolean;
  readonly resume?: boolean;
  readonly force?: boolean;
  readonly jobs?: number;
  readonly timeout: number;
  readonly memory: number;
  readonly maxSize?: number;
  readonly quiet?: boolean;
}

const EXAMPLES = `
Inputs: JSON Lines files (.jsonl or .ndjson, also .gz and .br) with { id, html, url? } on each line
(html_base64 instead of html for bytes), folders of .html, .htm and .xhtml files, globs with *, ? and **,
single pages, and - for JSON Lines on standard input.

Output: one JSON row for each page, in input order: { id, ...result }. A page that fails has
{ id, error: { code, message } } and does not stop the run.

Examples:
  fovea batch crawl.jsonl.br -o out.jsonl
  fovea batch crawl.jsonl.br -o out.jsonl --resume     go on after an interruption
  fovea batch pages/ 'more/**/*.html' -o out.jsonl --format md
  fovea batch crawl.jsonl --format text | jq -r .text

Exit codes: 0 every page was worked on, 1 some rows have an error, 2 wrong usage, 130 interrupted.`;

/** Adds `fovea batch`. */
export function addBatchCommand(program: Command): void {
  program
    .command('batch')
    .description('many pages to JSON Lines, on all cores')
    .argument('<source...>', 'JSON Lines files, folders, globs, pages, or -')
    .option('-o, --output <file>', 'where the rows go (default: standard output)')
    .addOption(
      new Option('-f, --format <names>', 'renderings in a row: md, html, text, with commas; or all')
        .argParser(parseFormats)
        .default(ALL_FORMATS, 'all'),
    )
    .option('--method <name>', 'how the content is found: see fovea methods')
    .option('--option <name=value>', 'a parameter of the method; may be repeated', collectOption)
    .option('--explain', 'add what was removed and why to each row, as `removed`')
    .option('--resume', 'continue the output file of an interrupted run')
    .option('--force', 'replace an output file that is already there')
    .option('--jobs <n>', 'processes that work at the same time (default: one for each core)', parseCount)
    .option('--timeout <seconds>', 'longest time for one page', parsePositive, 30)
    .option('--memory <MB>', 'most memory for one process', parsePositive, 512)
    .option('--max-size <MiB>', 'largest page file that is read (default: 32)', parsePositive)
    .option('-q, --quiet', 'no progress and no summary')
    .addHelpText('after', EXAMPLES)
    .action(async (sources: readonly string[], flags: BatchFlags) => {
      process.exitCode = await startBatch(sources, flags);
    });
}

async function startBatch(sources: readonly string[], flags: BatchFlags): Promise<number> {
  const { output } = flags;
  if (flags.resume === true && flags.force === true)
    throw new UsageError('--resume and --force exclude each other');
  if (flags.resume === true && output === undefined)
    throw new UsageError('--resume needs the output file: add -o FILE');
  const rows = await rowOptions(flags);
  const { openInputs, openOutput, skipFinished, streamSink } = await import('@fovea/sources');
  const inputs = await openInputs(sources, process.stdin, output ?? null);
  const resumed = flags.resume === true ? await skipFinished(inputs.items, output!) : 0;
  const ifExists = flags.resume === true ? 'append' : flags.force === true ? 'overwrite' : 'refuse';
  const sink = output === undefined ? streamSink(process.stdout) : await openOutput(output, ifExists);
  return runToEnd(inputs, sink, rows, resumed, flags);
}

/** Checks method and parameters on an empty page, so that a typing error is told once, not in every row. */
async function rowOptions(flags: BatchFlags): Promise<RowOptions> {
  const [{ DEFAULT_METHOD, extract, methods }, { DEFAULT_MAX_BYTES }] = await Promise.all([
    import('fovea'),
    import('@fovea/sources'),
  ]);
  const chosen = methods().find(({ name }) => name === (flags.method ?? DEFAULT_METHOD));
  const method = {
    ...(flags.method === undefined ? {} : { method: flags.method }),
    ...(flags.option === undefined ? {} : { methodOptions: methodOptions(flags.option, chosen) }),
  };
  checkLayout(chosen, false, 'capture the pages first (fovea capture --list) and run it on each snapshot');
  extract('', { ...method, formats: [] });
  const maxBytes = flags.maxSize === undefined ? DEFAULT_MAX_BYTES : Math.ceil(flags.maxSize * 2 ** 20);
  return { ...method, formats: flags.format, explain: flags.explain === true, maxBytes };
}

async function runToEnd(
  inputs: BatchInputs,
  sink: RowSink,
  rows: RowOptions,
  resumed: number,
  flags: BatchFlags,
): Promise<number> {
  const { runBatch } = await import('@fovea/sources');
  const stop = stopOnSignal();
  const began = performance.now();
  const display = flags.quiet === true ? null : new ProgressDisplay(inputs, resumed);
  const summary = await runBatch(inputs, sink, {
    worker: new URL('./worker.js', import.meta.url),
    rows,
    timeoutMs: flags.timeout * 1000,
    memoryMb: flags.memory,
    signal: stop.signal,
    onPage: (progress) => display?.update(progress),
    ...(flags.jobs === undefined ? {} : { jobs: flags.jobs }),
  }).finally(() => {
    display?.stop();
    return sink.close();
  });
  if (flags.quiet !== true) log(summaryLine(summary, resumed, performance.now() - began));
  if (!summary.interrupted) return summary.failed > 0 ? EXIT.failed : EXIT.content;
  if (flags.output !== undefined) log('interrupted: run it again with --resume to go on from here');
  // Standard input or a slow disk may still be pending: nothing more is wanted from them.
  return process.exit(stop.exitCode());
}

function summaryLine(summary: BatchSummary, resumed: number, elapsedMs: number): string {
  const rate = Math.round(rateOf({ pages: summary.pages, elapsedMs }) * 10) / 10;
  const parts = [`${summary.pages} pages in ${(elapsedMs / 1000).toFixed(1)} s (${rate} pages/s)`];
  if (resumed > 0) parts.push(`${resumed} were there already`);
  parts.push(`${summary.empty} without content`, `${summary.failed} failed`);
  if (summary.slowest !== null)
    parts.push(`slowest ${summary.slowest.id} (${(summary.slowest.ms / 1000).toFixed(2)} s)`);
  return parts.join(', ');
}
