import {
  type ContentElement,
  type ContentNode,
  type ContentText,
  newElement,
} from '../../../content/content-tree.ts';
import { elementsOf, parentsOf, rawTextOf } from '../../../content/content-walk.ts';
import { isBlockElement, MODERN_NAMES } from '../../../elements/element-kinds.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { codeLanguage, wrapperLanguage } from './code-language.ts';
import { codeText, isLineNumber, isNumbering, LINE_BLOCKS } from './code-text.ts';

const STEP = 'clean/code-blocks';

/** Lines kept of a page laid out with spaces: each costs two nodes that no node limit has counted. @cap */
const MAX_LINES = 100_000;

/**
 * Turns each `<pre>` into one plain text that carries its language: highlighting is colour, not content. A `<pre>` that
 * contains tables, headings or pictures is a page laid out with spaces; it becomes blocks that keep their lines.
 */
export const codeBlocks: Pass = {
  name: STEP,
  needs: ['pre', 'code', 'tt', 'xmp', 'listing', 'plaintext'],
  run(_, context, elements) {
    let parentOf: ReadonlyMap<ContentElement, ContentElement> | null = null;
    const inside = new Set<ContentElement>();
    for (const element of elements) {
      if (inside.has(element)) continue;
      if (isCode(element)) settleInlineCode(element, inside);
      if (!isPreformatted(element)) continue;
      parentOf ??= parentsOf(elements);
      const parts = elementsOf(element);
      for (const part of parts) inside.add(part);
      const code = codeIn(element, parts);
      if (code === null) {
        keepLines(element, parts);
        continue;
      }
      if (code !== element) element.tag = 'div';
      const language = languageOf(elementsOf(code), parentOf);
      settleCode(code, language);
      dropLabels(code, language, parentOf.get(code), context);
    }
    // Phrases of code only change their names.
    return parentOf !== null;
  },
};

function isCode({ tag }: ContentElement): boolean {
  return (MODERN_NAMES.get(tag) ?? tag) === 'code';
}

function isPreformatted({ tag }: ContentElement): boolean {
  return (MODERN_NAMES.get(tag) ?? tag) === 'pre';
}

/** The code in preformatted text: all of it, or the only `<code>` if there are pictures and boxes beside it. */
function codeIn(pre: ContentElement, parts: readonly ContentElement[]): ContentElement | null {
  if (!parts.some(isForeign)) return pre;
  const codes = pre.children.filter((child) => child.kind === 'element' && child.tag === 'code');
  const [code] = codes as ContentElement[];
  return codes.length === 1 && !elementsOf(code!).some(isForeign) ? code! : null;
}

/** A `<code>` with line breaks is a code block; one around blocks is only styling. */
function settleInlineCode(code: ContentElement, inside: Set<ContentElement>): void {
  if (code.children.every(({ kind }) => kind === 'text')) return;
  const parts = elementsOf(code);
  if (parts.some(({ tag }) => isBlockElement(tag))) code.tag = 'span';
  else if (parts.some(({ tag }) => tag === 'br')) code.tag = 'pre';
  else for (const part of parts) inside.add(part);
}

function isForeign(element: ContentElement, index: number): boolean {
  return (
    index > 0 && (element.tag === 'img' || (isBlockElement(element.tag) && !LINE_BLOCKS.has(element.tag)))
  );
}

/** Wrappers around code that may name its language: Hexo needs four. @sweep code-wrappers */
const MAX_WRAPPERS = 4;

/** The language named by the block, by the first element in it, or by a wrapper around it. */
function languageOf(
  parts: readonly ContentElement[],
  parentOf: ReadonlyMap<ContentElement, ContentElement>,
): string | null {
  for (const part of parts.slice(0, 2)) {
    const language = codeLanguage(part);
    if (language !== null) return language;
  }
  let wrapper = parentOf.get(parts[0]!);
  for (let level = 0; level < MAX_WRAPPERS && wrapper !== undefined; level++) {
    const language = wrapperLanguage(wrapper);
    if (language !== null) return language;
    wrapper = parentOf.get(wrapper);
  }
  return null;
}

const BLANK_LINES_BEFORE = /^(?:[ \t]*\n)+/u;
const NO_BREAK_SPACES = /\u00a0/gu;
const LINE_ENDS = /\r\n?/gu;

function settleCode(pre: ContentElement, language: string | null): void {
  const numbers = lineNumbersIn(pre);
  const text = codeText(pre, (part) => numbers.has(part))
    .replace(LINE_ENDS, '\n')
    .replace(NO_BREAK_SPACES, ' ')
    .replace(BLANK_LINES_BEFORE, '')
    .trimEnd();
  pre.tag = 'pre';
  pre.attributes.delete('data-lang');
  if (language !== null) pre.attributes.set('data-lang', language);
  pre.children = text === '' ? [] : [{ kind: 'text', text, node: pre.node }];
}

/** Line numbers: elements that count up at the beginning of every line. */
function lineNumbersIn(pre: ContentElement): ReadonlySet<ContentElement> {
  const found: ContentElement[] = [];
  const numbers: string[] = [];
  const text = codeText(pre, (part) => {
    const number = soleText(part);
    if (number === null || !isLineNumber(number)) return false;
    found.push(part);
    numbers.push(number.trim());
    return false;
  });
  if (found.length < 2 || !isNumbering(numbers)) return NO_ELEMENTS;
  const lines = text.trimEnd().split('\n');
  const isOnEveryLine =
    lines.length === found.length &&
    lines.every((line, index) => line.trimStart().startsWith(numbers[index]!));
  return isOnEveryLine ? new Set(found) : NO_ELEMENTS;
}

const NO_ELEMENTS: ReadonlySet<ContentElement> = new Set();

function soleText({ children }: ContentElement): string | null {
  const [child] = children;
  return children.length === 1 && child?.kind === 'text' ? child.text : null;
}

/** Longest text beside code that is a label or a control. @sweep code-label */
const MAX_LABEL = 20;

/** Drops what a highlighter puts around code: its language once more, a copy button. */
function dropLabels(
  pre: ContentElement,
  language: string | null,
  wrapper: ContentElement | undefined,
  { trace }: CleanContext,
): void {
  if (wrapper === undefined || wrapper.children.length > MAX_NEIGHBOURS) return;
  wrapper.children = wrapper.children.filter((child) => {
    if (child === pre || child.kind === 'text' || !isLabel(child, language)) return true;
    if (trace.isOn) trace.record({ node: child.node, step: STEP, reason: 'label of a code block' });
    return false;
  });
}

/** Maximum number of children of a box that frames one code block. @sweep code-neighbours */
const MAX_NEIGHBOURS = 8;

function isLabel(element: ContentElement, language: string | null): boolean {
  const text = rawTextOf(element, MAX_LABEL + 1).trim();
  if (text === '' || text.length > MAX_LABEL) return false;
  if (element.attributes.get('role') === 'button' || element.tag === 'clipboard-copy') return true;
  return element.tag !== 'p' && text.toLowerCase() === language;
}

function keepLines(pre: ContentElement, parts: readonly ContentElement[]): void {
  pre.tag = 'div';
  let room = MAX_LINES;
  for (const part of parts) {
    // Around lines of text it was only styling.
    if (isCode(part)) part.tag = 'span';
    const children: ContentNode[] = [];
    for (const child of part.children) {
      if (child.kind === 'element') children.push(child);
      else room -= pushLines(children, child, room);
    }
    part.children = children;
  }
}

/** Adds a text line by line, with at most `room` line breaks; returns their number. */
function pushLines(into: ContentNode[], { text, node }: ContentText, room: number): number {
  let start = 0;
  let breaks = 0;
  for (let end = text.indexOf('\n'); end >= 0 && breaks < room; end = text.indexOf('\n', start)) {
    into.push({ kind: 'text', text: text.slice(start, end), node });
    into.push(newElement('br', [], node));
    start = end + 1;
    breaks++;
  }
  into.push({ kind: 'text', text: text.slice(start), node });
  return breaks;
}
