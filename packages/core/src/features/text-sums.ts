import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag } from '../page/tags.ts';
import { Namespace, type NodeId, NodeKind } from '../page/tree.ts';

/** What a subtree holds. */
export interface TextSums {
  readonly letters: number;
  /** Letters inside links. */
  readonly linked: number;
  readonly holdsFormula: boolean;
}

/** Sums over any subtree in constant time, after one pass over the page. */
export function textSums(page: Page): (node: NodeId) => TextSums {
  const { kind, tag, end, namespace, size } = page.tree;
  const letters = new Int32Array(size + 1);
  const linked = new Int32Array(size + 1);
  const formulas = new Int32Array(size + 1);
  let linkEnd = 0;
  let skipEnd = 0;
  for (let id = 0; id < size; id++) {
    if (tag[id] === Tag.a) linkEnd = Math.max(linkEnd, end[id]!);
    else if (tag[id] === Tag.script || tag[id] === Tag.style) skipEnd = Math.max(skipEnd, end[id]!);
    const isText = kind[id] === NodeKind.text && id >= skipEnd;
    const count = isText ? countLetters(textOf(page, id)) : 0;
    letters[id + 1] = letters[id]! + count;
    linked[id + 1] = linked[id]! + (id < linkEnd ? count : 0);
    formulas[id + 1] = formulas[id]! + (namespace[id] === Namespace.mathml ? 1 : 0);
  }
  return (node) => {
    const to = end[node]!;
    return {
      letters: letters[to]! - letters[node]!,
      linked: linked[to]! - linked[node]!,
      holdsFormula: formulas[to]! > formulas[node]!,
    };
  };
}
