import { make } from '../interface/element.ts';
import type { Highlight } from './highlight.ts';
import type { TextIndex } from './text-index.ts';

/** Marks a passage in an article that is ours to change; false if it is not there any more. */
export function markPassage(index: TextIndex, { id, quote, start, color, note }: Highlight): boolean {
  const parts = index.find(quote, start);
  for (const { text, from, to } of parts) {
    // The end first, so that the offset of the start stays right.
    if (to < text.length) text.splitText(to);
    const marked = from > 0 ? text.splitText(from) : text;
    const mark = make('mark', {
      class: `highlight ${color}`,
      'data-highlight': id,
      title: note || undefined,
    });
    marked.replaceWith(mark);
    mark.append(marked);
  }
  return parts.length > 0;
}

/** Removes the marks of a passage. */
export function unmarkPassage(article: Element, id: string): void {
  for (const mark of marksOf(article, id)) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** The marks of a passage: one for each piece of text that it touches. */
export function marksOf(article: Element, id: string): readonly HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>('mark.highlight')].filter(
    ({ dataset }) => dataset['highlight'] === id,
  );
}
