import type { Frame } from '../interface/frame.ts';

/** The range that the user has selected in the layer; `null` if nothing is selected there. */
export function selectedRange({ root, body, view: { document } }: Frame): Range | null {
  const shadowRoots = root === document ? [] : [root as ShadowRoot];
  const found = document.getSelection()?.getComposedRanges({ shadowRoots })[0];
  if (found === undefined || !body.contains(found.startContainer) || !body.contains(found.endContainer))
    return null;
  const range = document.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range;
}
