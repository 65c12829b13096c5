import type { ContentNode } from '../../content/content-tree.ts';
import { settleMarks } from './emphasis.ts';
import { escapeBeforeMarkup, escapeText, type Surroundings } from './escape.ts';
import { type Inline, InlineWriter, type Wrapper } from './inlines.ts';
import { escapeHeadingEnd, escapeParagraph } from './line-starts.ts';
import { writePhrases } from './phrases.ts';
import { withPairedBrackets } from './tex.ts';

/** The line break in a paragraph, a heading and a table cell. */
const BREAKS = { paragraph: '\\\n', heading: ' ', cell: '<br>' } as const;

/** The kind of block that a line belongs to. */
export type LinePlace = keyof typeof BREAKS;

const PIPE = /\|/gu;

/** Inline content as one line of Markdown, or several if it has line breaks; `''` if nothing in it is visible. */
export function markdownLine(
  nodes: readonly ContentNode[],
  place: LinePlace = 'paragraph',
  wrapper: Wrapper | null = null,
): string {
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === 'text' && wrapper === null) {
    // The cells of a row are one line to some readers.
    return finishLine(escapeText(collapse(only.text), place === 'cell' ? OUTSIDE : ALONE), place);
  }
  const writer = new InlineWriter();
  if (wrapper !== null) writer.open(wrapper);
  writePhrases(nodes, writer);
  if (wrapper !== null) writer.close();
  return finishLine(joinInlines(joinTexts(settleMarks(writer.finish())), BREAKS[place]), place);
}

/** The title of a page as a Markdown heading above its content; `''` if nothing in it is visible. */
export function markdownHeading(text: string): string {
  const line = markdownLine([{ kind: 'text', text, node: 0 }], 'heading');
  return line === '' ? '' : `# ${line}`;
}

/** Text as a Markdown paragraph in which all of it stays text; its lines stay lines. */
export function markdownText(text: string): string {
  const lines = text.split('\n').map((line) => escapeText(collapse(line), OUTSIDE));
  return escapeParagraph(lines.filter((line) => line !== '').join(BREAKS.paragraph));
}

const OUTSIDE: Surroundings = { isInLink: false, hasFormula: false, hasLooseCode: false, isAlone: false };
const ALONE: Surroundings = { ...OUTSIDE, isAlone: true };

/** The last two characters end a line for parsers built on regular expressions. */
const UNCOLLAPSED = /[\t\f\r\n\u2028\u2029]| {2}/u;
const SPACES = /[ \t\f\r\n\u2028\u2029]+/gu;

function collapse(text: string): string {
  const collapsed = UNCOLLAPSED.test(text) ? text.replace(SPACES, ' ') : text;
  const start = collapsed.startsWith(' ') ? 1 : 0;
  const end = collapsed.endsWith(' ') ? collapsed.length - 1 : collapsed.length;
  return start === 0 && end === collapsed.length ? collapsed : collapsed.slice(start, end);
}

function finishLine(line: string, place: LinePlace): string {
  if (place === 'heading') return escapeHeadingEnd(line);
  if (place === 'cell') return line.replace(PIPE, '\\|');
  return escapeParagraph(line);
}

/** Joins texts that are adjacent once the marks between them are dropped: escaping depends on the neighbours. */
function joinTexts(inlines: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    if ((inline.kind === 'open' || inline.kind === 'close') && inline.isDropped) continue;
    const last = joined.at(-1);
    if (inline.kind === 'text' && last?.kind === 'text') last.value += inline.value;
    else joined.push(inline);
  }
  return joined;
}

function joinInlines(inlines: readonly Inline[], lineBreak: string): string {
  let line = '';
  let last = '';
  const hasFormula = mayHoldFormula(inlines);
  const hasLooseCode = inlines.some((inline) => inline.kind === 'raw' && inline.value.startsWith('``'));
  const outside: Surroundings = { ...OUTSIDE, hasFormula, hasLooseCode };
  const inLink: Surroundings = { ...outside, isInLink: true };
  let around = outside;
  for (let index = 0; index < inlines.length; index++) {
    const inline = inlines[index]!;
    if (inline.kind === 'link-open') around = inLink;
    else if (inline.kind === 'link-close') around = outside;
    const piece = pieceOf(inline, around, inlines[index + 1], lineBreak);
    if (piece === '') continue;
    line += wouldMerge(last, piece) ? ` ${piece}` : piece;
    last = piece;
  }
  return line;
}

/**
 * True if there is a formula on the line, or if dollar signs in different pieces could read as one. Two dollar signs in
 * the same text are handled when that text is escaped.
 */
function mayHoldFormula(inlines: readonly Inline[]): boolean {
  let pieces = 0;
  for (const inline of inlines) {
    if ((inline.kind === 'text' || inline.kind === 'link-close') && inline.value.includes('$')) pieces++;
    else if (inline.kind === 'raw' && inline.value.includes('$')) pieces += isFormula(inline.value) ? 2 : 1;
  }
  return pieces > 1;
}

function isFormula(raw: string): boolean {
  return raw.startsWith('$');
}

function pieceOf(inline: Inline, around: Surroundings, next: Inline | undefined, lineBreak: string): string {
  switch (inline.kind) {
    case 'text':
      return textInline(inline.value, around, next);
    case 'raw':
      return isFormula(inline.value) && (around.isInLink || around.hasLooseCode)
        ? withPairedBrackets(inline.value)
        : inline.value;
    case 'break':
      return lineBreak;
    case 'link-open':
      return '[';
    case 'link-close':
      return `]${inline.value}`;
    default:
      return inline.mark;
  }
}

function textInline(text: string, around: Surroundings, next: Inline | undefined): string {
  if (next === undefined || next.kind === 'break' || next.kind === 'link-close')
    return escapeText(text, around);
  const escaped = escapeBeforeMarkup(text, around);
  // Showdown takes a backtick after any backslash for text, even if the backslash is escaped.
  if (text.endsWith('\\') && next.kind === 'raw' && next.value.startsWith('`'))
    return `${escaped.slice(0, -2)}&#92;`;
  // An exclamation mark before a link would make it an image.
  return next.kind === 'link-open' && text.endsWith('!') ? `${escaped.slice(0, -1)}\\!` : escaped;
}

/** True if two code spans are adjacent, which would read as one; a space keeps them apart. */
function wouldMerge(before: string, after: string): boolean {
  return after.startsWith('`') && before.endsWith('`') && !before.endsWith('\\`');
}
