import type { ContentElement } from '../../content/content-tree.ts';
import { type ElementTree, elementTree } from '../../content/content-walk.ts';
import { MAX_SHARE } from '../../hidden/hidden-subtree.ts';
import { hidingMarkup } from '../../hidden/hiding-markup.ts';
import { toldOf } from '../../hidden/reasons.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';
import { collapsedLength } from '../text-length.ts';

const STEP = 'clean/hidden';

/** Removes what the markup hides. Formulas stay: their MathML is hidden behind a picture of them. */
export const hidden: Pass = {
  name: STEP,
  run(content, { trace, collapsed }, elements) {
    const isHidden = ({ tag, attributes, node }: ContentElement): boolean =>
      hidingMarkup(tag, attributes) !== null && collapsed?.has(node) !== true;
    if (!elements.some(isHidden)) return false;
    const tree = elementTree(content);
    const { length, holdsFormula } = measure(tree);
    const limit = length[0]! * MAX_SHARE;
    const reasons = new Map<ContentElement, string>();
    for (let index = 1; index < tree.elements.length; index++) {
      const element = tree.elements[index]!;
      if (holdsFormula[index] === 1 || length[index]! > limit || !isHidden(element)) continue;
      reasons.set(element, toldOf(hidingMarkup(element.tag, element.attributes)!));
    }
    return removeElements(content, STEP, trace, (element) => reasons.get(element) ?? null);
  },
};

/** Characters of text in each element, and whether it holds a formula. */
interface Measures {
  readonly length: Int32Array;
  readonly holdsFormula: Uint8Array;
}

/** Goes backwards, so that children come first. */
function measure({ elements, parent }: ElementTree): Measures {
  const length = new Int32Array(elements.length);
  const holdsFormula = new Uint8Array(elements.length);
  for (let index = elements.length - 1; index >= 0; index--) {
    const { tag, children } = elements[index]!;
    for (const child of children) if (child.kind === 'text') length[index]! += collapsedLength(child.text);
    if (tag === 'math') holdsFormula[index] = 1;
    const around = parent[index]!;
    if (around < 0) continue;
    length[around]! += length[index]!;
    if (holdsFormula[index] === 1) holdsFormula[around] = 1;
  }
  return { length, holdsFormula };
}
