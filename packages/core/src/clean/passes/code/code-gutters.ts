import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { childElements, elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import type { CleanContext, Pass } from '../../context.ts';
import { codeText, isNumbering } from './code-text.ts';

const STEP = 'clean/code-gutters';

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const ROW_GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);

/** Characters of a column to check before reading all of it: line numbers show at once. @sweep gutter-glance */
const GLANCE_CHARS = 48;
const ONLY_NUMBERS = /^[\s\d]*$/u;

/** Characters of line numbers that are read: enough for several thousand lines. @cap */
const MAX_GUTTER = 40_000;

/**
 * Removes line numbers that form a column of their own beside the code: a cell of a table around the code, the first
 * cell of every row, or a box before it. `code-blocks` handles numbers inside the code.
 */
export const codeGutters: Pass = {
  name: STEP,
  needs: ['pre', 'code'],
  run(_, context, elements) {
    if (!elements.some(({ tag }) => tag === 'pre' || tag === 'code')) return false;
    const inCode = new Set<ContentElement>();
    for (const element of elements) {
      const isCode = element.tag === 'pre' || element.tag === 'code' || inCode.has(element);
      if (isCode) for (const child of element.children) if (child.kind === 'element') inCode.add(child);
      if (element.tag === 'table') settleTable(element, inCode.has(element), context);
      else if (mayBeColumns(element)) dropColumn(element, context);
    }
    return true;
  },
};

function settleTable(table: ContentElement, isInCode: boolean, context: CleanContext): void {
  const pairs = rowsOf(table).map(childElements);
  if (!pairs.every((cells) => cells.length === 2 && cells.every(({ tag }) => CELLS.has(tag)))) return;
  const [first] = pairs;
  if (first === undefined) return;
  if (pairs.length === 1 && isGutter(first[0]!) && holdsCode(first[1]!)) {
    record(first[0]!, context);
    becomeCode(table, first[1]!);
  } else if (isNumberedRows(pairs, isInCode)) {
    for (const [gutter] of pairs) record(gutter!, context);
    table.tag = isInCode ? 'div' : 'pre';
    table.children = pairs.map(([, line]) => ({ ...line!, tag: 'div' }));
  }
}

function rowsOf(table: ContentElement): ContentElement[] {
  return childElements(table).flatMap((part) => (ROW_GROUPS.has(part.tag) ? childElements(part) : [part]));
}

/** Replaces the table by the cell with the code; if nothing in it is preformatted, its blocks are lines. */
function becomeCode(table: ContentElement, cell: ContentElement): void {
  const isPreformatted = elementsOf(cell).some(({ tag }) => tag === 'pre');
  table.tag = isPreformatted ? 'div' : 'pre';
  table.children = cell.children;
}

function holdsCode(cell: ContentElement): boolean {
  return elementsOf(cell).some(({ tag }) => tag === 'pre' || tag === 'code');
}

/** Whether every row begins with its number, or with an empty cell that carries it in an attribute. */
function isNumberedRows(pairs: readonly (readonly ContentElement[])[], isInCode: boolean): boolean {
  const gutters = pairs.map(([gutter]) => gutter!);
  const areStated = gutters.every(({ attributes }) => attributes.has('data-line-number'));
  if (!areStated && !isInCode) return false;
  const texts = gutters.map((gutter) => rawTextOf(gutter, GLANCE_CHARS).trim());
  return texts.every((text) => text === '') ? areStated : isNumbering(texts);
}

function isGutter(element: ContentElement): boolean {
  return gutterLines(element) > 0;
}

/** How many line numbers an element consists of; 0 if it holds anything else. */
function gutterLines(element: ContentElement): number {
  if (!ONLY_NUMBERS.test(rawTextOf(element, GLANCE_CHARS))) return 0;
  const text = codeText(element, ({ tag }) => tag === 'table');
  if (text.length > MAX_GUTTER) return 0;
  const lines = text.split(WHITE_SPACE).filter((line) => line !== '');
  return isNumbering(lines) ? lines.length : 0;
}

const WHITE_SPACE = /\s+/u;

/** Most children around a gutter: two boxes, with white space before, between and after them. @sweep gutter-parts */
const MAX_PARTS = 5;

function mayBeColumns({ children }: ContentElement): boolean {
  return children.length > 1 && children.length <= MAX_PARTS;
}

/** Drops the first of two adjacent boxes if it holds only numbers, as many as the second has lines. */
function dropColumn(parent: ContentElement, context: CleanContext): void {
  const [gutter, code, ...others] = childElements(parent);
  if (gutter === undefined || code === undefined || others.length > 0) return;
  if (gutter.children.length === 0) return;
  const pre = soleCode(code);
  const lines = pre === null ? 0 : gutterLines(gutter);
  if (lines < 2 || Math.abs(lines - lineCount(pre!)) > 1) return;
  record(gutter, context);
  parent.children = parent.children.filter((child) => child !== gutter);
}

/** How deeply boxes may wrap the code. @sweep gutter-boxes */
const MAX_BOXES = 4;

function soleCode(box: ContentElement): ContentElement | null {
  let at: ContentNode | undefined = box;
  for (let depth = 0; depth < MAX_BOXES && at?.kind === 'element'; depth++) {
    if (at.tag === 'pre') return at;
    at = childElements(at)[0];
  }
  return null;
}

function lineCount(code: ContentElement): number {
  return codeText(code, () => false)
    .trimEnd()
    .split('\n').length;
}

function record({ node }: ContentElement, { trace }: CleanContext): void {
  if (trace.isOn) trace.record({ node, step: STEP, reason: 'line numbers' });
}
