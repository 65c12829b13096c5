import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import type { Declarations } from './declarations.ts';
import { isTooSmall, type LetterSize, letterSizeOf, visibilityOf } from './hiding.ts';
import { NEVER_SHOWN } from './unread-tags.ts';

/** What an inherited property hides in a subtree; elements in it may undo it. */
export interface InheritedHiding {
  /** Texts that are hidden, in document order. */
  readonly texts: readonly NodeId[];
  /** Whether other texts in the subtree are shown. */
  readonly isPartial: boolean;
}

/** Finds the hidden texts of a subtree. `isHidden` is asked about the parent of each text. */
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

/** Inherited states below a root. Each is worked out once, from the state of the parent. */
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

/** The default size of letters in browsers. @format */
const MEDIUM: LetterSize = { size: 16, isRelative: true };

/** Texts below an element whose letters are too small to be read. `isSure`: no other sheets may set another size. */
export function hiddenBySize(
  page: Page,
  root: NodeId,
  styleOf: (node: NodeId) => Declarations,
  isSure: () => boolean,
): InheritedHiding {
  const states = new Inherited(page, root, MEDIUM, (above, node) => lettersBelow(above, styleOf(node)));
  return hiddenTexts(page, root, (node) => isTooSmall(states.of(node)) && (node === root || isSure()));
}

/** A size given in pixels stays absolute, however often it is multiplied. */
function lettersBelow(above: LetterSize, style: Declarations): LetterSize {
  const own = letterSizeOf(style);
  if (own === null) return above;
  return own.isRelative ? { size: above.size * own.size, isRelative: above.isRelative } : own;
}
