import type { ParseLimits } from './limits.ts';
import type { HtmlParser } from './parser.ts';
import { Tag } from './tags.ts';
import { NodeKind, type PageTree } from './tree.ts';

/** Elements whose text goes on to their end tag, whatever it contains, and that pages forget to close. */
const SWALLOWING: ReadonlyMap<number, string> = new Map([
  [Tag.title, 'title'],
  [Tag.textarea, 'textarea'],
  [Tag.style, 'style'],
  [Tag.iframe, 'iframe'],
]);

/**
 * If less of the source is in the element, the page has content without it, and an open element at the end of a page
 * that was cut off is what it seems to be. @source most of the page is more than half of it
 */
const MIN_SWALLOWED_SHARE = 0.5;

/** A page as it was read, and the elements that had to be closed for it. */
export interface Reading {
  readonly tree: PageTree;
  /** Their names; empty if the page was read as it is. */
  readonly closed: readonly string[];
}

/**
 * Parses a page by the standard and, if an element that is never closed has swallowed most of it, once more with the
 * element closed at the next tag. Every kind of element can do so once, because all of its kind in what it swallowed
 * are closed with it: so there are at most as many readings more as there are kinds.
 */
export function readUnswallowed(source: string, limits: ParseLimits, parser: HtmlParser): Reading {
  let tree = parser(source, limits);
  const closed: string[] = [];
  for (let found = swallowerOf(tree); found !== null; found = swallowerOf(tree)) {
    const mended = closeAll(tree.source, found.name, found.start);
    if (mended === null || closed.includes(found.name)) break;
    closed.push(found.name);
    tree = parser(mended, limits);
  }
  return { tree, closed };
}

interface Swallower {
  readonly name: string;
  /** Where its text begins. */
  readonly start: number;
}

/** The element with the last text of the page, if it swallowed most of the source and its end. */
function swallowerOf({ size, kind, tag, parent, pieceStart, pieces, source }: PageTree): Swallower | null {
  let last = size - 1;
  // After a title that is never closed there is only the body, which is empty.
  while (last > 0 && kind[last] === NodeKind.element && last > size - 3) last--;
  if (last <= 0 || kind[last] !== NodeKind.text) return null;
  const name = SWALLOWING.get(tag[parent[last]!]!);
  if (name === undefined) return null;
  const start = pieces.start[pieceStart[last]!]!;
  const end = pieces.end[pieceStart[last + 1]! - 1]!;
  const isMost = end === source.length && end - start >= MIN_SWALLOWED_SHARE * source.length;
  return isMost ? { name, start } : null;
}

const TAG_START = /<[a-z/!]/gi;

/** Closes the element whose text begins at `start`, and all of its kind behind it, at the next tag; `null` if there is none. */
function closeAll(source: string, name: string, start: number): string | null {
  const opening = new RegExp(`<${name}(?=[\\s/>])[^<>]*>`, 'gi');
  let mended = source.slice(0, start);
  let from = start;
  for (let textStart: number = start; ; ) {
    TAG_START.lastIndex = textStart;
    const next = TAG_START.exec(source);
    if (next === null) break;
    mended += `${source.slice(from, next.index)}</${name}>`;
    from = next.index;
    opening.lastIndex = from;
    const again = opening.exec(source);
    if (again === null) break;
    textStart = again.index + again[0].length;
  }
  return from === start && mended.length === start ? null : mended + source.slice(from);
}
