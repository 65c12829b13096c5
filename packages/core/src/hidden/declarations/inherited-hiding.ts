import { countLetters } from '../../language/count.ts';
import { textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import { NEVER_SHOWN } from '../unread-tags.ts';
import type { Declarations } from './declarations.ts';
import { isTooSmall, type LetterSize, letterSizeOf, visibilityOf } from './hiding.ts';

/** What an inherited property hides in a subtree, apart from the elements that undo it. */
export interface InheritedHiding {
  /** The hidden texts, in document order. */
  readonly texts: readonly NodeId[];
  /** Whether the subtree also has texts that are shown. */
  readonly isPartial: boolean;
}

/** Finds the hidden texts of a subtree. `isHidden` gets each text with its parent. */
export function hiddenTexts(
  page: Page,
  root: NodeId,
  isHidden: (parent: NodeId, text: NodeId) => boolean,
): InheritedHiding {
  const { kind, tag, end, parent } = page.tree;
  const texts: NodeId[] = [];
  let isPartial = false;
  for (let id = root; id < end[root]!; id++) {
    if (kind[id] === NodeKind.text) {
      if (countLetters(textOf(page, id)) === 0) continue;
      if (isHidden(parent[id]!, id)) texts.push(id);
      else isPartial = true;
    } else if (NEVER_SHOWN[tag[id]!] === 1) id = end[id]! - 1;
  }
  return { texts, isPartial };
}

/** Inherited states below a root. Each is computed once, from the state of the parent. */
class Inherited<State> {
  readonly #states = new Map<NodeId, State>();
  readonly #parent: Int32Array;
  readonly #root: NodeId;
  readonly #first: State;
  readonly #next: (above: State, node: NodeId) => State;

  constructor(page: Page, root: NodeId, first: State, next: (above: State, node: NodeId) => State) {
    this.#parent = page.tree.parent;
    this.#root = root;
    this.#first = first;
    this.#next = next;
  }

  of(node: NodeId): State {
    const path: NodeId[] = [];
    let at = node;
    for (; at >= this.#root && !this.#states.has(at); at = this.#parent[at]!) path.push(at);
    let state = this.#states.get(at) ?? this.#first;
    for (const id of path.reverse()) {
      state = this.#next(state, id);
      this.#states.set(id, state);
    }
    return state;
  }
}

/** Texts that `visibility` hides below an element. */
export function hiddenByVisibility(
  page: Page,
  root: NodeId,
  styleOf: (node: NodeId) => Declarations,
): InheritedHiding {
  const states = new Inherited(page, root, false, (above, node) => visibilityOf(styleOf(node)) ?? above);
  return hiddenTexts(page, root, (node) => states.of(node));
}

/** The default font size of browsers. @format */
const MEDIUM: LetterSize = { size: 16, isRelative: true };

/** Texts below an element with letters too small to read. `isSure`: no other style sheet can set another size. */
export function hiddenBySize(
  page: Page,
  root: NodeId,
  styleOf: (node: NodeId) => Declarations,
  isSure: () => boolean,
): InheritedHiding {
  const states = new Inherited(page, root, MEDIUM, (above, node) => lettersBelow(above, styleOf(node)));
  return hiddenTexts(page, root, (node) => isTooSmall(states.of(node)) && (node === root || isSure()));
}

/** The size below an element. A size in pixels stays absolute, however often it is multiplied. */
function lettersBelow(above: LetterSize, style: Declarations): LetterSize {
  const own = letterSizeOf(style);
  if (own === null) return above;
  return own.isRelative ? { size: above.size * own.size, isRelative: above.isRelative } : own;
}
