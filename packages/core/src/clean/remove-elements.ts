import type { ContentElement } from '../content/content-tree.ts';
import type { Trace } from '../trace/trace.ts';

/** The reason to remove an element, or `null` to keep it. */
export type ReasonToRemove = (element: ContentElement, parent: ContentElement) => string | null;

/** Removes every element below `root` for which `reasonFor` gives a reason; returns whether there was one. */
export function removeElements(
  root: ContentElement,
  step: string,
  trace: Trace,
  reasonFor: ReasonToRemove,
): boolean {
  let hasRemoved = false;
  const open: ContentElement[] = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    const { children } = element;
    let kept = 0;
    for (const child of children) {
      if (child.kind === 'element') {
        const reason = reasonFor(child, element);
        if (reason !== null) {
          if (trace.isOn) trace.record({ node: child.node, step, reason });
          continue;
        }
        open.push(child);
      }
      children[kept++] = child;
    }
    if (kept < children.length) {
      children.length = kept;
      hasRemoved = true;
    }
  }
  return hasRemoved;
}
