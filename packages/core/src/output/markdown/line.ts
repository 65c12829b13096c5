import type { ContentNode } from '../../content/content-tree.ts';
import { settleMarks } from './emphasis.ts';
import {
  escapeBeforeMarkup,
  escapeHeadingEnd,
  escapeParagraph,
  escapeText,
  type Surroundings,
} from './escape.ts';
import { writePhrases } from './phrases.ts';
import { type Token, TokenWriter, type Wrapper } from './tokens.ts';

/** How a line break is written: in a paragraph, in a heading, in a table cell. */
const BREAKS = { paragraph: '\\\n', heading: ' ', cell: '<br>' } as const;

/** Where a line stands. */
export type LinePlace = keyof typeof BREAKS;

const PIPE = /\|/gu;

/** Phrases as one line of Markdown (several, where there are line breaks); `''` where they show nothing. */
export function markdownLine(
  nodes: readonly ContentNode[],
  place: LinePlace = 'paragraph',
  wrapper: Wrapper | null = null,
): string {
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === 'text' && wrapper === null) {
    return finishLine(escapeText(collapse(only.text), PLAIN), place);
  }
  const writer = new TokenWriter();
  if (wrapper !== null) writer.open(wrapper);
  writePhrases(nodes, writer);
  if (wrapper !== null) writer.close();
  return finishLine(joinTokens(settleMarks(writer.finish()), BREAKS[place]), place);
}

/** The surroundings of a text that is a line of its own. */
const PLAIN: Surroundings = { isInLink: false, hasFormula: false };

const UNCOLLAPSED = /[\t\f\r\n]| {2}/u;
const SPACES = /[ \t\f\r\n]+/gu;

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

function joinTokens(tokens: readonly Token[], lineBreak: string): string {
  let line = '';
  let last = '';
  const hasFormula = mayHoldFormula(tokens);
  const inLink: Surroundings = { isInLink: true, hasFormula };
  const outside: Surroundings = { isInLink: false, hasFormula };
  let around = outside;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (token.kind === 'link-open') around = inLink;
    else if (token.kind === 'link-close') around = outside;
    const piece = pieceOf(token, around, tokens[index + 1], lineBreak);
    if (piece === '') continue;
    line += wouldMelt(last, piece) ? ` ${piece}` : piece;
    last = piece;
  }
  return line;
}

/**
 * True where a formula stands on the line, or dollars in different pieces of it could be taken for the ends of one;
 * those of one text are judged with the text.
 */
function mayHoldFormula(tokens: readonly Token[]): boolean {
  let pieces = 0;
  for (const token of tokens) {
    if ((token.kind === 'text' || token.kind === 'link-close') && token.value.includes('$')) pieces++;
    else if (token.kind === 'raw' && token.value.includes('$')) pieces += token.value.startsWith('$') ? 2 : 1;
  }
  return pieces > 1;
}

function pieceOf(token: Token, around: Surroundings, next: Token | undefined, lineBreak: string): string {
  switch (token.kind) {
    case 'text':
      return textToken(token.value, around, next);
    case 'raw':
      return token.value;
    case 'break':
      return lineBreak;
    case 'link-open':
      return '[';
    case 'link-close':
      return `]${token.value}`;
    default:
      return token.isDropped ? '' : token.mark;
  }
}

function textToken(text: string, around: Surroundings, next: Token | undefined): string {
  if (next === undefined || next.kind === 'break') return escapeText(text, around);
  const escaped = escapeBeforeMarkup(text, around);
  // An exclamation mark before a link would make it a picture.
  return next.kind === 'link-open' && text.endsWith('!') ? `${escaped.slice(0, -1)}\\!` : escaped;
}

/** Two code spans that touch would be read as one; a space is the least that keeps them apart. */
function wouldMelt(before: string, after: string): boolean {
  return after.startsWith('`') && before.endsWith('`') && !before.endsWith('\\`');
}
