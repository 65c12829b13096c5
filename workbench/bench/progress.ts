const BAR_WIDTH = 24;
/** A terminal needs only a few frames a second; a log only a line now and then. */
const FRAME_MS = 200;
const LOG_MS = 15_000;

/** Shows on stderr how many pages are done, how fast, and when it will end. */
export class Progress {
  readonly #total: number;
  readonly #start: number = Date.now();
  #last = 0;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** Counts pages as done. */
  step(what: string, pages: number = 1): void {
    this.#done += pages;
    const now = Date.now();
    if (now - this.#last < (process.stderr.isTTY ? FRAME_MS : LOG_MS) && this.#done < this.#total) return;
    this.#last = now;
    const line = progressLine(this.#done, this.#total, (now - this.#start) / 1000, what);
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`);
    else process.stderr.write(`${line}\n`);
  }

  /** Clears the bar on a terminal, because other output follows. */
  stop(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

/** `███░░ 120/480 pages  35/s  11 s left  wcxb` */
export function progressLine(done: number, total: number, seconds: number, what: string): string {
  const full = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? `${Math.ceil((total - done) / rate)} s left` : '';
  return `${bar} ${done}/${total} pages  ${rate.toFixed(rate < 10 ? 1 : 0)}/s  ${left}  ${what}`;
}
