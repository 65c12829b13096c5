import { type ProgressState, progressLine } from './progress.ts';

/** On a terminal the line is redrawn often enough to feel alive; in a log now and then. */
const TERMINAL_MS = 200;
const LOG_MS = 5_000;

/** Shows a run's progress on standard error until it is stopped. */
export class ProgressDisplay {
  readonly #state: () => ProgressState;
  readonly #timer: NodeJS.Timeout;
  readonly #isTerminal: boolean = process.stderr.isTTY === true;

  constructor(state: () => ProgressState) {
    this.#state = state;
    this.#timer = setInterval(() => this.#draw(), this.#isTerminal ? TERMINAL_MS : LOG_MS);
    this.#timer.unref();
  }

  /** Ends the display; the last line is wiped from a terminal, because a summary follows. */
  stop(): void {
    clearInterval(this.#timer);
    if (this.#isTerminal) process.stderr.write('\r\x1b[K');
  }

  #draw(): void {
    const line = progressLine(this.#state(), this.#isTerminal);
    if (!this.#isTerminal) process.stderr.write(`${line}\n`);
    else process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  }
}
