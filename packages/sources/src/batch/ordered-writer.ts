import type { RowSink } from './output.ts';

/**
 * Limits on rows that wait for an earlier one: enough for other pages to go on while one takes its full time, and little
 * compared to the memory of a single child.
 * @cap
 */
const MAX_ROWS = 1024;
const MAX_BYTES = 64 * 2 ** 20;

/** Accepts rows as they are finished and writes them in input order. */
export class OrderedWriter {
  readonly #sink: RowSink;
  readonly #waiting = new Map<number, Uint8Array>();
  #bytes = 0;
  #next = 0;
  #writing = false;
  #wake: (() => void)[] = [];

  constructor(sink: RowSink) {
    this.#sink = sink;
  }

  /** Resolves once there is room for another row. */
  async room(): Promise<void> {
    while (this.#waiting.size >= MAX_ROWS || this.#bytes >= MAX_BYTES) {
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  /** Accepts the row at a position; writes it, and all rows that waited for it, when its turn has come. */
  async put(position: number, row: Uint8Array): Promise<void> {
    this.#waiting.set(position, row);
    this.#bytes += row.length;
    if (this.#writing) return;
    this.#writing = true;
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      // A page that was skipped has a turn, but no row.
      if (next.length > 0) await this.#sink.write(next);
    }
    this.#writing = false;
  }

  #take(): Uint8Array | undefined {
    const row = this.#waiting.get(this.#next);
    if (row === undefined) return undefined;
    this.#waiting.delete(this.#next++);
    this.#bytes -= row.length;
    for (const wake of this.#wake.splice(0)) wake();
    return row;
  }
}
