import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { childElements, elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import { SPACES } from '../../../page/spaces.ts';
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
    let isChanged = false;
    for (const element of elements) {
      const isCode = element.tag === 'pre' || element.tag === 'code' || inCode.has(element);
      if (isCode) for (const child of element.children) if (child.kind === 'element') inCode.add(child);
      if (
        element.tag === 'table'
          ? settleTable(element, inCode.has(element), context)
          : dropColumn(element, context)
      )
        isChanged = true;
    }
    return isChanged;
  },
};

/** Returns whether the table was one around code. */
function settleTable(table: ContentElement, isInCode: boolean, context: CleanContext): boolean {
  const pairs = rowsOf(table).map(childElements);
  if (!pairs.every((cells) => cells.length === 2 && cells.every(({ tag }) => CELLS.has(tag)))) return false;
  const [first] = pairs;
  if (first === undefined) return false;
  if (pairs.length === 1 && isGutter(first[0]!) && holdsCode(first[1]!)) {
    record(first[0]!, context);
    becomeCode(table, first[1]!);
    return true;
  }
  if (!isNumberedRows(pairs, isInCode)) return false;
  for (const [gutter] of pairs) record(gutter!, context);
  table.tag = isInCode ? 'div' : 'pre';
  table.children = pairs.map(([, line]) => ({ ...line!, tag: 'div' }));
  return true;
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
  const lines = text.split(SPACES).filter((line) => line !== '');
  return isNumbering(lines) ? lines.length : 0;
}

/** Maximum number of children around a gutter: two boxes, with white space before, between and after them. @sweep gutter-parts */
const MAX_PARTS = 5;

/** Drops the first of two adjacent boxes if it holds only numbers, as many as the second has lines. */
function dropColumn(parent: ContentElement, context: CleanContext): boolean {
  if (parent.children.length < 2 || parent.children.length > MAX_PARTS) return false;
  const parts = childElements(parent);
  const [gutter, code] = parts;
  if (parts.length !== 2 || gutter!.children.length === 0) return false;
  const pre = soleCode(code!);
  const lines = pre === null ? 0 : gutterLines(gutter!);
  if (lines < 2 || Math.abs(lines - lineCount(pre!)) > 1) return false;
  record(gutter!, context);
  parent.children = parent.children.filter((child) => child !== gutter);
  return true;
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
