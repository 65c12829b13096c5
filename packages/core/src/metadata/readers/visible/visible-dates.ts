import type { DateStyle } from '../../../dates/date-style.ts';
import { expectDate, locateDate } from '../../../dates/dates.ts';
import { NOT_IN_LINE } from '../../../hidden/unread-tags.ts';
import { Kind, UNIT_CLASS } from '../../../language/characters.ts';
import { MAX_BYLINE } from '../../../names/names.ts';
import { getAttribute, textContent, textOf } from '../../../page/access.ts';
import { bodyOf } from '../../../page/landmarks.ts';
import type { Page } from '../../../page/page.ts';
import { tagSet, withTags } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from '../../../page/tree.ts';
import { visibleText } from '../../../plain-text/visible-text.ts';
import { add, type Collector } from '../../findings.ts';
import { hasToken } from '../../inventory.ts';
import { splitTitle } from '../../title/title-parts.ts';
import { isAside, isInTeaser, nearest, nearestFirst } from './near.ts';

/** Where on a page to look for its date. */
export interface DatePlace {
  readonly page: Page;
  readonly heading: NodeId;
  readonly style: DateStyle;
}

/** Adds the dates of elements that are marked as dates, next to the heading. */
export function readDates(
  { page, heading, style }: DatePlace,
  field: 'published' | 'modified',
  source: 'time' | 'named-element',
  nodes: readonly NodeId[],
  to: Collector,
): void {
  const shown = nodes.filter((node) => !isAside(page, node));
  const own = shown.filter((node) => !isInTeaser(page, node, heading));
  for (const node of nearest(page, own.length > 0 ? own : shown, heading)) {
    const isModified = field === 'modified' || isNamedModified(page, node);
    add(to, isModified ? 'modified' : 'published', source, dateIn(page, node, style));
  }
}

function isNamedModified(page: Page, node: NodeId): boolean {
  return hasToken(getAttribute(page, node, 'itemprop') ?? '', 'datemodified');
}

/** The attribute is meant for programs, the text for people. */
function dateIn(page: Page, node: NodeId, style: DateStyle): string {
  for (const name of ['datetime', 'content', 'title']) {
    const value = getAttribute(page, node, name);
    const date = value === null ? null : expectDate(value, style);
    if (date !== null) return date;
  }
  return expectDate(visibleText(page, node, MAX_BYLINE), style) ?? '';
}

/** Adds the date that the window title ends with: `What happened | Site | 28.04.2023`. */
export function readTitleDate({ page, style }: DatePlace, title: NodeId, to: Collector): void {
  if (title === NO_NODE) return;
  const last = splitTitle(textContent(page, title).trim(), 'spaced').all().slice(1).at(-1) ?? '';
  const found = locateDate(last, style);
  if (found !== null && found.index === 0 && found.end === last.length)
    add(to, 'published', 'title', found.date);
}

/**
 * A line that states a date is short, and so is its block; a longer one is a sentence about some day.
 * @sweep date-line
 */
const MAX_LINE = 120;
/** Longest text of the date itself. @sweep date-own-text */
const MAX_OWN_TEXT = 40;
/** Room for what precedes the date that opens a paragraph: a place, an agency. @sweep before-date */
const MAX_BEFORE = 40;
const MIN_DATE_LENGTH = 'D.M.YYYY'.length;
/** Texts examined; a page with more dated texts is a list of other pages. @cap */
const MAX_TEXTS = 150;
/** A year of the web, in the common, the Buddhist or the Persian calendar. */
const YEAR = /(?:199|20\d|2[56]\d|1[34]\d)\d/;
/** A year in other digits, or an East Asian date. */
const OTHER_YEAR = /\p{Nd}\s?[年년]|(?![\d])\p{Nd}{4}/u;
/** `31.10.26` in a line of its own, perhaps with the time. */
const SHORT_DATE = /^\d{2}\.\d{2}\.\d{2}(?=$|[\s,])/u;
/** Menus, and the lines of code. */
const SKIPPED = withTags(NOT_IN_LINE, 'nav', 'pre', 'code');

/** Adds the plain-text date closest to the heading. */
export function readTextDate(
  { page, heading, style }: DatePlace,
  texts: readonly DatedText[],
  to: Collector,
): void {
  const dates = new Map<NodeId, string>();
  const openings = new Map<NodeId, string>();
  const shorts = new Map<NodeId, string>();
  for (const { node, isLine } of texts) {
    const text = textOf(page, node).trim();
    const found = locateDate(text, style);
    if (found === null) {
      const [short] = (isLine && SHORT_DATE.exec(text)) || [];
      if (short !== undefined) shorts.set(node, expectDate(short, style) ?? '');
    } else if (isLine) dates.set(node, found.date);
    else if (found.index <= MAX_BEFORE) openings.set(node, found.date);
  }
  if (dates.size === 0) for (const [node, date] of openings) dates.set(node, date);
  if (dates.size === 0) for (const [node, date] of shorts) dates.set(node, date);
  const nodes = [...dates.keys()];
  const shown = nodes.filter((node) => !isAside(page, node));
  const [first] = nearestFirst(page, shown.length > 0 ? shown : nodes, heading);
  if (first !== undefined) add(to, 'published', 'visible-text', dates.get(first)!);
}

/** A text that may hold a date. */
export interface DatedText {
  readonly node: NodeId;
  /** Whether it is a line by itself rather than part of a paragraph. */
  readonly isLine: boolean;
}

/** The texts that may hold a date in some language, except those inside `elsewhere`, which is in document order. */
export function datedTexts(page: Page, elsewhere: readonly NodeId[]): DatedText[] {
  const { tree } = page;
  const { kind, tag, end } = tree;
  const texts: DatedText[] = [];
  let part = 0;
  let next = elsewhere[0] ?? tree.size;
  for (let node = Math.max(bodyOf(tree), 0); node < tree.size && texts.length < MAX_TEXTS; node++) {
    while (next < node) next = elsewhere[++part] ?? tree.size;
    if (kind[node] === NodeKind.text) {
      const length = sourceLength(tree, node);
      if (length < MIN_DATE_LENGTH || !mayNameYear(tree, node)) continue;
      const text = textOf(page, node).slice(0, MAX_LINE);
      if (!YEAR.test(text) && !OTHER_YEAR.test(text) && !SHORT_DATE.test(text.trimStart())) continue;
      // A text node hardly longer than a date is not part of a sentence.
      const isLine = length <= MAX_OWN_TEXT || (length <= 2 * MAX_LINE && isShortBlock(tree, node));
      texts.push({ node, isLine });
    } else if (SKIPPED[tag[node]!] === 1 || node === next) node = end[node]! - 1;
  }
  return texts;
}

/** Whether a text may name a year; checking the source spares reading most texts. */
function mayNameYear({ source, pieces, pieceStart }: PageTree, node: NodeId): boolean {
  const from = pieces.start[pieceStart[node]!]!;
  const end = pieces.end[pieceStart[node + 1]! - 1]!;
  // Only the beginning of a paragraph counts.
  const to = end - from <= 2 * MAX_LINE ? end : from + 2 * MAX_BEFORE;
  // Every date has two digits or two characters of another script side by side, so looking at every other character
  // rules out most texts.
  for (let at = from + 1; at < to; at += 2) {
    const code = source.charCodeAt(at);
    if (code >= 0x30 && (code <= 0x39 || code >= FIRST_OTHER_DIGIT)) return namesYear(source, from, to);
  }
  return false;
}

const DOT = 0x2e;
const FIRST_OTHER_DIGIT = 0x06_60;

/** Whether there are four digits in a row, in any script, or a sign for "year". */
function namesYear(source: string, from: number, to: number): boolean {
  let digits = 0;
  for (let at = from; at < to; at++) {
    const code = source.charCodeAt(at);
    // A dot between digits continues them: `31.10.26`.
    if (code === DOT && digits > 0 && digits < 4) continue;
    digits = (UNIT_CLASS[code]! & 7) === Kind.digit ? digits + 1 : 0;
    if (digits === 4 || code === 0x5e_74 || code === 0xb1_44) return true;
  }
  return false;
}

/** The length of a text node in the source, close to that of its text. */
function sourceLength({ pieces, pieceStart }: PageTree, node: NodeId): number {
  return pieces.end[pieceStart[node + 1]! - 1]! - pieces.start[pieceStart[node]!]!;
}

const BLOCKS = tagSet(
  'p',
  'div',
  'li',
  'td',
  'section',
  'article',
  'body',
  'blockquote',
  'dd',
  'header',
  'main',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
);
/** Inline elements climbed from a text to its block. @cap */
const MAX_STEPS = 6;
/** Nodes measured on each side. @cap */
const MAX_NODES = 40;

/** Whether a node is on a line of its own rather than in a paragraph. */
export function isShortBlock(tree: PageTree, node: NodeId): boolean {
  let block = tree.parent[node]!;
  for (let step = 0; step < MAX_STEPS && block !== NO_NODE && BLOCKS[tree.tag[block]!] !== 1; step++) {
    block = tree.parent[block]!;
  }
  if (block === NO_NODE) return false;
  // Counts the text on both sides up to the next blocks: a byline may share its block with the whole article.
  let length = 0;
  const to = Math.min(tree.end[block]!, node + MAX_NODES);
  for (let id = Math.max(block + 1, node - MAX_NODES); id < to; id++) {
    if (id > node && BLOCKS[tree.tag[id]!] === 1) break;
    if (id < node && BLOCKS[tree.tag[id]!] === 1) {
      length = 0;
      // A block that ends before the node is not its own.
      if (tree.end[id]! <= node) id = tree.end[id]! - 1;
    } else if (tree.kind[id] === NodeKind.text) {
      length += sourceLength(tree, id);
    }
  }
  return length <= 2 * MAX_LINE;
}
