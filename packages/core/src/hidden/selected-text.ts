import { countLetters } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import { outermost } from '../page/outermost.ts';
import type { Page } from '../page/page.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { MAX_SHARE } from './hidden-subtree.ts';
import { type TextSums, textSums } from './text-sums.ts';
import { CODE } from './unread-tags.ts';

/**
 * What is left of a selection, as a share, when it was hidden in parts: less is no content. A larger share may well be all that was
 * meant: with a half, every fourth page of WCXB lost .002 and of magic-html .008.
 * @sweep hidden-scraps
 */
const SCRAPS = 0.1;

const NONE: ReadonlySet<NodeId> = new Set();

/** How much text stands in the selected subtrees and in parts of them. No more of it is counted than an answer needs. */
export class SelectedText {
  readonly #page: Page;
  readonly #roots: readonly NodeId[];
  /** Letters of the roots, as far as they were counted. */
  #known = 0;
  #isComplete = false;
  readonly #size: number;
  /**
   * Nodes looked at for parts that were measured one by one, as most pages hide a few small ones. Many of them, or parts in each
   * other, come to more nodes than the roots have, and from there on the sums of all are less work.
   */
  #measured = 0;
  #sums: ((node: NodeId) => TextSums) | undefined;

  constructor(page: Page, roots: readonly NodeId[]) {
    this.#page = page;
    this.#roots = roots;
    this.#size = roots.reduce((size, root) => size + page.tree.end[root]! - root, 0);
  }

  /** What a part holds. */
  of(node: NodeId): TextSums {
    const { end, depth } = this.#page.tree;
    if (this.#sums === undefined) {
      // What stands around a part is climbed, to see whether it is a link.
      this.#measured += end[node]! - node + depth[node]!;
      if (this.#measured < this.#size) return textSums(this.#page, node, end[node]!)(node);
      const from = this.#roots.reduce((first, root) => Math.min(first, root), node);
      const to = this.#roots.reduce((last, root) => Math.max(last, end[root]!), 0);
      this.#sums = textSums(this.#page, from, to);
    }
    return this.#sums(node);
  }

  /** Whether so many letters are the content, hidden until a script that never ran shows it. */
  isMost(letters: number): boolean {
    if (letters > this.#known * MAX_SHARE && !this.#isComplete) {
      // Twice what is needed, so that a count that begins again goes at least twice as far.
      const enough = (2 * letters) / MAX_SHARE;
      this.#known = this.#lettersIn(this.#roots, NONE, enough);
      this.#isComplete = this.#known < enough;
    }
    return letters > this.#known * MAX_SHARE;
  }

  /** Whether nothing but scraps of the selected text stands outside of some parts. */
  isNearlyAll(parts: readonly NodeId[], removed: readonly NodeId[]): boolean {
    if (parts.length === 0) return false;
    const left = new Set(removed);
    const gone = new Set(outermost(this.#page.tree, [...removed, ...parts]));
    const hidden = this.#lettersIn(
      [...gone].filter((node) => !left.has(node)),
      left,
    );
    // As much as is hidden is more than scraps.
    const shown = this.#lettersIn(this.#roots, gone, hidden);
    return shown < (shown + hidden) * SCRAPS;
  }

  /** Letters in some subtrees outside of some others, counted until there are enough. */
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
