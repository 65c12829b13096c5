import { MAX_TAG_IDS, Tag, type TagId, tagSet } from '../page/tags.ts';
import type { ParagraphScore } from './paragraph-score.ts';

/** Elements that have no content. */
const VOID = tagSet(
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
);

/** Start tags that end an open paragraph (section 13.2.6.4.7 of the standard). */
const ENDS_PARAGRAPH = tagSet(
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
);

/** What another start tag of the same list ends, unless one of the others was opened in between. */
const IMPLIED: readonly (readonly [ends: readonly TagId[], inside: readonly TagId[]])[] = [
  [[Tag.li], [Tag.ul, Tag.ol, Tag.menu]],
  [[Tag.dd, Tag.dt], [Tag.dl]],
  [[Tag.td, Tag.th], [Tag.table]],
  [[Tag.tr], [Tag.table]],
  [[Tag.a], []],
];

/** What an end tag of something else does not reach out of. */
const CELLS: readonly TagId[] = [Tag.td, Tag.th, Tag.caption];
const IN_TABLES = tagSet('table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption');

/**
 * The elements that are open in a source, by its tags alone: much less than the standard asks of a parser, and enough to
 * tell which paragraph a text stands in. Every tag takes the same time, whatever is open.
 */
export class SourceElements {
  readonly #score: ParagraphScore;
  /** Place of the innermost open element of each tag, -1 where none is open. */
  readonly #innermost: Int32Array = new Int32Array(MAX_TAG_IDS).fill(-1);
  /** For each open element the place of the next one of the same tag around it. */
  readonly #outer: number[] = [];

  constructor(score: ParagraphScore) {
    this.#score = score;
  }

  /** A start tag. Tags without an id of their own say nothing about paragraphs. */
  open(tag: TagId): void {
    if (tag === 0) return;
    if (ENDS_PARAGRAPH[tag] === 1) this.#end([Tag.p], []);
    for (const [ends, inside] of IMPLIED) if (ends.includes(tag)) this.#end(ends, inside);
    if (VOID[tag] === 1) return;
    this.#outer.push(this.#innermost[tag]!);
    this.#innermost[tag] = this.#score.depth;
    this.#score.enter(tag);
  }

  /** An end tag; one that nothing opened ends nothing. */
  close(tag: TagId): void {
    if (IN_TABLES[tag] === 1) this.#leaveFrom(this.#innermost[tag]!);
    else this.#end([tag], []);
  }

  /** Ends the innermost of some elements, unless it is around a cell or one of those that it may hold. */
  #end(tags: readonly TagId[], inside: readonly TagId[]): void {
    const isCell = IN_TABLES[tags[0]!] === 1;
    const place = this.#place(tags);
    if (place > this.#place(inside) && (isCell || place > this.#place(CELLS))) this.#leaveFrom(place);
  }

  #place(tags: readonly TagId[]): number {
    return tags.reduce((place, tag) => Math.max(place, this.#innermost[tag]!), -1);
  }

  #leaveFrom(place: number): void {
    while (place >= 0 && this.#score.depth > place) {
      const tag = this.#score.leave();
      this.#innermost[tag] = this.#outer.pop()!;
    }
  }
}
