import { AttributeList } from '../../../content/content-attributes.ts';
import type { ContentElement, ContentNode } from '../../../content/content-tree.ts';
import { elementsOf, rawTextOf } from '../../../content/content-walk.ts';
import type { Pass } from '../../context.ts';
import { removeElements } from '../../remove-elements.ts';
import { hasClass } from '../class-names.ts';
import { becomeFormula, MAX_TEX, showSource } from './formula-element.ts';
import { mathmlToTex } from './mathml-to-tex.ts';

const STEP = 'clean/formulas';

/** Boxes in which KaTeX and MathJax 2 and 3 draw a formula; its MathML, if there is any, is inside. */
const DRAWINGS: readonly string[] = [
  'katex',
  'MathJax',
  'MathJax_Display',
  'MathJax_SVG',
  'MathJax_SVG_Display',
  'MathJax_CHTML',
  'MathJax_MathML',
  'mwe-math-element',
];

/** Substrings of all class names above: a fast pre-check. */
const MAY_BE_DRAWING = /katex|MathJax|mwe-math/u;

/** What MathJax shows until it has drawn the formula. */
const PREVIEW = 'MathJax_Preview';

/** Pictures whose alternative text is TeX, as WordPress and LaTeX converters make them. */
const TEX_PICTURES: readonly string[] = ['latex', 'tex'];

/** Delimiters around a text that is all formula, and whether it is displayed on a line of its own. */
const DELIMITERS: readonly (readonly [open: string, close: string, isDisplayed: boolean])[] = [
  ['\\(', '\\)', false],
  ['\\[', '\\]', true],
  ['$$', '$$', true],
];

/**
 * Keeps every formula once, as one `math` element with its TeX in `alttext`. Renderers leave two or three forms side by
 * side: a drawing, MathML for screen readers, the source in a script.
 */
export const formulas: Pass = {
  name: STEP,
  run(content, { trace }, elements) {
    const settled = new Set<ContentElement>();
    let isChanged = false;
    for (const element of elements) {
      if (settled.has(element) || !mayHoldFormula(element)) continue;
      if (settle(element, settled)) isChanged = true;
    }
    if (!elements.some(({ tag }) => tag === 'math')) return isChanged;
    const duplicates = new Set<ContentElement>();
    for (const { children } of elements) if (children.some(isFormula)) findDuplicates(children, duplicates);
    if (duplicates.size > 0) {
      removeElements(content, STEP, trace, (element) =>
        duplicates.has(element) ? 'a second form of a formula' : null,
      );
    }
    completeAll(elements);
    return true;
  },
};

function mayHoldFormula({ tag, attributes, children }: ContentElement): boolean {
  if (tag === 'span' || tag === 'div' || tag === 'p') {
    return (
      (children.length === 1 && children[0]!.kind === 'text') ||
      MAY_BE_DRAWING.test(attributes.get('class') ?? '')
    );
  }
  return tag === 'mjx-container' || tag === 'd-math' || tag === 'img';
}

/** Turns an element into a formula if it is one; returns whether it was. */
function settle(element: ContentElement, settled: Set<ContentElement>): boolean {
  const { tag, attributes } = element;
  if (tag === 'img') return settlePicture(element);
  if (tag === 'd-math') {
    becomeFormula(element, rawTextOf(element, MAX_TEX), attributes.has('block'));
    return true;
  }
  if (tag === 'mjx-container' || hasClass(element, DRAWINGS)) return settleDrawing(element, settled);
  return settleDelimited(element);
}

function settlePicture(image: ContentElement): boolean {
  const tex = image.attributes.get('alt')?.trim() ?? '';
  if (tex === '' || !hasClass(image, TEX_PICTURES)) return false;
  becomeFormula(image, tex, false);
  return true;
}

/** Replaces a drawing by the MathML inside it. */
function settleDrawing(drawing: ContentElement, settled: Set<ContentElement>): boolean {
  const tex = drawing.attributes.get('data-latex');
  const isDisplayed = drawing.attributes.get('display') === 'true';
  const parts = elementsOf(drawing);
  for (const part of parts) settled.add(part);
  const formula = parts.find(({ tag }) => tag === 'math');
  if (formula === undefined) {
    if (tex === undefined) return false;
    becomeFormula(drawing, tex, isDisplayed);
    return true;
  }
  if (isDisplayed) formula.attributes.set('display', 'block');
  // The class stays: the formula's source may follow, and then this is a second form of it.
  for (const name of ['style', 'hidden', 'aria-hidden']) drawing.attributes.delete(name);
  drawing.children = [formula];
  return true;
}

/** `<span class="math">\(x\)</span>`: a source that no script has drawn yet. */
function settleDelimited(element: ContentElement): boolean {
  const [child] = element.children;
  if (element.children.length !== 1 || child?.kind !== 'text' || child.text.length > MAX_TEX) return false;
  const first = child.text.trimStart()[0];
  if (first !== '\\' && first !== '$') return false;
  const text = child.text.trim();
  for (const [open, close, isDisplayed] of DELIMITERS) {
    const isWhole = text.startsWith(open) && text.endsWith(close) && text.length > open.length + close.length;
    const tex = text.slice(open.length, -close.length);
    if (!isWhole || tex.includes(open)) continue;
    const formula: ContentElement = { ...element, attributes: new AttributeList(), children: [] };
    becomeFormula(formula, tex, isDisplayed);
    element.children = [formula];
    return true;
  }
  return false;
}

function isFormula(node: ContentNode): boolean {
  return formulaIn(node) !== null;
}

/** Siblings that MathJax puts between a preview, a drawing and their source. @sweep formula-neighbours */
const MAX_SIBLINGS = 3;

/**
 * Finds duplicates among siblings: drawings and previews right before a source, and pictures of a formula that is
 * already there.
 */
function findDuplicates(children: readonly ContentNode[], duplicates: Set<ContentElement>): void {
  const sources = new Set<string>();
  for (const child of children) {
    const tex = formulaIn(child)?.attributes.get('alttext')?.trim() ?? '';
    if (tex !== '') sources.add(tex);
  }
  for (const [index, child] of children.entries()) {
    if (child.kind !== 'element') continue;
    if (child.tag === 'math' && child.children.length === 0) findDrawings(children, index, duplicates);
    const alt = child.tag === 'img' ? child.attributes.get('alt')?.trim() : undefined;
    if (alt !== undefined && sources.has(alt)) duplicates.add(child);
  }
}

function findDrawings(
  children: readonly ContentNode[],
  source: number,
  duplicates: Set<ContentElement>,
): void {
  let found = 0;
  for (let index = source - 1; index >= 0 && found < MAX_SIBLINGS; index--) {
    const node = children[index]!;
    if (node.kind === 'text' && node.text.trim() === '') continue;
    if (node.kind === 'text' || !(hasClass(node, DRAWINGS) || hasClass(node, [PREVIEW]))) return;
    duplicates.add(node);
    found++;
  }
}

/** How deeply boxes may wrap a formula. @sweep formula-boxes */
const MAX_BOXES = 8;

/** The formula that a node is, or that is its only content. */
function formulaIn(node: ContentNode): ContentElement | null {
  let at: ContentNode | undefined = node;
  for (let depth = 0; depth < MAX_BOXES && at?.kind === 'element'; depth++) {
    if (at.tag === 'math') return at;
    if (at.children.length !== 1) return null;
    at = at.children[0];
  }
  return null;
}

function completeAll(elements: readonly ContentElement[]): void {
  const inside = new Set<ContentNode>();
  for (const element of elements) {
    const isPart = inside.has(element);
    if (isPart || element.tag === 'math') for (const child of element.children) inside.add(child);
    if (element.tag === 'math' && !isPart) complete(element);
  }
}

/** Gives a formula its missing source, or something to show. */
function complete(formula: ContentElement): void {
  const tex = formula.attributes.get('alttext')?.trim() ?? '';
  if (tex !== '') {
    if (formula.children.length === 0) showSource(formula);
    return;
  }
  const found = mathmlToTex(formula);
  if (found !== '') formula.attributes.set('alttext', found);
}
