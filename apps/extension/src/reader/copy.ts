import type { Frame } from '../interface/frame.ts';

/** Copies plain HTML and text from the reader, without the colours of the theme. */
export function cleanCopies(frame: Frame): void {
  // On the body, because the focus may be anywhere, while the selection is in the article.
  frame.body.addEventListener('copy', (event) => {
    const fragment = selectedIn(frame);
    if (fragment === null || event.clipboardData === null) return;
    const { document } = frame.view;
    const box = document.createElement('div');
    box.append(fragment);
    event.clipboardData.setData('text/html', box.innerHTML);
    event.clipboardData.setData('text/plain', String(document.getSelection()));
    event.preventDefault();
  });
}

/** The selected part of the article; `null` while the Copy button selects its own text field. */
function selectedIn({ root, body, view: { document } }: Frame): DocumentFragment | null {
  const shadowRoots = root === document ? [] : [root as ShadowRoot];
  const found = document.getSelection()?.getComposedRanges({ shadowRoots })[0];
  if (found === undefined || !body.contains(found.startContainer)) return null;
  if (root.activeElement?.localName === 'textarea') return null;
  const range = document.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range.cloneContents();
}
