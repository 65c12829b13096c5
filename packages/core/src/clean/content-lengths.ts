import type { ElementTree } from '../content/content-walk.ts';
import { unitAt } from '../language/unit-at.ts';

/** Characters of text in each element, by its index; no-break spaces at the ends of texts do not count. */
export function contentLengths({ elements, parent }: ElementTree): Int32Array {
  const lengths = new Int32Array(elements.length);
  // Backwards, so that children come first.
  for (let index = elements.length - 1; index >= 0; index--) {
    for (const child of elements[index]!.children)
      if (child.kind === 'text') lengths[index]! += collapsedLength(child.text.trim());
    if (index > 0) lengths[parent[index]!]! += lengths[index]!;
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
