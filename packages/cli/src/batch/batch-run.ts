import type { BatchInputs, BatchOptions, BatchSummary, Opener, RowOptions, RowSink } from '@fovea/sources';
import { EXIT, log } from '../exit.ts';
import { ProgressDisplay } from '../progress-display.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { type BatchFlags, isTable } from './batch-flags.ts';
import { type Earlier, NOTHING, summaryLine, type TimedSummary } from './run-summary.ts';

/** What a run works with. */
export interface RunParts {
  readonly inputs: BatchInputs;
  readonly rows: RowOptions;
  readonly flags: Pick<
    BatchFlags,
    'output' | 'outDir' | 'retryFailed' | 'jobs' | 'quiet' | 'timeout' | 'memory'
  >;
  readonly opener: Opener;
  /** What happens to rows on their way to the output. */
  readonly wrap: (sink: RowSink) => RowSink;
}

/** One run of the command: its inputs, its options and its messages. */
export class BatchRun {
  readonly #parts: RunParts;
  readonly #stop: ReturnType<typeof stopOnSignal> = stopOnSignal();

  constructor(parts: RunParts) {
    this.#parts = parts;
  }

  /** Skips what an earlier run has finished, and retries its failures if requested; `null` if interrupted. */
  async skipEarlier(output: string): Promise<Earlier | null> {
    const { retryFailed, skipFinished } = await import('@fovea/sources');
    const { inputs, flags, wrap } = this.#parts;
    if (flags.retryFailed !== true) return { ...(await skipFinished(inputs.items, output)), retried: null };
    const { finished, ...retried } = await this.#timed(0, (options) => {
      return retryFailed(inputs, output, options, wrap);
    });
    const earlier = { rows: finished, failed: retried.failed, retried };
    if (!retried.interrupted) return earlier;
    this.#tell(null, earlier);
    return null;
  }

  /** Processes the remaining pages; resolves to the exit code, which is about all rows of the output. */
  async finish(sink: RowSink, earlier: Earlier = NOTHING): Promise<number> {
    const { runBatch } = await import('@fovea/sources');
    const wrapped = this.#parts.wrap(sink);
    const summary = await this.#timed(earlier.rows, async (options) => {
      let isComplete = false;
      try {
        const result = await runBatch(this.#parts.inputs, wrapped, options);
        isComplete = !result.interrupted;
        return result;
      } finally {
        await (isComplete || wrapped.abandon === undefined ? wrapped.close() : wrapped.abandon());
      }
    });
    this.#tell(summary, earlier);
    if (summary.interrupted) return this.interrupted();
    return summary.failed + earlier.failed > 0 ? EXIT.failed : EXIT.content;
  }

  /** Says how to continue; returns the exit code. */
  interrupted(): number {
    const { output, outDir } = this.#parts.flags;
    if (isTable(output)) log('interrupted: a Parquet file is written only when it is complete');
    else if ((output ?? outDir) !== undefined) log('interrupted: run it again with --resume to continue');
    return this.#stop.exitCode();
  }

  /** Runs something with a progress display. */
  async #timed<Summary extends BatchSummary>(
    finished: number,
    run: (options: BatchOptions) => Promise<Summary>,
  ): Promise<Summary & TimedSummary> {
    const { inputs, rows, flags, opener } = this.#parts;
    const { jobs, quiet, timeout, memory } = flags;
    const began = performance.now();
    const display = quiet === true ? null : new ProgressDisplay(inputs, finished);
    const summary = await run({
      worker: new URL('./worker.js', import.meta.url),
      rows,
      opener,
      workMs: timeout * 1000,
      memoryMb: memory,
      signal: this.#stop.signal,
      onPage: (progress) => display?.update(progress),
      ...(jobs === undefined ? {} : { jobs }),
    }).finally(() => display?.stop());
    return { ...summary, elapsedMs: performance.now() - began };
  }

  /** Prints the one summary of the run. */
  #tell(ran: TimedSummary | null, earlier: Earlier): void {
    if (this.#parts.flags.quiet !== true) log(summaryLine(ran, earlier));
  }
}
