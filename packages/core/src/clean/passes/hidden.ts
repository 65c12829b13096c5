import type { ContentElement } from '../../content/content-tree.ts';
import { type ElementTree, elementTree } from '../../content/content-walk.ts';
import { MAX_SHARE } from '../../hidden/hidden-subtree.ts';
import { hidingMarkup } from '../../hidden/hiding-markup.ts';
import { inMarkupReason } from '../../hidden/reasons.ts';
import { contentLengths } from '../content-lengths.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';

const STEP = 'clean/hidden';

/** Removes what the markup hides. Formulas stay: their MathML is hidden behind a picture of them. */
export const hidden: Pass = {
  name: STEP,
  run(content, { trace, collapsed }, elements) {
    const isHidden = ({ tag, attributes, node }: ContentElement): boolean =>
      hidingMarkup(tag, attributes) !== null && collapsed?.has(node) !== true;
    if (!elements.some(isHidden)) return false;
    const tree = elementTree(content);
    const lengths = contentLengths(tree);
    const limit = lengths[0]! * MAX_SHARE;
    const holdsFormula = withFormulas(tree);
    const kept = new Set(
      tree.elements.filter((_, index) => holdsFormula[index] === 1 || lengths[index]! > limit),
    );
    return removeElements(content, STEP, trace, (element) =>
      kept.has(element) || !isHidden(element)
        ? null
        : inMarkupReason(hidingMarkup(element.tag, element.attributes)!),
    );
  },
};

/** Marks the elements that are or hold a formula. */
function withFormulas({ elements, parent }: ElementTree): Uint8Array {
  const found = new Uint8Array(elements.length);
  for (let index = elements.length - 1; index > 0; index--) {
    if (elements[index]!.tag === 'math') found[index] = 1;
    found[parent[index]!]! |= found[index]!;
  }
  return found;
}
