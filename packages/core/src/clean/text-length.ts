import type { ContentElement, ContentNode } from '../content/content-tree.ts';
import { unitAt } from '../language/unit-at.ts';

/** Characters of text in each of the elements, which are all of a content in document order; no-break spaces at the ends of texts do not count. */
export function textLengths(elements: readonly ContentElement[]): ReadonlyMap<ContentNode, number> {
  const lengths = new Map<ContentNode, number>();
  // Backwards, so that children come first.
  for (const element of elements.toReversed()) {
    let length = 0;
    for (const child of element.children)
      length += child.kind === 'text' ? collapsedLength(child.text.trim()) : lengths.get(child)!;
    lengths.set(element, length);
  }
  return lengths;
}

/** Length of a text without white space at its ends and with each inner run of white space counted once. */
export function collapsedLength(text: string): number {
  let length = 0;
  let wasSpace = true;
  for (let index = 0; index < text.length; index++) {
    const isSpace = isHtmlSpace(unitAt(text, index));
    if (!isSpace || !wasSpace) length++;
    wasSpace = isSpace;
  }
  return wasSpace && length > 0 ? length - 1 : length;
}

/** The white space of HTML: space, tab, line feed, form feed, carriage return; not the no-break space. */
export function isHtmlSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;
}
