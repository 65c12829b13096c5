import { nodesInside } from '../../features/inside.ts';
import { shownNodes } from '../../features/shown-nodes.ts';
import { subtreeCounts, subtreeSums } from '../../features/subtree-sums.ts';
import { textLengths } from '../../features/text-length.ts';
import { textWords } from '../../features/text-words.ts';
import { unseenNodes } from '../../hidden/unseen-nodes.ts';
import type { Page } from '../../page/page.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import { type NodeId, NodeKind, type PageTree } from '../../page/tree.ts';
import { cookieNotices } from './cookie-notices.ts';
import type { R4Options } from './options.ts';

/** What R⁴ knows about a page; everything but the first three fields is summed over subtrees. */
export interface Measures {
  readonly body: NodeId;
  readonly isShown: Uint8Array;
  /** Shown children of each node. */
  readonly children: Int32Array;
  /** Words of each text node outside links; not summed, because the word ratio weights them by distance. */
  readonly plainWords: Int32Array;
  /** Words, including those in links. */
  readonly words: Int32Array;
  readonly chars: Int32Array;
  readonly linkChars: Int32Array;
  /** Text nodes that are not blank. */
  readonly textLeaves: Int32Array;
  /** Elements, including the node itself. */
  readonly tags: Int32Array;
  /** `<a href>`. */
  readonly links: Int32Array;
  /** Images, players and plug-ins. */
  readonly media: Int32Array;
}

const MEDIA = tagSet('img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas');

/** Of those, what shows something by itself: a `<picture>` is its `<img>`. */
const SINGLE_MEDIA = tagSet('img', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas');

/** Measures the page in a fixed number of passes; what `leftOut` marks counts as hidden. */
export function measure(
  page: Page,
  body: NodeId,
  options: Pick<R4Options, 'wordCount' | 'mediaWords' | 'dropCookies'>,
  leftOut?: Uint8Array,
): Measures {
  const { tree } = page;
  const hidden = options.dropCookies ? hiddenOrCookieNotices(page) : unseenNodes(page);
  const unseen = leftOut === undefined ? hidden : hidden.map((mark, id) => mark | leftOut[id]!);
  const chars = textLengths(page, unseen);
  const { isShown, children } = shownNodes(tree, chars, unseen);
  const words = textWords(page, chars);
  const inLink = nodesInside(tree, tagSet('a'));
  const hasTag = (id: NodeId, tags: Uint8Array): boolean => isShown[id] === 1 && tags[tree.tag[id]!] === 1;
  if (options.mediaWords > 0) {
    for (let id = 0; id < tree.size; id++) if (hasTag(id, SINGLE_MEDIA)) words[id] = options.mediaWords;
  }
  return {
    body,
    isShown,
    children,
    plainWords:
      options.wordCount === 'paper'
        ? words.map((count, id) => (inLink[id] === 1 ? 0 : count))
        : wordsAsInCode(tree, words, unseen),
    words: subtreeSums(tree, words),
    chars: subtreeSums(tree, chars),
    linkChars: subtreeSums(
      tree,
      chars.map((count, id) => (inLink[id] === 1 ? count : 0)),
    ),
    textLeaves: subtreeCounts(tree, (id) => chars[id]! > 0),
    tags: subtreeCounts(tree, (id) => isShown[id] === 1 && tree.kind[id] === NodeKind.element),
    links: subtreeCounts(tree, linkTest(tree, isShown)),
    media: subtreeCounts(tree, (id) => hasTag(id, MEDIA)),
  };
}

function hiddenOrCookieNotices(page: Page): Uint8Array {
  const unseen = Uint8Array.from(unseenNodes(page));
  for (const notice of cookieNotices(page)) unseen.fill(1, notice, page.tree.end[notice]!);
  return unseen;
}

/** Text right below a link does not count, and blank text counts as a word, which splitting an empty string gives. */
function wordsAsInCode(tree: PageTree, words: Int32Array, unseen: Uint8Array): Int32Array {
  return words.map((count, id) => {
    if (tree.kind[id] !== NodeKind.text || unseen[id] === 1) return count;
    return tree.tag[tree.parent[id]!] === Tag.a ? 0 : Math.max(1, count);
  });
}

function linkTest(tree: PageTree, isShown: Uint8Array): (id: NodeId) => boolean {
  const { tag, attributeStart, attributes } = tree;
  const href = attributes.nameIds.get('href') ?? -1;
  return (id) => {
    if (tag[id] !== Tag.a || isShown[id] === 0) return false;
    const to = attributeStart[id + 1]!;
    for (let row = attributeStart[id]!; row < to; row++) if (attributes.name[row] === href) return true;
    return false;
  };
}
