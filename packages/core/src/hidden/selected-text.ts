import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { MAX_SHARE } from './hidden-subtree.ts';
import { type TextSums, textSums } from './text-sums.ts';
import { CODE } from './unread-tags.ts';

/**
 * If less than this share of a selection is left once its hidden parts are gone, the rest is no content. A larger share may well be
 * the whole content: with a half, every fourth page of WCXB lost .002 and of magic-html .008.
 * @sweep hidden-scraps
 */
const MIN_LEFT_SHARE = 0.1;

const NO_NODES: ReadonlySet<NodeId> = new Set();

/** Counts the text of the selected subtrees and of parts of them, only as far as an answer needs it. */
export class SelectedText {
  readonly #page: Page;
  readonly #roots: readonly NodeId[];
  /** Letters of the roots, as far as they have been counted. */
  #known = 0;
  #isComplete = false;
  readonly #size: number;
  /**
   * Nodes visited to measure parts one by one; most pages hide only a few small ones. For many or nested parts that would exceed the
   * nodes of the roots; from then on, sums over all nodes are less work.
   */
  #measured = 0;
  #sums: ((node: NodeId) => TextSums) | undefined;

  constructor(page: Page, roots: readonly NodeId[]) {
    this.#page = page;
    this.#roots = roots;
    this.#size = roots.reduce((size, root) => size + page.tree.end[root]! - root, 0);
  }

  /** The sums over a part. */
  of(node: NodeId): TextSums {
    const { end, depth } = this.#page.tree;
    if (this.#sums === undefined) {
      // Its ancestors are visited too, to see whether one is a link.
      this.#measured += end[node]! - node + depth[node]!;
      if (this.#measured < this.#size) return textSums(this.#page, node, end[node]!)(node);
      const from = this.#roots.reduce((first, root) => Math.min(first, root), node);
      const to = this.#roots.reduce((last, root) => Math.max(last, end[root]!), 0);
      this.#sums = textSums(this.#page, from, to);
    }
    return this.#sums(node);
  }

  /** Whether a part with this many letters is the content itself, waiting for a script that never ran. */
  isMost(letters: number): boolean {
    if (letters > this.#known * MAX_SHARE && !this.#isComplete) {
      // Counts twice what is needed: so every new count goes at least twice as far as the last.
      const enough = (2 * letters) / MAX_SHARE;
      this.#known = this.#lettersIn(this.#roots, NO_NODES, enough);
      this.#isComplete = this.#known < enough;
    }
    return letters > this.#known * MAX_SHARE;
  }

  /** Whether only scraps of the selected text are outside of these parts. */
  isNearlyAll(parts: readonly NodeId[], removed: readonly NodeId[]): boolean {
    if (parts.length === 0) return false;
    const left = new Set(removed);
    const gone = new Set(outermost(this.#page.tree, [...removed, ...parts]));
    const hidden = this.#lettersIn(
      [...gone].filter((node) => !left.has(node)),
      left,
    );
    // Counting stops there: as much as is hidden is more than scraps.
    const shown = this.#lettersIn(this.#roots, gone, hidden);
    return shown < (shown + hidden) * MIN_LEFT_SHARE;
  }

  /** Letters in subtrees, except in some others; counting stops at `enough`. */
  #lettersIn(
    roots: readonly NodeId[],
    except: ReadonlySet<NodeId>,
    enough: number = Number.POSITIVE_INFINITY,
  ): number {
    const { kind, tag, end } = this.#page.tree;
    let letters = 0;
    for (const root of roots) {
      for (let id = root; id < end[root]! && letters < enough; id++) {
        if (kind[id] === NodeKind.text) letters += except.has(id) ? 0 : countLetters(textOf(this.#page, id));
        else if (CODE[tag[id]!] === 1 || except.has(id)) id = end[id]! - 1;
      }
    }
    return letters;
  }
}
