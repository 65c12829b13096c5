import { setTimeout as sleep } from 'node:timers/promises';
import type { RowId } from '../jsonl/row-id.ts';
import { Child, type ChildOptions, type ChildRow } from './child.ts';
import { fieldsOfItem } from './item-fields.ts';
import { itemId } from './item-id.ts';
import { encodeRow, type RowError, type RowOutcome, type WorkItem } from './protocol.ts';
import { encodeItem } from './work-frames.ts';

/** A finished page. */
export interface Finished {
  readonly id: RowId;
  readonly line: Uint8Array;
  readonly outcome: RowOutcome;
  readonly ms: number;
}

/** How a seat runs its children. */
export interface SeatOptions extends ChildOptions {
  /** Milliseconds that a page may take by the clock. */
  readonly timeoutMs: number;
}

/** Pages that a child has at once, so that it never waits for its parent; four keep it busy, and more bring nothing. @cap */
const WINDOW = 4;
/** A child with this many bytes to process needs no other page yet, which keeps the memory of the parent flat. @cap */
const WINDOW_BYTES = 2 ** 20;

/** A page that ends this many fresh children is to blame; a single death may be bad luck or someone's kill. @cap */
const DEATHS_TO_BLAME = 2;
/** Errors for which a page is not tried again. */
const FINAL: ReadonlySet<string> = new Set(['too-much-work', 'timeout']);
/** Milliseconds to wait after a child that could not start: fourfold each time, about 4 s in total. @cap */
const START_PAUSES = [50, 200, 800, 3200];

/** A page that waits for its row. */
interface Waiting {
  readonly item: WorkItem;
  readonly frame: readonly Uint8Array[];
  readonly bytes: number;
  /** Fresh children that it has ended. */
  deaths: number;
  readonly settle: (finished: Finished | null) => void;
  readonly fail: (error: unknown) => void;
}

/** One of the parallel places of a run: always has a child to work with, and replaces those that die or grow too large. */
export class Seat {
  /** Children started so far. */
  started = 0;
  readonly #options: SeatOptions;
  /** In the order of their rows; the first is the one that the child works on. */
  readonly #queue: Waiting[] = [];
  #bytes = 0;
  /** How many of the queue the child has. */
  #sent = 0;
  #child: Child | null = null;
  #isStarting = false;
  #closed = false;
  #begun = 0;
  #timer: NodeJS.Timeout | null = null;
  /** The page for which the child was ended; its answer may have been under way. */
  #timedOut: Waiting | null = null;
  #wake: (() => void) | null = null;

  constructor(options: SeatOptions) {
    this.#options = options;
  }

  /** Resolves once the seat can use another page. */
  async room(): Promise<void> {
    while (this.#queue.length >= WINDOW || this.#bytes >= WINDOW_BYTES)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  /** Processes a page; resolves to its row, or to `null` once the seat is closed; rejects if no child can be started. */
  process(item: WorkItem): Promise<Finished | null> {
    return new Promise((settle, fail) => {
      const frame = encodeItem(item);
      const bytes = frame.reduce((sum, piece) => sum + piece.length, 0);
      this.#queue.push({ item, frame, bytes, deaths: 0, settle, fail });
      this.#bytes += bytes;
      this.#work();
    });
  }

  /** Stops the work at once. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
    this.#stopClock();
    for (const { settle } of this.#queue.splice(0)) settle(null);
  }

  /** Sends the child the pages that it lacks; starts one if there is none. */
  #work(): void {
    if (this.#closed || this.#queue.length === 0) return;
    if (this.#child === null) {
      if (!this.#isStarting) void this.#startChild();
      return;
    }
    while (this.#sent < this.#queue.length) this.#child.send(this.#queue[this.#sent++]!.frame);
    if (this.#timer === null) this.#startClock();
  }

  async #startChild(): Promise<void> {
    this.#isStarting = true;
    try {
      const child = await this.#firstChildToStart();
      this.#isStarting = false;
      // Closed while the child was starting: nothing else knows about it.
      if (child === null || this.#closed) return child?.kill();
      this.#child = child;
      child.listen({ onRow: (row) => this.#onRow(child, row), onEnd: () => this.#onEnd(child) });
      this.#work();
    } catch (error) {
      this.#isStarting = false;
      for (const { fail } of this.#queue.splice(0)) fail(error);
    }
  }

  async #firstChildToStart(): Promise<Child | null> {
    for (let failures = 0; !this.#closed; failures++) {
      try {
        this.started++;
        return await Child.start(this.#options);
      } catch (error) {
        const pause = START_PAUSES[failures];
        if (pause === undefined) throw error;
        await sleep(pause);
      }
    }
    return null;
  }

  #onRow(child: Child, { id, line, outcome, last }: ChildRow): void {
    if (child !== this.#child || this.#queue.length === 0) return;
    const ms = performance.now() - this.#begun;
    this.#stopClock();
    this.#sent--;
    if (last) this.#leave();
    this.#finishFirst({ id, line, outcome, ms });
  }

  #onEnd(child: Child): void {
    if (child !== this.#child || this.#closed) return;
    const ms = performance.now() - this.#begun;
    this.#stopClock();
    const timedOut = this.#timedOut;
    this.#leave();
    const [first] = this.#queue;
    if (first === undefined) return;
    const error = child.causeOfDeath();
    // The row of the late page arrived after all: the ones behind it have done nothing wrong.
    const isOfOther = timedOut !== null && timedOut !== first;
    // A used child may have died because of earlier pages.
    if (child.served === 0) first.deaths++;
    // A limit that the caller set is final: a second attempt would double the cost of a hang.
    const isToBlame = !isOfOther && (first.deaths >= DEATHS_TO_BLAME || FINAL.has(error.code));
    if (isToBlame) this.#finishFirst(failedRow(first.item, error, ms));
    else this.#work();
  }

  /** The child is of no more use; its pages without an answer will go to the next one. */
  #leave(): void {
    this.#child = null;
    this.#sent = 0;
    this.#timedOut = null;
  }

  #finishFirst(finished: Finished): void {
    const { bytes, settle } = this.#queue.shift()!;
    this.#bytes -= bytes;
    settle(finished);
    this.#wake?.();
    this.#work();
  }

  /** The time of a page begins when the child has answered the one before it. */
  #startClock(): void {
    const { timeoutMs } = this.#options;
    this.#begun = performance.now();
    this.#timer = setTimeout(() => {
      this.#timedOut ??= this.#queue[0] ?? null;
      this.#child?.timeOut(timeoutMs);
    }, timeoutMs);
  }

  #stopClock(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function failedRow(item: WorkItem, error: RowError, ms: number): Finished {
  const id = itemId(item);
  return { id, line: encodeRow({ ...fieldsOfItem(item), id, error }), outcome: 'failed', ms };
}
