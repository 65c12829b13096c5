import type { RowId } from '../jsonl/page-row.ts';
import { Child, type ChildOptions, type Ending } from './child.ts';
import { itemId } from './item-id.ts';
import { encodeRow, type RowOutcome, type WorkItem } from './protocol.ts';

/** A finished page. */
export interface Finished {
  readonly id: RowId;
  readonly line: Uint8Array;
  readonly outcome: RowOutcome;
  readonly ms: number;
}

/** How a seat runs its children. */
export interface SeatOptions extends ChildOptions {
  readonly timeoutMs: number;
}

/**
 * A child above this share of its limit is replaced between pages, so that what one page left behind
 * cannot cost the next one its life.
 */
const RETIRE_SHARE = 0.7;

/** One of a run's parallel places: always has a child to work with, replacing those that die or grow. */
export class Seat {
  /** Children started so far. */
  started = 0;
  readonly #options: SeatOptions;
  #child: Child | null = null;
  #closed = false;

  constructor(options: SeatOptions) {
    this.#options = options;
  }

  /** Works on a page; resolves to its row in any case, or to `null` once the seat is closed. */
  async process(item: WorkItem): Promise<Finished | null> {
    let child = await this.#ready();
    let begun = performance.now();
    const used = child.served > 0;
    let ending = await this.#attempt(child, item);
    // A used child may have died of what earlier pages left; a hang is always the page's own.
    if (ending.type === 'death' && used && ending.error.code !== 'timeout' && !this.#closed) {
      child = await this.#ready();
      begun = performance.now();
      ending = await this.#attempt(child, item);
    }
    if (this.#closed) return null;
    const ms = performance.now() - begun;
    if (ending.type === 'row') return { id: ending.id, line: ending.line, outcome: ending.outcome, ms };
    const id = itemId(item);
    return { id, line: encodeRow({ id, error: ending.error }), outcome: 'failed', ms };
  }

  /** Ends the work at once. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  async #ready(): Promise<Child> {
    if (this.#child === null) {
      this.started++;
      this.#child = await Child.start(this.#options);
      if (this.#closed) this.#child.kill();
    }
    return this.#child;
  }

  async #attempt(child: Child, item: WorkItem): Promise<Ending> {
    const ending = await child.process(item, this.#options.timeoutMs);
    const grown = ending.type === 'row' && ending.rss > RETIRE_SHARE * this.#options.memoryMb * 2 ** 20;
    if (grown) child.kill();
    if (grown || ending.type === 'death') this.#child = null;
    return ending;
  }
}
