import type { Frame } from '../interface/frame.ts';
import { selectedRange } from './selected.ts';

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
function selectedIn(frame: Frame): DocumentFragment | null {
  if (frame.root.activeElement?.localName === 'textarea') return null;
  return selectedRange(frame)?.cloneContents() ?? null;
}
