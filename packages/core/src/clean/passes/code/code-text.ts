import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { classesOf } from '../class-names.ts';

/** Blocks that highlighters put around single lines of code; any other block shows that this is not code. */
export const LINE_BLOCKS: ReadonlySet<string> = new Set(['div', 'p', 'li', 'ol', 'ul', 'figure']);

/** The class of a phrase that a style sheet shows as a line: `gatsby-highlight-code-line`. */
const LINE_NAME = /(?:^|(?:code|highlight|token)-)line$/u;

/** The text of code with its line breaks; a block inside begins a new line, and so does a phrase that is called a line. */
export function codeText(code: ContentElement, isLeftOut: (element: ContentElement) => boolean): string {
  let text = '';
  // Kept separately: looking at the end of a growing text would copy all of it for every line.
  let isNewLine = true;
  const add = (piece: string): void => {
    if (piece !== '') isNewLine = piece.endsWith('\n');
    text += piece;
  };
  const open: (ContentNode | 'line')[] = [...code.children].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'line') add(isNewLine ? '' : '\n');
    else if (node.kind === 'text') add(node.text);
    else if (node.tag === 'br') add('\n');
    else if (!isLeftOut(node)) {
      const isLine = LINE_BLOCKS.has(node.tag);
      if (isLine) open.push('line');
      for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
      if (isLine || classesOf(node).some((name) => LINE_NAME.test(name))) open.push('line');
    }
  }
  return text;
}

/** Whether numbers are line numbers: each is one more than the one before. */
export function isNumbering(numbers: readonly string[]): boolean {
  if (numbers.length === 0) return false;
  const first = Number(numbers[0]);
  return numbers.every((number, index) => NUMBER.test(number) && Number(number) === first + index);
}

/** A line number; no code needs more digits. */
const NUMBER = /^\d{1,6}$/u;

/** Whether a text is nothing but a line number. */
export function isLineNumber(text: string): boolean {
  return NUMBER.test(text.trim());
}
