import { codeLanguage, wrapperLanguage } from '../code-language.ts';
import type { ContentElement, ContentNode, ContentText } from '../content-tree.ts';
import { elementsOf } from '../content-walk.ts';
import type { Pass } from '../context.ts';
import { isBlock, MODERN_NAMES } from '../element-kinds.ts';

/** Blocks that highlighters put around single lines of code; any other block says that this is no code. */
const LINE_BLOCKS: ReadonlySet<string> = new Set(['div', 'p', 'li', 'ol', 'ul']);

/** Lines kept of one page laid out with spaces: each costs two nodes, and no node limit has counted them. */
const MAX_LINES = 100_000;

/**
 * Makes each `<pre>` one plain text with its language on it: highlighting is colour, not content. A `<pre>` with
 * tables, headings or pictures in it is a page laid out with spaces; it becomes blocks that keep their lines.
 */
export const codeBlocks: Pass = {
  name: 'clean/code-blocks',
  run(content) {
    const elements = elementsOf(content);
    if (!elements.some(isPreformatted)) return;
    const parentOf = parents(elements);
    const inside = new Set<ContentElement>();
    for (const element of elements) {
      if (!isPreformatted(element) || inside.has(element)) continue;
      const parts = elementsOf(element);
      for (const part of parts) inside.add(part);
      if (parts.some(isForeign)) keepLines(element, parts);
      else settleCode(element, languageOf(parts, parentOf));
    }
  },
};

function isPreformatted({ tag }: ContentElement): boolean {
  return (MODERN_NAMES.get(tag) ?? tag) === 'pre';
}

function isForeign(element: ContentElement, index: number): boolean {
  return index > 0 && (element.tag === 'img' || (isBlock(element.tag) && !LINE_BLOCKS.has(element.tag)));
}

function parents(elements: readonly ContentElement[]): Map<ContentElement, ContentElement> {
  const parentOf = new Map<ContentElement, ContentElement>();
  for (const element of elements) {
    for (const child of element.children) if (child.kind === 'element') parentOf.set(child, element);
  }
  return parentOf;
}

/** The language stands on the block, on what is just inside, or on one of the two wrappers around it. */
function languageOf(
  parts: readonly ContentElement[],
  parentOf: ReadonlyMap<ContentElement, ContentElement>,
): string | null {
  for (const part of parts.slice(0, 2)) {
    const language = codeLanguage(part);
    if (language !== null) return language;
  }
  const wrapper = parentOf.get(parts[0]!);
  const outer = wrapper === undefined ? undefined : parentOf.get(wrapper);
  return wrapperLanguage(wrapper) ?? wrapperLanguage(outer);
}

function settleCode(pre: ContentElement, language: string | null): void {
  const text = preformattedText(pre);
  pre.tag = 'pre';
  pre.attributes.delete('data-lang');
  if (language !== null) pre.attributes.set('data-lang', language);
  pre.children = text.trim() === '' ? [] : [{ kind: 'text', text, node: pre.node }];
}

/** The text with its line breaks; a block inside begins a new line. */
function preformattedText(pre: ContentElement): string {
  let text = '';
  // Kept apart: to look at the end of a text that is still growing would copy all of it, line by line.
  let isNewLine = true;
  const add = (piece: string): void => {
    if (piece !== '') isNewLine = piece.endsWith('\n');
    text += piece;
  };
  const open: (ContentNode | 'line')[] = [...pre.children].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'line') add(isNewLine ? '' : '\n');
    else if (node.kind === 'text') add(node.text);
    else if (node.tag === 'br') add('\n');
    else {
      const isLine = LINE_BLOCKS.has(node.tag);
      if (isLine) open.push('line');
      for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
      if (isLine) open.push('line');
    }
  }
  return text;
}

function keepLines(pre: ContentElement, parts: readonly ContentElement[]): void {
  pre.tag = 'div';
  let room = MAX_LINES;
  for (const part of parts) {
    const children: ContentNode[] = [];
    for (const child of part.children) {
      if (child.kind === 'element') children.push(child);
      else room -= pushLines(children, child, room);
    }
    part.children = children;
  }
}

/** Adds a text line by line, with at most `room` line breaks; gives how many there were. */
function pushLines(into: ContentNode[], { text, node }: ContentText, room: number): number {
  let start = 0;
  let breaks = 0;
  for (let end = text.indexOf('\n'); end >= 0 && breaks < room; end = text.indexOf('\n', start)) {
    into.push({ kind: 'text', text: text.slice(start, end), node });
    into.push({ kind: 'element', tag: 'br', attributes: new Map(), children: [], node });
    start = end + 1;
    breaks++;
  }
  into.push({ kind: 'text', text: text.slice(start), node });
  return breaks;
}
