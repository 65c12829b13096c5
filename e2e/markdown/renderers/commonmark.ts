import { HtmlRenderer, Parser } from 'commonmark';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

const parser = new Parser();
const writer = new HtmlRenderer();

/** commonmark.js, the reference, as it comes: raw HTML and every protocol. */
export const commonmark: MarkdownRenderer = oneByOne('commonmark.js', (markdown) =>
  writer.render(parser.parse(markdown)),
);
