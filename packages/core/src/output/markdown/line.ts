import type { ContentNode } from '../../clean/content-tree.ts';
import { settleMarks } from './emphasis.ts';
import { escapeBeforeMarkup, escapeHeadingEnd, escapeParagraph, escapeText } from './escape.ts';
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
  const writer = new TokenWriter();
  if (wrapper !== null) writer.open(wrapper);
  writePhrases(nodes, writer);
  if (wrapper !== null) writer.close();
  const line = joinTokens(settleMarks(writer.finish()), BREAKS[place]);
  if (place === 'heading') return escapeHeadingEnd(line);
  if (place === 'cell') return line.replace(PIPE, '\\|');
  return escapeParagraph(line);
}

function joinTokens(tokens: readonly Token[], lineBreak: string): string {
  let line = '';
  let last = '';
  let isInLink = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'link-open') isInLink = true;
    else if (token.kind === 'link-close') isInLink = false;
    const piece = pieceOf(token, isInLink, tokens[index + 1], lineBreak);
    if (piece === '') continue;
    line += wouldMelt(last, piece) ? ` ${piece}` : piece;
    last = piece;
  }
  return line;
}

function pieceOf(token: Token, isInLink: boolean, next: Token | undefined, lineBreak: string): string {
  switch (token.kind) {
    case 'text':
      return textToken(token.value, isInLink, next);
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

function textToken(text: string, isInLink: boolean, next: Token | undefined): string {
  if (next === undefined || next.kind === 'break') return escapeText(text, isInLink);
  const escaped = escapeBeforeMarkup(text, isInLink);
  // An exclamation mark before a link would make it a picture.
  return next.kind === 'link-open' && text.endsWith('!') ? `${escaped.slice(0, -1)}\\!` : escaped;
}

/** Two code spans that touch would be read as one; a space is the least that keeps them apart. */
function wouldMelt(before: string, after: string): boolean {
  return after.startsWith('`') && before.endsWith('`') && !before.endsWith('\\`');
}
