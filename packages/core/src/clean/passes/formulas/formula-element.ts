import { type ContentElement, type ContentNode, newElement } from '../../../content/content-tree.ts';

/** Longest source of a formula. @cap */
export const MAX_TEX = 10_000;

/** Turns an element into a formula with the given TeX. */
export function becomeFormula(element: ContentElement, tex: string, isDisplayed: boolean): void {
  element.tag = 'math';
  element.attributes.clear();
  element.attributes.set('alttext', tex.trim().slice(0, MAX_TEX));
  if (isDisplayed) element.attributes.set('display', 'block');
  showSource(element);
}

/** Lets a formula show its source if nothing else is known of it. */
export function showSource(formula: ContentElement): void {
  const { node } = formula;
  const source: ContentNode = { kind: 'text', text: formula.attributes.get('alttext') ?? '', node };
  const shown = newElement('mtext', [], node);
  shown.children = [source];
  formula.children = [shown];
}
