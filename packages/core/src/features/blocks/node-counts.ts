import { Tag, tagSet } from '../../page/tags.ts';
import { NodeKind, type PageTree } from '../../page/tree.ts';

/** Running counts over the nodes: entry `id` counts what stands before node `id`. */
export interface NodeCounts {
  /** `<time>` elements: posts, comments and cards have one each. */
  readonly times: Int32Array;
  /** What a reader can press or fill in. */
  readonly controls: Int32Array;
}

const CONTROLS = tagSet('button', 'input', 'select', 'textarea');

/** Counts in one pass; a difference of two entries is the count of a subtree or of a run of nodes. */
export function nodeCounts({ size, kind, tag }: PageTree): NodeCounts {
  const times = new Int32Array(size + 1);
  const controls = new Int32Array(size + 1);
  for (let id = 0; id < size; id++) {
    const tagId = kind[id] === NodeKind.element ? tag[id]! : 0;
    times[id + 1] = times[id]! + (tagId === Tag.time ? 1 : 0);
    controls[id + 1] = controls[id]! + CONTROLS[tagId]!;
  }
  return { times, controls };
}
