import MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

const withHtml = new MarkdownIt({ html: true });
const withAll = new MarkdownIt({ html: true, linkify: true, typographer: true }).use(footnotes);
const withoutHtml = new MarkdownIt({ html: false, linkify: true }).use(footnotes);

/** markdown-it as it comes with raw HTML, with all that can be turned on, and without raw HTML. */
export const markdownIt: readonly MarkdownRenderer[] = [
  oneByOne('markdown-it, html', (markdown) => withHtml.render(markdown)),
  oneByOne('markdown-it, html, linkify, footnotes', (markdown) => withAll.render(markdown)),
  oneByOne('markdown-it, linkify, footnotes', (markdown) => withoutHtml.render(markdown)),
];
