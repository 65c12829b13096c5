import type { ContentElement } from '../../content/content-tree.ts';
import { MAX_SHARE } from '../../hidden/hidden-subtree.ts';
import { hidingMarkup } from '../../hidden/hiding-markup.ts';
import { toldOf } from '../../hidden/reasons.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';
import { collapsedLength } from '../text-length.ts';

const STEP = 'clean/hidden';

interface Measure {
  /** Characters of text. */
  readonly length: number;
  readonly holdsFormula: boolean;
}

/** Removes what the markup hides. Formulas stay: their MathML is hidden behind a picture of them. */
export const hidden: Pass = {
  name: STEP,
  run(content, { trace, collapsed }, elements) {
    let measures: Map<ContentElement, Measure> | undefined;
    return removeElements(content, STEP, trace, (element) => {
      const way = hidingMarkup(element.tag, element.attributes);
      if (way === null || collapsed?.has(element.node)) return null;
      measures ??= measureAll(elements);
      const measure = measures.get(element)!;
      const limit = measures.get(content)!.length * MAX_SHARE;
      return measure.holdsFormula || measure.length > limit ? null : toldOf(way);
    });
  },
};

function measureAll(elements: readonly ContentElement[]): Map<ContentElement, Measure> {
  const measures = new Map<ContentElement, Measure>();
  for (const element of elements.toReversed()) {
    let length = 0;
    let holdsFormula = element.tag === 'math';
    for (const child of element.children) {
      if (child.kind === 'text') {
        length += collapsedLength(child.text);
        continue;
      }
      const inner = measures.get(child)!;
      length += inner.length;
      holdsFormula ||= inner.holdsFormula;
    }
    measures.set(element, { length, holdsFormula });
  }
  return measures;
}
