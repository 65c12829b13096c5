import type { Trace } from '../trace/trace.ts';
import type { ContentElement } from './content-tree.ts';

/** Every element from `root` down, in document order; read backwards, children come before their parents. */
export function elementsOf(root: ContentElement): ContentElement[] {
  const found: ContentElement[] = [];
  const open: ContentElement[] = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    found.push(element);
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index]!;
      if (child.kind === 'element') open.push(child);
    }
  }
  return found;
}

/** Says why an element has to go, or `null` to keep it. */
export type ReasonToRemove = (element: ContentElement, parent: ContentElement) => string | null;

/** Takes out every element below `root` that `reasonFor` condemns, with all that is in it. */
export function removeElements(
  root: ContentElement,
  step: string,
  trace: Trace,
  reasonFor: ReasonToRemove,
): void {
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
    children.length = kept;
  }
}

/** The text below an element as it stands, in document order. */
export function rawTextOf(root: ContentElement): string {
  let text = '';
  const open: ContentElement['children'] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'text') text += node.text;
    else for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
  }
  return text;
}
