const BAR_WIDTH = 24;

/** Shows the progress of a run on stderr: a bar redrawn in place on a terminal, a line per step elsewhere. */
export class Progress {
  readonly #total: number;
  readonly #start: number = Date.now();
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** Shows the current step. */
  begin(what: string): void {
    if (process.stderr.isTTY) this.#draw(what);
  }

  /** Counts a step as done. */
  step(what: string): void {
    this.#done++;
    if (process.stderr.isTTY) this.#draw(what);
    else process.stderr.write(`${this.#count()}  ${what}\n`);
  }

  /** Clears the bar on a terminal, because the results follow. */
  stop(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }

  #draw(what: string): void {
    const full = Math.round((this.#done / this.#total) * BAR_WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
    const line = `${bar} ${this.#count()}  ${what}`;
    process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
  }

  #count(): string {
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    return `${this.#done}/${this.#total}  ${seconds} s`;
  }
}
