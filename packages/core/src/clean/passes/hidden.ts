import type { ContentElement } from '../../content/content-tree.ts';
import type { Pass } from '../context.ts';
import { removeElements } from '../remove-elements.ts';
import { collapsedLength } from '../text-length.ts';

const STEP = 'clean/hidden';

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\s*(?:!|;|$)/iu;

/** Longest style that is read; only generated junk is longer. */
const MAX_STYLE = 2000;

/** A block with more of the text than this is the content, hidden until a script that never ran shows it. */
const MAX_HIDDEN_SHARE = 0.5;

interface Measure {
  /** Characters of text. */
  readonly length: number;
  readonly holdsFormula: boolean;
}

/** Removes what the markup hides. Formulas stay: their MathML is hidden behind a picture of the same. */
export const hidden: Pass = {
  name: STEP,
  run(content, { trace, collapsed }, elements) {
    let measures: Map<ContentElement, Measure> | undefined;
    return removeElements(content, STEP, trace, (element) => {
      const reason = hidingReason(element);
      if (reason === null || collapsed?.has(element.node)) return null;
      measures ??= measureAll(elements);
      const measure = measures.get(element)!;
      const limit = measures.get(content)!.length * MAX_HIDDEN_SHARE;
      return measure.holdsFormula || measure.length > limit ? null : reason;
    });
  },
};

function hidingReason({ tag, attributes }: ContentElement): string | null {
  if (attributes.size === 0) return tag === 'dialog' ? 'closed dialog' : null;
  const hiddenValue = attributes.get('hidden');
  if (hiddenValue !== undefined && hiddenValue.toLowerCase() !== 'until-found') return 'hidden attribute';
  if (attributes.get('aria-hidden')?.toLowerCase() === 'true') return 'aria-hidden';
  if (tag === 'dialog' && !attributes.has('open')) return 'closed dialog';
  const style = attributes.get('style');
  return style !== undefined && style.length <= MAX_STYLE && HIDING_STYLE.test(style)
    ? 'hidden by style'
    : null;
}

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
