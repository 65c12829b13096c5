import type { BatchInputs, BatchProgress } from '@fovea/sources';
import { progressLine } from './progress.ts';

/** On a terminal the line is redrawn often enough to look live; a log gets a line now and then. */
const TERMINAL_MS = 200;
const LOG_MS = 5_000;
const CLEAR_LINE = '\r\x1b[K';

/** Shows a run's progress on standard error until it is stopped. */
export class ProgressDisplay {
  readonly #inputs: Pick<BatchInputs, 'pages' | 'fraction'>;
  readonly #resumed: number;
  readonly #startFraction: number;
  readonly #began: number = performance.now();
  readonly #timer: NodeJS.Timeout;
  readonly #isTerminal: boolean = process.stderr.isTTY === true;
  #progress: BatchProgress = { pages: 0, empty: 0, failed: 0 };

  constructor(inputs: Pick<BatchInputs, 'pages' | 'fraction'>, resumed: number) {
    this.#inputs = inputs;
    this.#resumed = resumed;
    this.#startFraction = inputs.fraction() ?? 0;
    this.#timer = setInterval(() => this.#draw(), this.#isTerminal ? TERMINAL_MS : LOG_MS);
    this.#timer.unref();
  }

  /** Updates the progress. */
  update(progress: BatchProgress): void {
    this.#progress = progress;
  }

  /** Ends the display; clears the line on a terminal, because a summary or an error follows. */
  stop(): void {
    clearInterval(this.#timer);
    if (this.#isTerminal) process.stderr.write(CLEAR_LINE);
  }

  #draw(): void {
    const state = {
      ...this.#progress,
      resumed: this.#resumed,
      startFraction: this.#startFraction,
      totalPages: this.#inputs.pages,
      fraction: this.#inputs.fraction(),
      elapsedMs: performance.now() - this.#began,
    };
    const line = progressLine(state, this.#isTerminal);
    // `columns` is 0 on a terminal of unknown width.
    const width = (process.stderr.columns || 80) - 1;
    process.stderr.write(this.#isTerminal ? CLEAR_LINE + line.slice(0, width) : `${line}\n`);
  }
}
