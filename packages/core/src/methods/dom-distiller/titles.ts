import { getAttribute, textContent } from '../../page/access.ts';
import { headOf } from '../../page/landmarks.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import { NO_NODE, type NodeId } from '../../page/tree.ts';
import { titleCandidates } from '../../text-blocks/title-match.ts';

type CountWords = (text: string) => number;

const SEPARATOR = /[|-]/u;
const SPACED_SEPARATOR = / [|-] /u;
const SPACES = /\s+/gu;

/**
 * A title outside this range is not the headline; then the first heading is used.
 * @source DOM Distiller, Chromium's source.
 */
const MIN_LENGTH = 15;
const MAX_LENGTH = 150;
/** A part of the title with fewer words is the site's name. @source DOM Distiller, Chromium's source. */
const MIN_PART_WORDS = 3;
/**
 * A headline with at most this many words is not trusted: the whole title is taken.
 * @source DOM Distiller, Chromium's source.
 */
const MAX_UNTRUSTED_WORDS = 4;

/**
 * Everything that a title block may say: the markup's title, the headline part of the document title, and all of it.
 */
export function pageTitles(page: Page, unseen: Uint8Array, countWords: CountWords): ReadonlySet<string> {
  const name = documentName(page);
  const firstHeading = (): string => textOfFirstHeading(page, unseen);
  const titles = [openGraphTitle(page), headlineOf(name, firstHeading, countWords), name];
  const candidates = titles.map((title) => titleCandidates(title, countWords));
  return new Set(candidates.flatMap((set) => [...set]));
}

/** The part of a document title that is the headline rather than the site's name. */
export function headlineOf(name: string, firstHeading: () => string, countWords: CountWords): string {
  const enough = (part: string): boolean => countWords(part) >= MIN_PART_WORDS;
  let headline = name;
  if (SPACED_SEPARATOR.test(name)) {
    const before = name.slice(0, Math.max(name.lastIndexOf('| '), name.lastIndexOf('- ')));
    headline = enough(before) ? before : name.slice(name.search(SEPARATOR) + 1);
  } else if (name.includes(': ')) {
    const after = name.slice(name.lastIndexOf(':') + 1);
    headline = enough(after) ? after : name.slice(name.indexOf(':') + 1);
  } else if (name !== '' && (name.length < MIN_LENGTH || name.length > MAX_LENGTH)) {
    headline = firstHeading() || name;
  }
  headline = headline.trim();
  return countWords(headline) <= MAX_UNTRUSTED_WORDS ? name : headline;
}

function documentName(page: Page): string {
  const title = findInHead(page, (node) => page.tree.tag[node] === Tag.title);
  return title === NO_NODE ? '' : textContent(page, title).replace(SPACES, ' ').trim();
}

function openGraphTitle(page: Page): string {
  const meta = findInHead(page, (node) => getAttribute(page, node, 'property') === 'og:title');
  return meta === NO_NODE ? '' : (getAttribute(page, meta, 'content') ?? '');
}

function findInHead({ tree }: Page, isWanted: (node: NodeId) => boolean): NodeId {
  const head = headOf(tree);
  if (head === NO_NODE) return NO_NODE;
  for (let id = head; id < tree.end[head]!; id++) if (isWanted(id)) return id;
  return NO_NODE;
}

function textOfFirstHeading(page: Page, unseen: Uint8Array): string {
  const { tag, size } = page.tree;
  for (let id = 0; id < size; id++) {
    if (tag[id] !== Tag.h1 || unseen[id] === 1) continue;
    const text = textContent(page, id).trim();
    if (text !== '') return text;
  }
  return '';
}
