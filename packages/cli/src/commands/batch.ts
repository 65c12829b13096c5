import type { BatchInputs, BatchOptions, BatchSummary, RowOptions, RowSink } from '@fovea/sources';
import { type Command, Option } from 'commander';
import type { ExtractOptions, OutputFormat } from 'fovea';
import { ALL_FORMATS, FORMAT_NAMES, parseCount, parseFormats, parsePositive } from '../arguments.ts';
import { EXIT, endsRun, log, report, UsageError } from '../exit.ts';
import { checkLayout } from '../layout-check.ts';
import { loadFovea } from '../load-fovea.ts';
import { addOptionFlags, BATCH_OPTIONS } from '../option-flags.ts';
import { rateOf } from '../progress.ts';
import { ProgressDisplay } from '../progress-display.ts';
import { stopOnSignal } from '../stop-on-signal.ts';

interface BatchFlags {
  readonly output?: string;
  readonly format: readonly OutputFormat[];
  readonly resume?: boolean;
  readonly retryFailed?: boolean;
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

Output: one JSON row per page, in input order: { id, ...result }. A page that fails gives
{ id, error: { code, message } } and does not stop the run.

Examples:
  fovea batch crawl.jsonl.br -o out.jsonl
  fovea batch crawl.jsonl.br -o out.jsonl --resume     continue after an interruption
  fovea batch crawl.jsonl.br -o out.jsonl --retry-failed --memory 2048
  fovea batch pages/ 'more/**/*.html' -o out.jsonl --format md
  fovea batch crawl.jsonl --format text | jq -r .text

Exit codes: 0 every page was processed, 1 some rows have an error, 2 wrong usage, 3 the run could not continue
(full disk, closed pipe, output changed by another process), 130 interrupted.`;

/** Adds `fovea batch`. */
export function addBatchCommand(program: Command): void {
  const command = program
    .command('batch')
    .description('extract many pages to JSON Lines, on all cores')
    .argument('<source...>', 'JSON Lines files, folders, globs, pages, or -')
    .option('-o, --output <file>', 'write the rows to a file (default: standard output)')
    .addOption(
      new Option(
        '-f, --format <names>',
        `formats in a row: ${FORMAT_NAMES.join(', ')}, separated by commas; or all`,
      )
        .argParser(parseFormats)
        .default(ALL_FORMATS, 'all'),
    )
    .option('--resume', 'continue the output file of an interrupted run')
    .option('--retry-failed', 'retry the failed pages of the output file, then continue like --resume')
    .option('--force', 'replace an existing output file')
    .option('--jobs <n>', 'number of parallel processes (default: one per core)', parseCount)
    .option('--timeout <seconds>', 'time limit for one page', parsePositive, 30)
    .option('--memory <MB>', 'memory limit for one process', parsePositive, 512)
    .option('--max-size <MiB>', 'size limit for a page file (default: 32)', parsePositive)
    .option('-q, --quiet', 'no progress and no summary');
  addOptionFlags(command, BATCH_OPTIONS)
    .addHelpText('after', EXAMPLES)
    .action(async (sources: readonly string[], flags: BatchFlags) => {
      const { givenOptions } = await import('../given-options.ts');
      const given = givenOptions(command.opts(), BATCH_OPTIONS);
      const code = await startBatch(sources, flags, given).catch((error: unknown) => {
        if (!endsRun(error)) throw error;
        report(error);
        return EXIT.aborted;
      });
      // After an interruption, standard input or a slow disk may still keep the process alive.
      if (code >= EXIT.interrupted) process.exit(code);
      process.exitCode = code;
    });
}

async function startBatch(
  sources: readonly string[],
  flags: BatchFlags,
  given: ExtractOptions,
): Promise<number> {
  const { output } = flags;
  const continues = flags.resume === true || flags.retryFailed === true;
  const flag = flags.retryFailed === true ? '--retry-failed' : '--resume';
  if (continues && flags.force === true) throw new UsageError(`${flag} and --force cannot be combined`);
  if (continues && output === undefined) throw new UsageError(`${flag} needs the output file: add -o FILE`);
  const rows = await rowOptions(flags, given);
  const { lockOutput, openInputs, openOutput, streamSink } = await import('@fovea/sources');
  const inputs = await openInputs(sources, process.stdin, output ?? null);
  const run = new BatchRun(inputs, rows, flags);
  if (output === undefined) return run.finish(streamSink(process.stdout), 0);
  const release = await lockOutput(output);
  try {
    const finished = continues ? await run.skipEarlier(output) : 0;
    if (finished === null) return run.interrupted();
    const ifExists = continues ? 'append' : flags.force === true ? 'overwrite' : 'refuse';
    return await run.finish(await openOutput(output, ifExists), finished);
  } finally {
    await release();
  }
}

/** Checks the options before any page, so that a typing error is reported once, not in every row. */
async function rowOptions(flags: BatchFlags, given: ExtractOptions): Promise<RowOptions> {
  const [{ resolveOptions }, { DEFAULT_MAX_BYTES }] = await Promise.all([
    loadFovea(),
    import('@fovea/sources'),
  ]);
  const { method } = resolveOptions(given);
  checkLayout(method, false, 'capture the pages first (fovea capture --list) and extract each snapshot');
  const maxBytes = flags.maxSize === undefined ? DEFAULT_MAX_BYTES : Math.ceil(flags.maxSize * 2 ** 20);
  return { ...given, method: method.name, formats: flags.format, maxBytes };
}

/** One run of the command: its inputs, its options and its messages. */
class BatchRun {
  readonly #inputs: BatchInputs;
  readonly #rows: RowOptions;
  readonly #flags: BatchFlags;
  readonly #stop: ReturnType<typeof stopOnSignal> = stopOnSignal();

  constructor(inputs: BatchInputs, rows: RowOptions, flags: BatchFlags) {
    this.#inputs = inputs;
    this.#rows = rows;
    this.#flags = flags;
  }

  /** Skips what an earlier run has finished, and retries its failures if requested; `null` if interrupted. */
  async skipEarlier(output: string): Promise<number | null> {
    const { retryFailed, skipFinished } = await import('@fovea/sources');
    if (this.#flags.retryFailed !== true) return (await skipFinished(this.#inputs.items, output)).rows;
    const { finished, ...summary } = await this.#tell(0, (options) => {
      return retryFailed(this.#inputs, output, options);
    });
    return summary.interrupted ? null : finished;
  }

  /** Processes the remaining pages; resolves to the exit code. */
  async finish(sink: RowSink, finished: number): Promise<number> {
    const { runBatch } = await import('@fovea/sources');
    const summary = await this.#tell(finished, (options) => {
      return runBatch(this.#inputs, sink, options).finally(() => sink.close());
    });
    if (summary.interrupted) return this.interrupted();
    return summary.failed > 0 ? EXIT.failed : EXIT.content;
  }

  /** Says how to continue; returns the exit code. */
  interrupted(): number {
    if (this.#flags.output !== undefined) log('interrupted: run it again with --resume to continue');
    return this.#stop.exitCode();
  }

  /** Runs something with a progress display, and prints a summary at the end. */
  async #tell<Summary extends BatchSummary>(
    finished: number,
    run: (options: BatchOptions) => Promise<Summary>,
  ): Promise<Summary> {
    const { jobs, quiet, timeout, memory } = this.#flags;
    const began = performance.now();
    const display = quiet === true ? null : new ProgressDisplay(this.#inputs, finished);
    const summary = await run({
      worker: new URL('./worker.js', import.meta.url),
      rows: this.#rows,
      timeoutMs: timeout * 1000,
      memoryMb: memory,
      signal: this.#stop.signal,
      onPage: (progress) => display?.update(progress),
      ...(jobs === undefined ? {} : { jobs }),
    }).finally(() => display?.stop());
    if (quiet !== true) log(summaryLine(summary, finished, performance.now() - began));
    return summary;
  }
}

function summaryLine(summary: BatchSummary, resumed: number, elapsedMs: number): string {
  const rate = Math.round(rateOf({ pages: summary.pages, elapsedMs }) * 10) / 10;
  const parts = [`${summary.pages} pages in ${(elapsedMs / 1000).toFixed(1)} s (${rate} pages/s)`];
  if (resumed > 0) parts.push(`${resumed} already done`);
  parts.push(`${summary.empty} without content`, `${summary.failed} failed`);
  if (summary.slowest !== null)
    parts.push(`slowest ${summary.slowest.name} (${(summary.slowest.ms / 1000).toFixed(2)} s)`);
  return parts.join(', ');
}
