import type { NodeId } from '../page/tree.ts';

/** A part of the page that is not in the content. */
export interface RemovedPart {
  readonly nodeId: NodeId;
  /** Readable path, for instance `html > body > div#side > ul`. */
  readonly path: string;
  /** Which step removed it. */
  readonly step: string;
  readonly reason: string;
  /** How likely the likeliest text in it is content, or a score of the method's own; `null` where it has none. */
  readonly score: number | null;
  /** The first characters of its text. */
  readonly text: string;
}

/** A block that the method nearly decided otherwise on. `restore` and `remove` take its id. */
export interface BorderlineBlock {
  readonly nodeId: NodeId;
  readonly path: string;
  /** Whether the method chose it. */
  readonly kept: boolean;
  /** How likely it is content, 0 to 1. */
  readonly score: number;
  /** What decided. */
  readonly reason: string;
  /** The first characters of its text. */
  readonly text: string;
}
