import type { Method, MethodOptions, Page } from 'fovea';
import type { Projection } from '../metrics/alignment/project.ts';
import { chosenNodes } from '../metrics/nodes/page-nodes.ts';
import type { Confusion } from '../metrics/scores.ts';

/** Compares the texts that a method selects with those of the gold, text by text. */
export function judgeBlocks(
  method: Method,
  options: MethodOptions,
  page: Page,
  { nodes, leaves }: Pick<Projection, 'nodes' | 'leaves'>,
): Confusion {
  const defaults = method.parameters.map(({ name, default: value }) => [name, value]);
  const selection = method.select(page, { options: { ...Object.fromEntries(defaults), ...options } });
  const chosen = chosenNodes(page.tree, selection);
  const counts = { tp: 0, fp: 0, fn: 0, tn: 0 };
  for (const leaf of leaves) {
    if (nodes[leaf] === 1) counts[chosen[leaf] === 1 ? 'tp' : 'fn']++;
    else counts[chosen[leaf] === 1 ? 'fp' : 'tn']++;
  }
  return counts;
}
