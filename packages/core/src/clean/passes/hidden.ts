import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { MAX_SHARE } from '../../hidden/hidden-subtree.ts';
import { hidingMarkup } from '../../hidden/hiding-markup.ts';
import { toldOf } from '../../hidden/reasons.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';
import { textLengths } from '../text-length.ts';

const STEP = 'clean/hidden';

/** Removes what the markup hides. Formulas stay: their MathML is hidden behind a picture of them. */
export const hidden: Pass = {
  name: STEP,
  run(content, { trace, collapsed }, elements) {
    const isHidden = ({ tag, attributes, node }: ContentElement): boolean =>
      hidingMarkup(tag, attributes) !== null && collapsed?.has(node) !== true;
    if (!elements.some(isHidden)) return false;
    const lengths = textLengths(elements);
    const limit = lengths.get(content)! * MAX_SHARE;
    const formulas = withFormulas(elements);
    return removeElements(content, STEP, trace, (element) =>
      formulas.has(element) || lengths.get(element)! > limit || !isHidden(element)
        ? null
        : toldOf(hidingMarkup(element.tag, element.attributes)!),
    );
  },
};

/** The elements that hold a formula. */
function withFormulas(elements: readonly ContentElement[]): ReadonlySet<ContentNode> {
  const found = new Set<ContentNode>();
  for (const element of elements.toReversed())
    if (element.tag === 'math' || element.children.some((child) => found.has(child))) found.add(element);
  return found;
}
