/** Makes what is copied from the reader plain HTML and text, without the colours of the theme. */
export function cleanCopies(root: ShadowRoot, dialog: HTMLElement): void {
  // Whatever has the focus, be it a button: what is selected is in the article.
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
