import type { ContentElement, ContentNode } from './content-tree.ts';

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

/** The element around each of some elements, all of them listed with their parents. */
export function parentsOf(elements: readonly ContentElement[]): Map<ContentElement, ContentElement> {
  const parentOf = new Map<ContentElement, ContentElement>();
  for (const element of elements) {
    for (const child of element.children) if (child.kind === 'element') parentOf.set(child, element);
  }
  return parentOf;
}

/** The next element in one direction, with nothing but white space between; the text, where that stands between. */
export function beside(
  children: readonly ContentNode[],
  index: number,
  step: 1 | -1,
): ContentNode | undefined {
  for (let at = index + step; at >= 0 && at < children.length; at += step) {
    const node = children[at]!;
    if (node.kind === 'element' || node.text.trim() !== '') return node;
  }
  return undefined;
}

/** The text below an element as it stands, in document order; of a longer one only a beginning of that many characters. */
export function rawTextOf(root: ContentElement, most: number = Number.POSITIVE_INFINITY): string {
  let text = '';
  const open: ContentElement['children'] = [root];
  for (let node = open.pop(); node !== undefined && text.length < most; node = open.pop()) {
    if (node.kind === 'text') text += node.text;
    else for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
  }
  return text;
}
