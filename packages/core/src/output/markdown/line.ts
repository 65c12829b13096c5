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
  let isInLink = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') line += textToken(token.value, isInLink, tokens[index + 1]);
    else if (token.kind === 'raw') line += separated(line, token.value);
    else if (token.kind === 'break') line += lineBreak;
    else if (token.kind === 'link-open') {
      line += '[';
      isInLink = true;
    } else if (token.kind === 'link-close') {
      line += `]${token.value}`;
      isInLink = false;
    } else if (!token.isDropped) line += token.mark;
  }
  return line;
}

function textToken(text: string, isInLink: boolean, next: Token | undefined): string {
  if (next === undefined || next.kind === 'break') return escapeText(text, isInLink);
  const escaped = escapeBeforeMarkup(text, isInLink);
  // An exclamation mark before a link would make it a picture.
  return next.kind === 'link-open' && text.endsWith('!') ? `${escaped.slice(0, -1)}\\!` : escaped;
}

/** Two code spans that touch would be read as one; a space is the least that keeps them apart. */
function separated(line: string, raw: string): string {
  return raw.startsWith('`') && line.endsWith('`') && !line.endsWith('\\`') ? ` ${raw}` : raw;
}
