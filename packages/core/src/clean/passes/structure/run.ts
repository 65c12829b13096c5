import {
  appendChild,
  type ContentElement,
  type ContentNode,
  type ContentText,
  newElement,
} from '../../../content/content-tree.ts';
import { unitAt } from '../../../language/unit-at.ts';
import type { NodeId } from '../../../page/tree.ts';
import { isHtmlSpace } from '../../content-lengths.ts';
import { isEastAsian } from './east-asian.ts';

/** White space that is only written if something follows it. */
const Gap = { none: 0, space: 1, line: 2 } as const;
type GapKind = (typeof Gap)[keyof typeof Gap];

const NEEDS_COLLAPSING = /[\t\n\f\r]| {2}/u;
/** White space that is not already one space; every match needs a replacement. */
const UNCOLLAPSED = /[\t\n\f\r][ \t\n\f\r]*| [ \t\n\f\r]+/gu;

/** Phrases that merge when nothing is between them: `<b>a</b><b>b</b>`. */
const MERGING: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'code', 'del', 's', 'u']);

/** What nodes are added to: a phrase, or the line itself. */
type Place = Pick<ContentElement, 'children'>;

interface OpenPhrase {
  readonly source: ContentElement;
  readonly copy: ContentElement;
}

/**
 * One line of phrasing content under construction: collapses white space as a browser does, keeps it outside phrases
 * where possible, and opens phrases only around something.
 *
 * A line break in the source between two East Asian characters gives no space (CSS Text, segment breaks). In Thai and
 * its relatives it does, as in browsers: a space is punctuation there. So does a line break that is the only thing
 * between two elements.
 */
export class Run {
  children: ContentNode[] = [];
  readonly #open: OpenPhrase[] = [];
  #gap: GapKind = Gap.none;
  #breaks = 0;
  #lastText = '';
  /** The text that the line ends with, if it ends with one. */
  #last: ContentText | null = null;
  readonly #keepsPlaces: boolean;

  constructor(keepsPlaces: boolean) {
    this.#keepsPlaces = keepsPlaces;
  }

  /** Line breaks since the last visible node. */
  get pendingBreaks(): number {
    return this.#breaks;
  }

  /** White space counts only between two visible nodes. */
  addGap(hasNewline: boolean): void {
    if (this.children.length > 0 && this.#breaks === 0) {
      this.#gap = this.#gap === Gap.space || !hasNewline ? Gap.space : Gap.line;
    }
  }

  addBreak(): void {
    if (this.children.length === 0) return;
    this.trimEnd();
    this.#breaks++;
    this.#gap = Gap.none;
  }

  /** Adds text that neither begins nor ends with white space. */
  addText(text: string, source: ContentText, phrases: readonly ContentElement[]): void {
    const isFirst = this.children.length === 0 || this.#breaks > 0;
    const trimmed = isFirst ? withoutIndent(text) : text;
    const collapsed = NEEDS_COLLAPSING.test(trimmed) ? trimmed.replace(UNCOLLAPSED, collapse) : trimmed;
    this.#last = appendText(this.#placeFor(phrases, collapsed), collapsed, source);
    if (this.#keepsPlaces) rememberPlace(this.#last, source);
    this.#lastText = collapsed;
  }

  /** Ends the line and drops spaces that were only placeholders. */
  trimEnd(): void {
    const last = this.#last;
    if (last === null) return;
    let end = last.text.length;
    while (end > 0 && isAnySpace(unitAt(last.text, end - 1))) end--;
    if (end > 0 && end < last.text.length) last.text = last.text.slice(0, end);
  }

  /** Adds something that is not text: a picture, a formula, a player. */
  addAtom(atom: ContentElement, phrases: readonly ContentElement[]): void {
    appendChild(this.#placeFor(phrases, ''), atom);
    this.#lastText = '';
    this.#last = null;
  }

  /** Where the next node goes, once phrases have been closed and opened and the gap before it is filled. */
  #placeFor(phrases: readonly ContentElement[], text: string): Place {
    let shared = 0;
    while (shared < this.#open.length && this.#open[shared]!.source === phrases[shared]) shared++;
    if (shared < this.#open.length) this.#open.length = shared;
    this.#fillGap(this.#open.at(-1)?.copy ?? this, text);
    for (let index = shared; index < phrases.length; index++) {
      const parent = this.#open.at(-1)?.copy ?? this;
      this.#open.push({ source: phrases[index]!, copy: openPhrase(parent, phrases[index]!) });
    }
    return this.#open.at(-1)?.copy ?? this;
  }

  #fillGap(into: Place, next: string): void {
    if (this.#breaks > 0) appendChild(into, newElement('br'));
    else if (this.#gap === Gap.space || (this.#gap === Gap.line && !joinsLines(this.#lastText, next))) {
      appendText(into, ' ', null);
    }
    this.#gap = Gap.none;
    this.#breaks = 0;
  }
}

function openPhrase(into: Place, source: ContentElement): ContentElement {
  const last = into.children.at(-1);
  const canMerge =
    last?.kind === 'element' &&
    last.tag === source.tag &&
    MERGING.has(source.tag) &&
    last.children.length > 0;
  if (canMerge) return last;
  const { tag, attributes, node } = source;
  const copy: ContentElement = { kind: 'element', tag, attributes, children: [], node };
  appendChild(into, copy);
  return copy;
}

/** Adds a text, its source itself where nothing of it has changed. */
function appendText(into: Place, text: string, source: ContentText | null): ContentText {
  const last = into.children.at(-1);
  if (last?.kind === 'text') {
    last.text += text;
    return last;
  }
  const added = source?.text === text ? source : newText(text, source?.node ?? 0);
  appendChild(into, added);
  return added;
}

function newText(text: string, node: NodeId): ContentText {
  return { kind: 'text', text, node };
}

/** Notes that a text of the page is part of a text of the content, unless that was made from it alone. */
function rememberPlace(text: ContentText, source: ContentText): void {
  const { node, joined } = source;
  if (text === source || (node === text.node && joined === undefined)) return;
  text.joined ??= [];
  if (node !== text.node) text.joined.push(node);
  for (const other of joined ?? []) text.joined.push(other);
}

/**
 * White space, and what editors use instead to keep a line open or indent it: no-break spaces, the full-width space of
 * East Asian text, and the two zero-width spaces.
 */
export function isAnySpace(code: number): boolean {
  return code === 0xa0 || code === 0x3000 || code === 0x200b || code === 0xfeff || isHtmlSpace(code);
}

function withoutIndent(text: string): string {
  let start = 0;
  while (start < text.length && isAnySpace(unitAt(text, start))) start++;
  return start === 0 || start === text.length ? text : text.slice(start);
}

function collapse(space: string, offset: number, text: string): string {
  const isLine = space.includes('\n') || space.includes('\r');
  // The first block of an East Asian script: most texts need no closer look at what is around each line break.
  return isLine &&
    unitAt(text, offset - 1) >= 0x2e80 &&
    joinsLines(
      text.slice(Math.max(0, offset - 2), offset),
      text.slice(offset + space.length, offset + space.length + 2),
    )
    ? ''
    : ' ';
}

function joinsLines(before: string, after: string): boolean {
  if (before === '' || after === '') return false;
  return isEastAsian(lastCodePoint(before)) && isEastAsian(after.codePointAt(0)!);
}

function lastCodePoint(text: string): number {
  const pair = text.length > 1 ? text.codePointAt(text.length - 2)! : 0;
  return pair > 0xffff ? pair : text.charCodeAt(text.length - 1);
}

/** Where a text begins after leading white space. */
export function visibleStart(text: string): number {
  let start = 0;
  while (start < text.length && isHtmlSpace(unitAt(text, start))) start++;
  return start;
}

/** Where a text that begins at `start` ends before trailing white space. */
export function visibleEnd(text: string, start: number): number {
  let end = text.length;
  while (end > start && isHtmlSpace(unitAt(text, end - 1))) end--;
  return end;
}
