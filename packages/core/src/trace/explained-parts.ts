import type { NodeId } from '../page/tree.ts';

/** A part of the page that is not in the content. */
export interface RemovedPart {
  readonly nodeId: NodeId;
  /** Readable path, for instance `html > body > div#side > ul`. */
  readonly path: string;
  /** Which step removed it. */
  readonly step: string;
  readonly reason: string;
  /** The probability that the likeliest text in it is content, or the method's own score; `null` if it has none. */
  readonly score: number | null;
  /** The first characters of its text that a reader of the page sees; of all of it if it was removed because none does. */
  readonly text: string;
}

/** A block on which the decision was close. `restore` and `remove` take its id. */
export interface BorderlineBlock {
  readonly nodeId: NodeId;
  readonly path: string;
  /** Whether the method chose it. */
  readonly kept: boolean;
  /** The probability that it is content, 0 to 1. */
  readonly score: number;
  /** What decided the case. */
  readonly reason: string;
  /** The first characters of its text that a reader of the page sees. */
  readonly text: string;
}
