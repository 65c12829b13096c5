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
 * A child above this share of its limit is replaced between pages, so that what one page left behind
 * cannot cost the next one its life.
 */
const RETIRE_SHARE = 0.7;

/** A page that ends this many children of its own is to blame; one end may be bad luck or somebody's kill. */
const DEATHS_TO_BLAME = 2;
/** Milliseconds before a child is started again after one that could not start: grows fourfold, some 4 s in all. */
const START_PAUSES = [50, 200, 800, 3200];

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
    for (let deaths = 0; ; ) {
      const child = await this.#ready();
      if (child === null) return null;
      const isOwn = child.served === 0;
      const begun = performance.now();
      const ending = await this.#attempt(child, item);
      if (this.#closed) return null;
      const ms = performance.now() - begun;
      if (ending.type === 'row') return { id: ending.id, line: ending.line, outcome: ending.outcome, ms };
      // A used child may have died of what earlier pages left behind.
      if (isOwn) deaths++;
      // Out of time is final at once: the limit is the caller's, and a second try would double what a hang costs.
      if (deaths < DEATHS_TO_BLAME && ending.error.code !== 'timeout') continue;
      const id = itemId(item);
      return { id, line: encodeRow({ id, error: ending.error }), outcome: 'failed', ms };
    }
  }

  /** Ends the work at once. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  /** A child that takes pages, or `null` once the seat is closed; throws when none can be started. */
  async #ready(): Promise<Child | null> {
    for (let failures = 0; this.#child === null && !this.#closed; failures++) {
      try {
        this.started++;
        this.#child = await Child.start(this.#options);
        // Closed while it started: nobody else knows this child.
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
