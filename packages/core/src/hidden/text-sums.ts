import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { Namespace, NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';
import { CODE } from './unread-tags.ts';

/** Counts over a subtree. */
export interface TextSums {
  readonly letters: number;
  /** Letters inside links. */
  readonly linked: number;
  readonly holdsFormula: boolean;
}

/** Sums over any subtree in constant time, after one pass over the page or over the nodes `from` to `to` of it. */
export function textSums(page: Page, from = 0, to: number = page.tree.size): (node: NodeId) => TextSums {
  const { kind, tag, end, namespace } = page.tree;
  const length = to - from + 1;
  const letters = new Int32Array(length);
  const linked = new Int32Array(length);
  const formulas = new Int32Array(length);
  let linkEnd = endAround(page, from, LINK);
  let skipEnd = endAround(page, from, CODE);
  for (let id = from; id < to; id++) {
    if (LINK[tag[id]!] === 1) linkEnd = Math.max(linkEnd, end[id]!);
    else if (CODE[tag[id]!] === 1) skipEnd = Math.max(skipEnd, end[id]!);
    const isText = kind[id] === NodeKind.text && id >= skipEnd;
    const count = isText ? countLetters(textOf(page, id)) : 0;
    const at = id - from;
    letters[at + 1] = letters[at]! + count;
    linked[at + 1] = linked[at]! + (id < linkEnd ? count : 0);
    formulas[at + 1] = formulas[at]! + (namespace[id] === Namespace.mathml ? 1 : 0);
  }
  return (node) => {
    const [first, last] = [node - from, end[node]! - from];
    return {
      letters: letters[last]! - letters[first]!,
      linked: linked[last]! - linked[first]!,
      holdsFormula: formulas[last]! > formulas[first]!,
    };
  };
}

const LINK = tagSet('a');

/** Where the outermost ancestor with one of the tags ends; 0 if there is none. */
function endAround({ tree }: Page, node: NodeId, tags: Uint8Array): number {
  let end = 0;
  for (let above = tree.parent[node] ?? NO_NODE; above !== NO_NODE; above = tree.parent[above]!) {
    if (tags[tree.tag[above]!] === 1) end = tree.end[above]!;
  }
  return end;
}
