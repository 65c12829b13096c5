import { codeLanguage, wrapperLanguage } from '../code-language.ts';
import type { ContentElement, ContentNode } from '../content-tree.ts';
import { elementsOf } from '../content-walk.ts';
import type { Pass } from '../context.ts';
import { isBlock, MODERN_NAMES } from '../element-kinds.ts';

/** Blocks that highlighters put around single lines of code; any other block says that this is no code. */
const LINE_BLOCKS: ReadonlySet<string> = new Set(['div', 'p', 'li', 'ol', 'ul']);

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
  const open: (ContentNode | 'line')[] = [...pre.children].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'line') text += text === '' || text.endsWith('\n') ? '' : '\n';
    else if (node.kind === 'text') text += node.text;
    else if (node.tag === 'br') text += '\n';
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
  for (const part of parts) {
    if (part.children.some((child) => child.kind === 'text' && child.text.includes('\n'))) {
      part.children = part.children.flatMap((child) => (child.kind === 'text' ? splitLines(child) : [child]));
    }
  }
}

function splitLines({ text, node }: ContentNode & { kind: 'text' }): ContentNode[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index): ContentNode[] => {
    const part: ContentNode = { kind: 'text', text: line, node };
    if (index === lines.length - 1) return [part];
    return [part, { kind: 'element', tag: 'br', attributes: new Map(), children: [], node }];
  });
}
