import { Marked } from 'marked';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

const marked = new Marked();

/** marked as it comes: GFM, raw HTML. */
export const markedRenderer: MarkdownRenderer = oneByOne('marked', (markdown) =>
  marked.parse(markdown, { async: false }),
);
