import { parseFragment, serialize } from 'parse5';
import type { MarkdownRenderer } from './renderers/renderer.ts';

/** What escaping costs in beauty. */
export interface EscapeCount {
  readonly escapes: number;
  /** Those without which every renderer would show the same. */
  readonly needless: readonly string[];
}

const BLANK_LINES = /\n[ >]*\n/u;
const MARKS = /^[ >]*/u;
const FENCE = /^[ >]*(?:(?:[-*+]|\d+[.)]) )*(`{3,})/u;
const HTML_LINE = /^[ >]*(?:(?:[-*+]|\d+[.)]) )*<(?:table|pre|details|summary)\b/u;
const ESCAPE = /`+|\\[!-/:-@[-`{-~]|&(?:lt|gt|amp|quot|#\d+);/gu;
const NAMED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
/** Characters shown on each side of a needless escape. */
const CONTEXT_LENGTH = 12;

/** Counts the escapes of a document, and those that could go: one after the other, each in its paragraph. */
export async function countEscapes(
  markdown: string,
  renderers: readonly MarkdownRenderer[],
): Promise<EscapeCount> {
  const needless: string[] = [];
  let escapes = 0;
  for (const paragraph of paragraphsOf(markdown)) {
    let text = paragraph;
    // From the end, so that the places before stay what they are.
    for (const { start, end, meaning } of escapesOf(paragraph).reverse()) {
      escapes++;
      const without = text.slice(0, start) + meaning + text.slice(end);
      if (!(await areSame(text, without, renderers))) continue;
      needless.push(text.slice(Math.max(0, start - CONTEXT_LENGTH), end + CONTEXT_LENGTH));
      text = without;
    }
  }
  return { escapes, needless };
}

/** Paragraphs without the marks of the lists and quotes around them; code and HTML are left out. */
function paragraphsOf(markdown: string): string[] {
  const paragraphs: string[] = [];
  let fence: string | null = null;
  for (const part of markdown.split(BLANK_LINES)) {
    const lines: string[] = [];
    for (const line of part.split('\n')) {
      const mark = FENCE.exec(line)?.[1];
      if (fence === null && mark !== undefined) fence = mark;
      else if (fence !== null && mark !== undefined && mark.length >= fence.length) fence = null;
      else if (fence === null && !HTML_LINE.test(line)) lines.push(line);
    }
    const columns = Math.min(...lines.map((line) => MARKS.exec(line)![0].length));
    if (lines.length > 0) paragraphs.push(lines.map((line) => line.slice(columns)).join('\n'));
  }
  return paragraphs;
}

interface Escape {
  readonly start: number;
  readonly end: number;
  readonly meaning: string;
}

/** The escapes of a paragraph, without those in code, which do not escape anything. */
function escapesOf(paragraph: string): Escape[] {
  const found: Escape[] = [];
  let codeEnd = 0;
  for (const match of paragraph.matchAll(ESCAPE)) {
    const [text] = match;
    if (match.index < codeEnd) continue;
    if (text.startsWith('`')) codeEnd = endOfCode(paragraph, match.index, text);
    else found.push({ start: match.index, end: match.index + text.length, meaning: meaningOf(text) });
  }
  return found;
}

function endOfCode(paragraph: string, start: number, fence: string): number {
  const close = paragraph.indexOf(fence, start + fence.length);
  return close < 0 ? start + fence.length : close + fence.length;
}

function meaningOf(written: string): string {
  if (written.startsWith('\\')) return written.slice(1);
  return NAMED[written] ?? String.fromCodePoint(Number(written.slice(2, -1)));
}

async function areSame(
  before: string,
  after: string,
  renderers: readonly MarkdownRenderer[],
): Promise<boolean> {
  for (const renderer of renderers) {
    const [one, other] = await renderer.render([before, after]);
    if (one !== other && inNormalForm(one!) !== inNormalForm(other!)) return false;
  }
  return true;
}

function inNormalForm(html: string): string {
  return serialize(parseFragment(html));
}
