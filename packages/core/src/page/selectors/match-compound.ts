import { getAttribute, tagNameOf } from '../access.ts';
import type { Page } from '../page.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../tree.ts';
import type { AttributeTest, Compound, PlaceTest } from './selector.ts';

/** Whether an element matches a compound selector. */
export function matchesCompound(page: Page, node: NodeId, compound: Compound): boolean {
  const { tree } = page;
  if (compound.tag !== null && tagNameOf(tree, node).toLowerCase() !== compound.tag) return false;
  return (
    compound.attributes.every((test) => meetsTest(page, node, test)) &&
    compound.places.every((place) => standsAt(tree, node, place)) &&
    !compound.not.some((other) => matchesCompound(page, node, other))
  );
}

const WHITE_SPACE = /\s/u;

const COMPARE: {
  readonly [Operator in AttributeTest['operator']]: (text: string, value: string) => boolean;
} = {
  '': () => true,
  '=': (text, value) => text === value,
  '~=': hasWord,
  '|=': (text, value) => text === value || text.startsWith(`${value}-`),
  '^=': (text, value) => value !== '' && text.startsWith(value),
  '$=': (text, value) => value !== '' && text.endsWith(value),
  '*=': (text, value) => value !== '' && text.includes(value),
};

/** Searches without splitting: an element with a class of megabytes would otherwise cost too much at every rule. */
function hasWord(text: string, word: string): boolean {
  if (word === '' || WHITE_SPACE.test(word)) return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length;
    const isStart = at === 0 || WHITE_SPACE.test(text[at - 1]!);
    if (isStart && (end === text.length || WHITE_SPACE.test(text[end]!))) return true;
  }
  return false;
}

function meetsTest(page: Page, node: NodeId, { name, operator, value, ignoreCase }: AttributeTest): boolean {
  const text = getAttribute(page, node, name);
  if (text === null) return false;
  return ignoreCase
    ? COMPARE[operator](text.toLowerCase(), value.toLowerCase())
    : COMPARE[operator](text, value);
}

function standsAt(tree: PageTree, node: NodeId, place: PlaceTest): boolean {
  switch (place) {
    case 'root':
      return tree.parent[node] === 0;
    case 'empty':
      return tree.firstChild[node] === NO_NODE;
    case 'first-child':
      return !hasElement(tree, tree.previousSibling, node);
    case 'last-child':
      return !hasElement(tree, tree.nextSibling, node);
    case 'only-child':
      return !hasElement(tree, tree.previousSibling, node) && !hasElement(tree, tree.nextSibling, node);
  }
}

/** Whether a sibling element exists in one direction; skips texts and comments. */
function hasElement(tree: PageTree, next: Int32Array, node: NodeId): boolean {
  let sibling = next[node]!;
  while (sibling !== NO_NODE && tree.kind[sibling] !== NodeKind.element) sibling = next[sibling]!;
  return sibling !== NO_NODE;
}
