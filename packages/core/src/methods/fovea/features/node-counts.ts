import { MAX_TAG_IDS, Tag, tagSet } from '../../../page/tags.ts';
import type { PageTree } from '../../../page/tree.ts';

/** Running counts over the nodes: entry `id` counts what comes before node `id`. */
export interface NodeCounts {
  /** `<time>` elements: posts, comments and cards have one each. */
  readonly times: Int32Array;
  /** Form controls. */
  readonly controls: Int32Array;
  /** How many elements of each tag the page has. */
  readonly ofTag: Int32Array;
}

const CONTROLS = tagSet('button', 'input', 'select', 'textarea');

/** Counts in one pass; a difference of two entries is the count of a subtree or of a run of nodes. */
export function nodeCounts({ size, tag }: PageTree): NodeCounts {
  const times = new Int32Array(size + 1);
  const controls = new Int32Array(size + 1);
  const ofTag = new Int32Array(MAX_TAG_IDS);
  const { time } = Tag;
  let timesSoFar = 0;
  let controlsSoFar = 0;
  // Nodes that are not elements have tag 0, which no element has; counting them too is cheaper than checking.
  for (let id = 0; id < size; id++) {
    times[id] = timesSoFar;
    controls[id] = controlsSoFar;
    const tagId = tag[id]!;
    ofTag[tagId]!++;
    if (tagId === time) timesSoFar++;
    controlsSoFar += CONTROLS[tagId]!;
  }
  times[size] = timesSoFar;
  controls[size] = controlsSoFar;
  return { times, controls, ofTag };
}
