import { pageFeatures } from '@fovea/internal';
import type { Page } from 'fovea';
import { tagNameOf, textOf } from 'fovea/page';
import { countWords } from '../../metrics/text/tokens.ts';
import { NOT_CHOSEN, type PageFates, type TextFate } from '../fates/text-fates.ts';

/** Why text that is not in the gold is in the output. */
export type ExtraCause =
  | 'repeats'
  | 'headings'
  | 'captions'
  | 'comments'
  | 'links'
  | 'short lines'
  | 'prose between'
  | 'prose around';

/** Why gold is not in the output. */
export type MissingCause =
  | 'off the page'
  | 'hidden'
  | 'cleaned'
  | 'lost headings'
  | 'lost links'
  | 'lost short lines'
  | 'lost prose';

/** All causes, in the order of the table. */
export const EXTRA_CAUSES: readonly ExtraCause[] = [
  'repeats',
  'headings',
  'captions',
  'comments',
  'links',
  'short lines',
  'prose between',
  'prose around',
];
export const MISSING_CAUSES: readonly MissingCause[] = [
  'off the page',
  'hidden',
  'cleaned',
  'lost headings',
  'lost links',
  'lost short lines',
  'lost prose',
];

/** The share of a block's words in links from which it is links. */
const LINKED_SHARE = 0.5;

/** Blocks with fewer words are lines, not prose. */
const PROSE_WORDS = 10;

const HEADING = /^h[1-6]$/u;
const CAPTIONS: ReadonlySet<string> = new Set(['figcaption', 'caption']);

/** Tells causes by what stands around a text and where the gold of the page is. */
export class CauseFinder {
  readonly #page: Page;
  readonly #kinds: Map<number, LineKind>;
  readonly #posts: ReadonlySet<number>;
  readonly #from: number;
  readonly #to: number;

  constructor({ page, texts, result }: PageFates) {
    this.#page = page;
    this.#kinds = lineKinds(page, texts);
    const gold = texts.filter((text) => text.gold > 0.5).map(({ node }) => node);
    this.#from = gold[0] ?? 0;
    this.#to = gold.at(-1) ?? page.tree.size;
    this.#posts = postsOutsideGold(page, result.posts?.map(({ nodeId }) => nodeId) ?? [], texts);
  }

  /** Why a text, or the part of it that is not gold, is in the output. */
  ofExtra({ node, isCopy }: TextFate): ExtraCause {
    if (isCopy) return 'repeats';
    if (this.#around(node, (id) => this.#posts.has(id))) return 'comments';
    if (this.#around(node, (id) => HEADING.test(tagNameOf(this.#page.tree, id)))) return 'headings';
    if (this.#around(node, (id) => CAPTIONS.has(tagNameOf(this.#page.tree, id)))) return 'captions';
    const kind = this.#kinds.get(node) ?? 'short lines';
    if (kind !== 'prose') return kind;
    return this.#from < node && node < this.#to ? 'prose between' : 'prose around';
  }

  /** Why gold is not in the output. */
  ofMissing({ node, left }: TextFate): MissingCause {
    if (left !== null && left.name !== NOT_CHOSEN) return left.name.endsWith('hidden') ? 'hidden' : 'cleaned';
    if (this.#around(node, (id) => HEADING.test(tagNameOf(this.#page.tree, id)))) return 'lost headings';
    return `lost ${this.#kinds.get(node) ?? 'short lines'}`;
  }

  #around(node: number, is: (id: number) => boolean): boolean {
    const { parent } = this.#page.tree;
    for (let id = parent[node]!; id > 0; id = parent[id]!) if (is(id)) return true;
    return false;
  }
}

type LineKind = 'links' | 'short lines' | 'prose';

/** What kind of line each text is in; lines are the blocks that the method judges. */
function lineKinds(page: Page, texts: readonly TextFate[]): Map<number, LineKind> {
  const { first, last, count } = pageFeatures(page).blocks;
  const kinds = new Map<number, LineKind>();
  let at = 0;
  for (let block = 0; block < count; block++) {
    const own: number[] = [];
    while (at < texts.length && texts[at]!.node < first[block]!) at++;
    for (; at < texts.length && texts[at]!.node <= last[block]!; at++) own.push(texts[at]!.node);
    const kind = kindOf(page, own);
    for (const node of own) kinds.set(node, kind);
  }
  return kinds;
}

function kindOf(page: Page, nodes: readonly number[]): LineKind {
  let words = 0;
  let linked = 0;
  for (const node of nodes) {
    const own = countWords(textOf(page, node));
    words += own;
    if (isLinked(page, node)) linked += own;
  }
  if (linked > words * LINKED_SHARE) return 'links';
  return words < PROSE_WORDS ? 'short lines' : 'prose';
}

function isLinked({ tree }: Page, node: number): boolean {
  for (let id = tree.parent[node]!; id > 0; id = tree.parent[id]!)
    if (tagNameOf(tree, id) === 'a') return true;
  return false;
}

/** Posts without any gold; if a gold has posts, the others are not there as comments. */
function postsOutsideGold(
  { tree }: Page,
  posts: readonly number[],
  texts: readonly TextFate[],
): ReadonlySet<number> {
  const isIn = (post: number, node: number): boolean => post <= node && node < tree.end[post]!;
  const hasGold = posts.some((post) => texts.some(({ node, gold }) => gold > 0.5 && isIn(post, node)));
  return new Set(hasGold ? [] : posts);
}
