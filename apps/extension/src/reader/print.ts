import { make } from '../interface/element.ts';
import type { Layer } from '../interface/layer.ts';
import { addStyles } from '../interface/styles.ts';
import pageStyles from './page-below.css';

/**
 * Prints the article instead of the page, however the user starts printing; returns a function that stops it. Browsers
 * print only the visible part of a frame, so during printing a copy of the article is in the layer itself.
 */
export function printInstead(
  { root }: Layer,
  articleNow: () => Element | null,
  styles: readonly string[],
): () => void {
  let finish = (): void => {};
  const begin = (): void => {
    finish();
    const article = articleNow();
    if (article === null) return;
    const copy = make('div', { class: 'reader' }, document.importNode(article, true));
    const unstyle = addStyles(root, ...styles);
    root.append(copy);
    finish = () => {
      copy.remove();
      unstyle();
    };
  };
  const unstylePage = addStyles(document, pageStyles);
  const end = (): void => finish();
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    finish();
    unstylePage();
  };
}
