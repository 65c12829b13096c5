import type { ContentElement, ContentNode } from './content-tree.ts';

/**
 * Every element from `root` down, in document order; read backwards, children come before their parents. Elements that are not
 * wanted are left out with what is in them.
 */
export function elementsOf(
  root: ContentElement,
  isWanted: (element: ContentElement) => boolean = always,
): ContentElement[] {
  const found: ContentElement[] = [];
  const open: ContentElement[] = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    found.push(element);
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index]!;
      if (child.kind === 'element' && isWanted(child)) open.push(child);
    }
  }
  return found;
}

const always = (): boolean => true;

/** The elements right inside another one; most that are asked hold nothing else, and need no new list. */
export function childElements({ children }: ContentElement): readonly ContentElement[] {
  return children.every(isElement) ? children : children.filter(isElement);
}

function isElement(node: ContentNode): node is ContentElement {
  return node.kind === 'element';
}

/** The elements from a root down in document order, and how they stand in each other. */
export interface ElementTree {
  readonly elements: readonly ContentElement[];
  /** The index of each element's parent; -1 for the root. */
  readonly parent: Int32Array;
}

/** Every element from `root` down, with its parent. */
export function elementTree(root: ContentElement): ElementTree {
  const elements: ContentElement[] = [];
  const parents: number[] = [];
  const open: ContentElement[] = [root];
  const around: number[] = [-1];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    parents.push(around.pop()!);
    const place = elements.push(element) - 1;
    for (let index = element.children.length - 1; index >= 0; index--) {
      const child = element.children[index]!;
      if (child.kind !== 'element') continue;
      open.push(child);
      around.push(place);
    }
  }
  return { elements, parent: new Int32Array(parents) };
}

/** The parent of each element; the list must contain all parents. */
export function parentsOf(elements: readonly ContentElement[]): Map<ContentElement, ContentElement> {
  const parentOf = new Map<ContentElement, ContentElement>();
  for (const element of elements) {
    for (const child of element.children) if (child.kind === 'element') parentOf.set(child, element);
  }
  return parentOf;
}

/** The next sibling in one direction, skipping white space: an element, or a text. */
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

/** The raw text below an element, in document order, cut to a maximum number of characters. */
export function rawTextOf(root: ContentElement, maxLength: number = Number.POSITIVE_INFINITY): string {
  // Most elements hold one text, and are asked for it again and again.
  const only = root.children.length === 1 && maxLength > 0 ? root.children[0]! : null;
  if (only?.kind === 'text') return only.text;
  let text = '';
  const open: ContentElement['children'] = [root];
  for (let node = open.pop(); node !== undefined && text.length < maxLength; node = open.pop()) {
    if (node.kind === 'text') text += node.text;
    else for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
  }
  return text;
}
