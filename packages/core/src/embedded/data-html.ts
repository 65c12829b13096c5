import { classOf, Kind } from '../language/characters.ts';
import { WORD_SHARE } from '../language/count.ts';
import { unescapeHtml } from '../plain-text/unescape-html.ts';
import { isMarkup } from './prose.ts';
import type { PartText } from './richest-part.ts';

/**
 * Writes strings of a page's data as HTML: markup as it is, plain text as paragraphs, the spans of a paragraph joined.
 */
export function dataToHtml(texts: readonly PartText[]): string {
  const isNested = new Set(texts.map(({ list }) => list)).size > 1;
  const blocks: string[] = [];
  let spans: string[] = [];
  let before: PartText | null = null;
  const close = (): void => {
    const tag = before !== null && before.heading > 0 ? `h${before.heading}` : 'p';
    for (const line of spans.join('').split('\n')) {
      if (line.trim() !== '') blocks.push(`<${tag}>${escapeHtml(line.trim())}</${tag}>`);
    }
    spans = [];
  };
  for (const part of texts) {
    const text = isMarkup(part.text) ? part.text : unescapeHtml(part.text);
    const goesOn = isNested && before?.list === part.list && continuesIn(before.text, text);
    if (!goesOn || isMarkup(text)) close();
    if (isMarkup(text)) blocks.push(`<div>${text}</div>`);
    else spans.push(text);
    before = isMarkup(text) ? null : part;
  }
  close();
  return blocks.join('\n');
}

/**
 * Whether one string continues in the next: the first does not end a sentence, and a space, a mark or a script without
 * spaces joins them. Two words without either are a heading and its paragraph.
 */
function continuesIn(first: string, second: string): boolean {
  const last = classOf(first.codePointAt(first.length - 1) ?? 0);
  const next = classOf(second.codePointAt(0) ?? 0);
  if ((last & 7) === Kind.stop) return false;
  const isWord = (unit: number): boolean => (unit & 7) === Kind.letter && WORD_SHARE[unit >> 3] === 0;
  return !(isWord(last) && isWord(next));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const ESCAPED = /[&<>]/gu;

function escapeHtml(text: string): string {
  return text.replace(ESCAPED, (char) => ESCAPES[char]!);
}
