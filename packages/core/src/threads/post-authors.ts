import type { Page } from '../page/page.ts';
import { SPACES } from '../page/spaces.ts';
import type { NodeId } from '../page/tree.ts';
import type { AuthorAnchor } from './author-anchors.ts';
import type { PostBox } from './post-boxes.ts';

/** Names examined per post: nested boxes of many shapes would each read all names inside. @cap */
const MAX_NAMES = 200;

/** The author of a post. */
export interface Named {
  readonly author: AuthorAnchor;
  /** Where else in the post the same name is, often in a box about the author. */
  readonly again: readonly NodeId[];
}

function isInside({ tree }: Page, node: NodeId, box: NodeId): boolean {
  return node >= box && node < tree.end[box]!;
}

/**
 * Gives every post its author. Boxes name several people in several ways (badges, quotes, likes); the kind of anchor
 * that nearly all posts share, with the most varied and the shortest names, is the author's.
 */
export function nameAuthors<Post extends PostBox>(
  page: Page,
  posts: readonly Post[],
  anchors: readonly AuthorAnchor[],
): (Post & Named)[] {
  const candidates = posts.map((post) => anchorsOf(page, post, anchors));
  const rank = rankKinds(candidates);
  return posts.flatMap((post, index) => {
    const own = candidates[index]!;
    const best = own.toSorted((a, b) => Number(b.isStated) - Number(a.isStated) || rank(a) - rank(b))[0];
    if (best === undefined) return [];
    const again = own.filter(({ node, name }) => name === best.name && !isInside(page, node, best.node));
    return [{ ...post, author: best, again: again.map(({ node }) => node) }];
  });
}

/** The names in a post but not in its replies, found by bisection of the page's names. */
function anchorsOf(
  { tree }: Page,
  { root, replies }: PostBox,
  anchors: readonly AuthorAnchor[],
): AuthorAnchor[] {
  const own: AuthorAnchor[] = [];
  let reply = 0;
  for (let at = firstFrom(anchors, root); at < anchors.length && own.length < MAX_NAMES; at++) {
    const { node } = anchors[at]!;
    if (node >= tree.end[root]!) break;
    while (reply < replies.length && tree.end[replies[reply]!]! <= node) reply++;
    if (reply < replies.length && node >= replies[reply]!)
      at = firstFrom(anchors, tree.end[replies[reply]!]!) - 1;
    else own.push(anchors[at]!);
  }
  return own;
}

function firstFrom(anchors: readonly AuthorAnchor[], node: number): number {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (anchors[middle]!.node < node) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface KindCount {
  posts: number;
  words: number;
  count: number;
  readonly names: Set<string>;
}

/** A rank for every anchor, smaller for better kinds. */
function rankKinds(candidates: readonly (readonly AuthorAnchor[])[]): (anchor: AuthorAnchor) => number {
  const kinds = new Map<string, KindCount>();
  for (const own of candidates) {
    const seen = new Set<string>();
    for (const { kind, name } of own) {
      const known = kinds.get(kind) ?? { posts: 0, words: 0, count: 0, names: new Set<string>() };
      kinds.set(kind, known);
      if (!seen.has(kind)) known.posts++;
      seen.add(kind);
      known.count++;
      known.words += name.split(SPACES).length;
      known.names.add(name);
    }
  }
  const order = [...kinds.entries()]
    .toSorted(([, a], [, b]) => scoreKind(b, candidates.length) - scoreKind(a, candidates.length))
    .map(([kind], place) => [kind, place] as const);
  const places = new Map(order);
  return ({ kind }) => places.get(kind)!;
}

/** How much it counts that a kind of anchor names many people, where being in every post counts one. @sweep author-variety */
const VARIETY_WEIGHT = 0.5;
/** Words in a name that count as much against it as being in every post counts for it. @sweep author-words */
const WORDS_FOR_ONE = 10;

/** Scores a kind of anchor: in many posts, different in each, and short; the same words in every post are a button. */
function scoreKind({ posts, words, count, names }: KindCount, total: number): number {
  const isButton = total > 2 && names.size === 1;
  return isButton
    ? -1
    : posts / total + (VARIETY_WEIGHT * names.size) / count - words / count / WORDS_FOR_ONE;
}
