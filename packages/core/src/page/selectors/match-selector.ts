import { getAttribute, tagNameOf } from '../access.ts';
import type { Page } from '../page.ts';
import { SPACE } from '../spaces.ts';
import { NO_NODE, type NodeId, NodeKind } from '../tree.ts';
import type { AttributeTest, Compound, PlaceTest, Selector, SelectorStep } from './selector.ts';
import { SiblingPlaces } from './sibling-places.ts';

/** What selectors of one page are matched with. */
export interface Matching {
  readonly page: Page;
  readonly places: SiblingPlaces;
  /** Whether everything a reader can open counts as open: `:checked` and `:target` match everywhere. */
  readonly isOpened: boolean;
  /** Spends one more comparison; `false` if there is no budget left for it. */
  readonly affords: (node: NodeId, compound: Compound) => boolean;
  /** How often it stayed open whether an element matches. */
  doubts: number;
  /** By step of a selector: whether an element, or one above or before it, matches up to that step; `null` if that stayed open. */
  readonly known: Map<SelectorStep, Map<NodeId, boolean | null>>;
}

/** Matching without a budget, for the selectors of callers, whose lists do not look around. */
export function unboundedMatching(page: Page): Matching {
  return {
    page,
    places: new SiblingPlaces(page.tree),
    isOpened: false,
    affords: () => true,
    doubts: 0,
    known: new Map(),
  };
}

/** Whether an element matches a compound selector. */
export function matchesCompound(matching: Matching, node: NodeId, compound: Compound): boolean {
  const { page, places } = matching;
  const { tree } = page;
  const { tag, state, attributes, nths, is, not } = compound;
  if (tag !== null && tagNameOf(tree, node).toLowerCase() !== tag) return false;
  if (state !== null && !(state === 'open' && matching.isOpened)) return false;
  for (let at = 0; at < attributes.length; at++) if (!meetsTest(page, node, attributes[at]!)) return false;
  // Most selectors have nothing of the rest, and a test that calls nothing makes no function either.
  return (
    (compound.places.length === 0 || compound.places.every((place) => isAtPlace(matching, node, place))) &&
    (nths.length === 0 || nths.every((test) => places.meets(node, test))) &&
    (is.length === 0 || is.every(({ selector }) => matchesSelector(matching, node, selector))) &&
    (not.length === 0 || matchesNone(matching, node, not))
  );
}

function matchesSelector(matching: Matching, node: NodeId, selector: Selector): boolean {
  return selector.some((chain) => matchesChain(matching, node, chain));
}

/** Whether no selector of a list matches for certain: what stayed open must not turn into a match. */
function matchesNone(matching: Matching, node: NodeId, selector: Selector): boolean {
  const { doubts } = matching;
  return !matchesSelector(matching, node, selector) && matching.doubts === doubts;
}

/** Whether a chain ends in an element; `false` too if finding out takes more work than the budget allows. */
export function matchesChain(matching: Matching, node: NodeId, chain: readonly SelectorStep[]): boolean {
  return matchesStep(matching, node, chain, chain.length - 1);
}

/** Calls itself no deeper than a chain has steps, and lists have lists. */
function matchesStep(
  matching: Matching,
  node: NodeId,
  chain: readonly SelectorStep[],
  step: number,
): boolean {
  const { combinator, compound } = chain[step]!;
  if (!matching.affords(node, compound)) {
    matching.doubts++;
    return false;
  }
  if (!matchesCompound(matching, node, compound)) return false;
  if (step === 0) return true;
  const isBeside = combinator === '+' || combinator === '~';
  const next = isBeside ? elementBefore : elementAbove;
  const other = next(matching, node);
  if (other === NO_NODE) return false;
  if (combinator === '>' || combinator === '+') return matchesStep(matching, other, chain, step - 1);
  return matchesFarther(matching, other, chain, step - 1, next);
}

/** Whether an element, or one farther in a direction, matches a chain up to a step; each is compared once. */
function matchesFarther(
  matching: Matching,
  node: NodeId,
  chain: readonly SelectorStep[],
  step: number,
  next: (matching: Matching, node: NodeId) => NodeId,
): boolean {
  let known = matching.known.get(chain[step]!);
  if (known === undefined) {
    known = new Map();
    matching.known.set(chain[step]!, known);
  }
  const passed: NodeId[] = [];
  const { doubts } = matching;
  let isFound = false;
  for (let at = node; at !== NO_NODE && !isFound; at = next(matching, at)) {
    const before = known.get(at);
    if (before === null) matching.doubts++;
    if (before === false || before === null) break;
    passed.push(at);
    isFound = before ?? matchesStep(matching, at, chain, step);
  }
  const result = isFound || matching.doubts === doubts ? isFound : null;
  for (const at of passed) known.set(at, result);
  return isFound;
}

function elementAbove({ page }: Matching, node: NodeId): NodeId {
  const { kind, parent } = page.tree;
  const above = parent[node]!;
  return above !== NO_NODE && kind[above] === NodeKind.element ? above : NO_NODE;
}

function elementBefore({ places }: Matching, node: NodeId): NodeId {
  return places.before(node);
}

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
  if (word === '' || SPACE.test(word)) return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length;
    const isStart = at === 0 || SPACE.test(text[at - 1]!);
    if (isStart && (end === text.length || SPACE.test(text[end]!))) return true;
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

function isAtPlace({ page: { tree }, places }: Matching, node: NodeId, place: PlaceTest): boolean {
  switch (place) {
    case 'root':
      return tree.parent[node] === 0;
    case 'empty':
      return tree.firstChild[node] === NO_NODE;
    case 'first-child':
      return places.before(node) === NO_NODE;
    case 'last-child':
      return places.after(node) === NO_NODE;
    case 'only-child':
      return places.before(node) === NO_NODE && places.after(node) === NO_NODE;
  }
}
