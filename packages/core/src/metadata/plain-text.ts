import { textContent, textOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';

const SPACE = /[\s\u0000-\u001f\u007f-\u009f]+/gu;
/** Zero-width space, word joiner, byte order mark, soft hyphen: invisible, and in the way of comparisons. */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]/gu;
/** What collapsing changes between the ends of a text; most have none of it. */
const UNCOLLAPSED = /[^\S ]|[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u00ad]| {2}/;
const CHARACTER_REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iu;
const MARKUP = /<\/[a-z]|<br/iu;

/** Reading stops after this many nodes: a name or a heading has few, and nested matches must not multiply the cost. */
const MAX_NODES_READ = 400;

/** White space collapsed, invisible characters gone, cut to a length without splitting a character. */
export function collapse(text: string, maxLength: number): string {
  const trimmed = text.trim();
  const isCollapsed = !UNCOLLAPSED.test(trimmed);
  const collapsed = isCollapsed ? trimmed : trimmed.replace(INVISIBLE, '').replace(SPACE, ' ').trim();
  if (collapsed.length <= maxLength) return collapsed;
  const last = collapsed.charCodeAt(maxLength - 1);
  const splitsPair = last >= 0xd800 && last < 0xdc00;
  return collapsed.slice(0, splitsPair ? maxLength - 1 : maxLength).trimEnd();
}

/** Undoes a second round of HTML escaping, as in `content="Q&amp;amp;A"` or in JSON made from HTML. */
export function unescapeHtml(text: string): string {
  const isHtml =
    (text.includes('&') && CHARACTER_REFERENCE.test(text)) || (text.includes('<') && MARKUP.test(text));
  return isHtml ? htmlToText(text) : text;
}

function htmlToText(html: string): string {
  return textContent(pageFromHtml(html), 0);
}

/** For comparisons only: compatibility forms unified, lower case, letters and digits alone. */
export function fold(text: string): string {
  // Most texts are plain, and several times as fast without the tables (and the flag) of Unicode.
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replace(NOT_ASCII_WORD, '');
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}

const NOT_ASCII = /[^ -~]/;
const NOT_ASCII_WORD = /[^a-z\d]+/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;

/** Elements whose text is no part of the running text; readings of ruby (`rt`) repeat the word they stand above. */
const UNSEEN = tagSet('script', 'style', 'template', 'noscript', 'svg', 'button', 'select', 'rp', 'rt');
/** Elements that do not part words. */
const INLINE = tagSet(
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  'rb',
  'ruby',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
);

/** What a reader sees of an element, up to about `maxLength` characters; `skip` leaves out further tags. */
export function visibleText(page: Page, node: NodeId, maxLength: number, skip: Uint8Array = UNSEEN): string {
  const { tree } = page;
  const end = Math.min(tree.end[node]!, node + MAX_NODES_READ);
  let text = '';
  for (let id = node; id < end && text.length <= maxLength * 2; id++) {
    if (tree.kind[id] === NodeKind.text) text += textOf(page, id);
    else if (tree.kind[id] !== NodeKind.element) continue;
    else if (id !== node && (UNSEEN[tree.tag[id]!] === 1 || skip[tree.tag[id]!] === 1))
      id = tree.end[id]! - 1;
    else if (INLINE[tree.tag[id]!] !== 1) text += ' ';
  }
  return collapse(text, maxLength);
}

/** Texts of this length are sentences rather than menu entries; a few of them show the language. */
const MIN_SENTENCE = 60;
const SAMPLE_LENGTH = 160;

/** Some running text of a page. */
export function sampleText(page: Page): string {
  const { tree } = page;
  let sample = '';
  for (let id = 0; id < tree.size && sample.length < SAMPLE_LENGTH; id++) {
    if (UNSEEN[tree.tag[id]!] === 1) id = tree.end[id]! - 1;
    else if (tree.kind[id] === NodeKind.text) {
      const text = textOf(page, id).slice(0, SAMPLE_LENGTH);
      if (text.length >= MIN_SENTENCE) sample += `${text} `;
    }
  }
  return sample;
}
