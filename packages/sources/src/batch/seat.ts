import { setTimeout as sleep } from 'node:timers/promises';
import type { RowId } from '../jsonl/row-id.ts';
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
 * A child that uses more than this share of its memory limit is replaced between pages, so that what one page left
 * behind cannot make the next one fail.
 */
const RETIRE_SHARE = 0.7;

/** A page that ends this many fresh children is to blame; a single death may be bad luck or someone's kill. */
const DEATHS_TO_BLAME = 2;
/** Milliseconds to wait after a child that could not start: fourfold each time, about 4 s in total. */
const START_PAUSES = [50, 200, 800, 3200];

/** One of the parallel places of a run: always has a child to work with, and replaces those that die or grow too large. */
export class Seat {
  /** Children started so far. */
  started = 0;
  readonly #options: SeatOptions;
  #child: Child | null = null;
  #closed = false;

  constructor(options: SeatOptions) {
    this.#options = options;
  }

  /** Processes a page; always resolves to its row, or to `null` once the seat is closed. */
  async process(item: WorkItem): Promise<Finished | null> {
    for (let deaths = 0; ; ) {
      const child = await this.#ready();
      if (child === null) return null;
      const isOwn = child.served === 0;
      const begun = performance.now();
      const ending = await this.#attempt(child, item);
      if (this.#closed) return null;
      const ms = performance.now() - begun;
      if (ending.type === 'row') return { id: ending.id, line: ending.line, outcome: ending.outcome, ms };
      // A used child may have died because of earlier pages.
      if (isOwn) deaths++;
      // A timeout is final: the caller set the limit, and a second attempt would double the cost of a hang.
      if (deaths < DEATHS_TO_BLAME && ending.error.code !== 'timeout') continue;
      const id = itemId(item);
      return { id, line: encodeRow({ id, error: ending.error }), outcome: 'failed', ms };
    }
  }

  /** Stops the work at once. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  /** A child that is ready for pages, or `null` once the seat is closed; throws if none can be started. */
  async #ready(): Promise<Child | null> {
    for (let failures = 0; this.#child === null && !this.#closed; failures++) {
      try {
        this.started++;
        this.#child = await Child.start(this.#options);
        // Closed while the child was starting: nothing else knows about it.
        if (this.#closed) this.#child.kill();
      } catch (error) {
        const pause = START_PAUSES[failures];
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
    return this.#closed ? null : this.#child;
  }

  async #attempt(child: Child, item: WorkItem): Promise<Ending> {
    const ending = await child.process(item, this.#options.timeoutMs);
    const grown = ending.type === 'row' && ending.rss > RETIRE_SHARE * this.#options.memoryMb * 2 ** 20;
    if (grown) child.kill();
    if (grown || ending.type === 'death') this.#child = null;
    return ending;
  }
}
