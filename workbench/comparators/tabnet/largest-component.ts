import type { PageTree } from 'fovea';

/**
 * Keeps of the chosen elements those that hang together, parent and child, with the most text; `chosen` has an entry per node, as
 * has `text`, the length of the text directly in it.
 */
export function largestComponent(tree: PageTree, chosen: Uint8Array, text: Float64Array): Uint8Array {
  const component = new Int32Array(tree.size).fill(-1);
  const total = new Float64Array(tree.size);
  let best = -1;
  for (let id = 0; id < tree.size; id++) {
    if (chosen[id] === 0) continue;
    const above = tree.parent[id]!;
    // A component is named after its topmost element.
    component[id] = id > 0 && chosen[above] === 1 ? component[above]! : id;
    const name = component[id]!;
    total[name]! += text[id]!;
    if (best < 0 || total[name]! > total[best]!) best = name;
  }
  return chosen.map((one, id) => Number(one === 1 && component[id] === best));
}
