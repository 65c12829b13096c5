import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type MarkdownRenderer, oneByOne } from './renderer.ts';

/** micromark with GFM, raw HTML and every protocol let through: the worst a careless program could do. */
export const micromarkRenderer: MarkdownRenderer = oneByOne(
  'micromark, GFM, everything allowed',
  (markdown) =>
    micromark(markdown, {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
    }),
);
