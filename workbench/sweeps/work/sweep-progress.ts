import type { ConstantMessage } from './sweep-job.ts';

/** Lists finished constants on stderr, with their amount of work, which varies too much for a progress bar. */
export class SweepProgress {
  readonly #name: string;
  readonly #total: number;
  #done = 0;

  constructor(name: string, cases: number, constants: number) {
    this.#name = name;
    this.#total = constants;
    process.stderr.write(`${name}: ${constants} constants on ${cases} cases\n`);
  }

  /** Counts constants as left out. */
  leaveOut(count: number): void {
    this.#done += count;
    if (count > 0) process.stderr.write(`${this.#name}: ${count} are heard on too many cases\n`);
  }

  /** Counts a constant as done. */
  step(id: string, parts: readonly ConstantMessage[]): void {
    this.#done++;
    const asked = parts.reduce((sum, part) => sum + part.asked, 0);
    const runs = parts.flatMap(({ outcomes }) => outcomes).reduce((sum, { run }) => sum + run, 0);
    process.stderr.write(
      `${this.#name}: ${this.#done}/${this.#total} ${id}: asked on ${asked}, ${runs} runs\n`,
    );
  }
}
