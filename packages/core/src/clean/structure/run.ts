import type { ContentElement, ContentNode, ContentText } from '../content-tree.ts';
import { isHtmlSpace } from '../text-length.ts';
import { isEastAsian } from './east-asian.ts';

/** White space that waits to see whether anything follows it. */
const Gap = { none: 0, space: 1, line: 2 } as const;
type GapKind = (typeof Gap)[keyof typeof Gap];

const NEEDS_COLLAPSING = /[\t\n\f\r]| {2}/u;
const WHITE_SPACE = /[ \t\n\f\r]+/gu;

/** Phrases that are one when nothing stands between them: `<b>a</b><b>b</b>`. */
const MERGING: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'code', 'del', 's', 'u']);

interface OpenPhrase {
  readonly source: ContentElement;
  readonly copy: ContentElement;
}

/**
 * One line of phrasing content under construction: collapses white space as a browser does, keeps it outside of
 * the phrases where it can, and opens phrases only around something.
 *
 * A line break in the source between two East Asian characters gives no space (CSS Text, segment breaks).
 * In Thai and its relatives it does, as in browsers: a space is punctuation there. So does a line break that is
 * all there is between two elements.
 */
export class Run {
  readonly children: ContentNode[] = [];
  private open: OpenPhrase[] = [];
  private gap: GapKind = Gap.none;
  private breaks = 0;
  private lastText = '';

  /** Line breaks since the last visible thing. */
  get pendingBreaks(): number {
    return this.breaks;
  }

  /** White space only counts between two visible things. */
  addGap(hasNewline: boolean): void {
    if (this.children.length > 0 && this.breaks === 0) {
      this.gap = this.gap === Gap.space || !hasNewline ? Gap.space : Gap.line;
    }
  }

  addBreak(): void {
    if (this.children.length === 0) return;
    this.breaks++;
    this.gap = Gap.none;
  }

  /** Adds text that neither begins nor ends with white space. */
  addText(text: string, source: ContentText, phrases: readonly ContentElement[]): void {
    const collapsed = NEEDS_COLLAPSING.test(text) ? text.replace(WHITE_SPACE, collapse) : text;
    appendText(this.childrenFor(phrases, collapsed), collapsed, source);
    this.lastText = collapsed;
  }

  /** Adds something that is not text: a picture, a formula, a player. */
  addAtom(atom: ContentElement, phrases: readonly ContentElement[]): void {
    this.childrenFor(phrases, '').push(atom);
    this.lastText = '';
  }

  /** Where the next thing goes, once phrases have been closed and opened and the gap before it filled. */
  private childrenFor(phrases: readonly ContentElement[], text: string): ContentNode[] {
    let shared = 0;
    while (shared < this.open.length && this.open[shared]!.source === phrases[shared]) shared++;
    this.open.length = shared;
    this.fillGap(this.open.at(-1)?.copy.children ?? this.children, text);
    for (let index = shared; index < phrases.length; index++) {
      const parent = this.open.at(-1)?.copy.children ?? this.children;
      this.open.push({ source: phrases[index]!, copy: openPhrase(parent, phrases[index]!) });
    }
    return this.open.at(-1)?.copy.children ?? this.children;
  }

  private fillGap(into: ContentNode[], next: string): void {
    if (this.breaks > 0)
      into.push({ kind: 'element', tag: 'br', attributes: new Map(), children: [], node: 0 });
    else if (this.gap === Gap.space || (this.gap === Gap.line && !joinsLines(this.lastText, next))) {
      appendText(into, ' ', { node: 0 });
    }
    this.gap = Gap.none;
    this.breaks = 0;
  }
}

function openPhrase(into: ContentNode[], source: ContentElement): ContentElement {
  const last = into.at(-1);
  const canMerge =
    last?.kind === 'element' &&
    last.tag === source.tag &&
    MERGING.has(source.tag) &&
    last.children.length > 0;
  if (canMerge) return last;
  const { tag, attributes, node } = source;
  const copy: ContentElement = { kind: 'element', tag, attributes, children: [], node };
  into.push(copy);
  return copy;
}

function appendText(into: ContentNode[], text: string, { node }: Pick<ContentText, 'node'>): void {
  const last = into.at(-1);
  if (last?.kind === 'text') last.text += text;
  else into.push({ kind: 'text', text, node });
}

function collapse(space: string, offset: number, text: string): string {
  const isLine = space.includes('\n') || space.includes('\r');
  return isLine &&
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

/** Where the text between leading and trailing white space begins and ends. */
export function visibleRange(text: string): [start: number, end: number] {
  let start = 0;
  let end = text.length;
  while (start < end && isHtmlSpace(text.charCodeAt(start))) start++;
  while (end > start && isHtmlSpace(text.charCodeAt(end - 1))) end--;
  return [start, end];
}
