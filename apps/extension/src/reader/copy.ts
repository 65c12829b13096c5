/** Copies plain HTML and text from the reader, without the colours of the theme. */
export function cleanCopies(root: ShadowRoot, dialog: HTMLElement): void {
  // On the dialog, because the focus may be anywhere, while the selection is in the article.
  dialog.addEventListener('copy', (event) => {
    const fragment = selectedIn(root);
    if (fragment === null || event.clipboardData === null) return;
    const box = document.createElement('div');
    box.append(fragment);
    event.clipboardData.setData('text/html', box.innerHTML);
    event.clipboardData.setData('text/plain', String(document.getSelection()));
    event.preventDefault();
  });
}

function selectedIn(root: ShadowRoot): DocumentFragment | null {
  const found = document.getSelection()?.getComposedRanges({ shadowRoots: [root] })[0];
  if (found === undefined || !root.contains(found.startContainer)) return null;
  const range = document.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range.cloneContents();
}
