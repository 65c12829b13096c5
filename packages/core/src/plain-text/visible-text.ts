import { NOT_IN_LINE } from '../hidden/unread-tags.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { collapse } from './collapse.ts';

/** Maximum number of nodes read: a name or a heading has few, and nested matches must not multiply the cost. @cap */
const MAX_NODES_READ = 400;

/** Elements that do not separate words. */
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

/** The visible text of an element, up to about `maxLength` characters; `skip` leaves out further tags. */
export function visibleText(
  page: Page,
  node: NodeId,
  maxLength: number,
  skip: Uint8Array = NOT_IN_LINE,
): string {
  const { tree } = page;
  const end = Math.min(tree.end[node]!, node + MAX_NODES_READ);
  let text = '';
  for (let id = node; id < end && text.length <= maxLength * 2; id++) {
    if (tree.kind[id] === NodeKind.text) text += textOf(page, id);
    else if (tree.kind[id] !== NodeKind.element) continue;
    else if (id !== node && (NOT_IN_LINE[tree.tag[id]!] === 1 || skip[tree.tag[id]!] === 1))
      id = tree.end[id]! - 1;
    else if (INLINE[tree.tag[id]!] !== 1) text += ' ';
  }
  return collapse(text, maxLength);
}

/**
 * Texts of this length are sentences rather than menu entries; a few of them reveal the language.
 * @sweep sample-sentence
 */
const MIN_SENTENCE = 60;
/** Characters of such texts to collect. @sweep language-sample-page */
const SAMPLE_LENGTH = 160;

/** Some running text of a page. */
export function sampleText(page: Page): string {
  const { tree } = page;
  let sample = '';
  for (let id = 0; id < tree.size && sample.length < SAMPLE_LENGTH; id++) {
    if (NOT_IN_LINE[tree.tag[id]!] === 1) id = tree.end[id]! - 1;
    else if (tree.kind[id] === NodeKind.text) {
      const text = textOf(page, id).slice(0, SAMPLE_LENGTH);
      if (text.length >= MIN_SENTENCE) sample += `${text} `;
    }
  }
  return sample;
}
