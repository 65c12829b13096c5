import type { ElementNode, Feature, StyleTree } from './style-tree.ts';

/** The damping of what is below an element, for each of its styles. @source Yi, Liu, Li 2003. */
const DAMPING = 0.9;

/** How evenly the pages of an element are spread over its styles, 0 to 1: with one style they are not at all. */
export function nodeImportance(counts: readonly number[]): number {
  const pages = counts.reduce((sum, count) => sum + count, 0);
  if (pages <= 1) return 1;
  return counts.reduce(
    (sum, count) => sum - ((count / pages) * Math.log(count / pages)) / Math.log(pages),
    0,
  );
}

/** The importance of a leaf: low if the same words are on all of its pages. */
export function leafImportance(pages: number, features: Iterable<Feature>): number {
  let count = 0;
  let entropy = 0;
  for (const { total, sum } of features) {
    count++;
    // −Σ (c/C) ln (c/C), with C = total, in the base of the number of pages.
    if (pages > 1) entropy += (Math.log(total) - sum / total) / Math.log(pages);
  }
  if (count === 0) return 0;
  return pages > 1 ? 1 - entropy / count : 1;
}

/** Composite importance of every element, from the last to the first: children come after their parents. */
export function compositeImportances(merged: StyleTree): Float64Array {
  const importance = new Float64Array(merged.elements.length);
  for (let at = importance.length - 1; at >= 0; at--) {
    importance[at] = compositeOf(merged, merged.elements[at]!, importance);
  }
  return importance;
}

function compositeOf(merged: StyleTree, element: ElementNode, importance: Float64Array): number {
  const styles = [...element.styles.values()];
  if (styles.every((style) => style.elements.length === 0)) {
    return leafImportance(element.pages, element.features.values());
  }
  const damping = DAMPING ** styles.length;
  let below = 0;
  for (const style of styles) {
    const own =
      style.elements.length === 0
        ? leafImportance(style.pages, element.features.values())
        : mean(merged.parts(style), importance);
    below += (style.pages / element.pages) * own;
  }
  return (1 - damping) * nodeImportance(styles.map(({ pages }) => pages)) + damping * below;
}

function mean(elements: readonly number[], importance: Float64Array): number {
  return elements.reduce((sum, at) => sum + importance[at]!, 0) / elements.length;
}
