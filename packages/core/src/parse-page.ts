import { openInput, type PageInput } from './input/page-input.ts';
import { pageFromDom } from './page/from-dom.ts';
import { pageFromHtml } from './page/from-html.ts';
import { pageFromSnapshot } from './page/from-snapshot.ts';
import type { Page } from './page/page.ts';
import type { ParseOptions, ResolvedParseOptions } from './page/parse-options.ts';
import { type HtmlParser, parseHtml } from './page/parser.ts';
import { resolveParseOptions } from './page/resolve-parse-options.ts';

/** Reads a page once, so that several methods can work on the same parse. */
export function parsePage(input: PageInput, options: ParseOptions = {}): Page {
  return readPage(input, resolveParseOptions(options), parseHtml);
}

/** Like `parsePage` with checked options; `parser` runs when the tree of a page from HTML is first used. */
export function readPage(input: PageInput, options: ResolvedParseOptions, parser: HtmlParser): Page {
  const { url, charset, limits } = options;
  const known = { ...(url === null ? {} : { url }), limits };
  const opened = openInput(input, charset);
  switch (opened.kind) {
    case 'source': {
      const { text, encoding, warnings } = opened.source;
      return pageFromHtml(text, { ...known, parser, encoding, warnings });
    }
    case 'snapshot':
      return pageFromSnapshot(opened.snapshot, known);
    case 'document':
      return pageFromDom(opened.document, known);
    default:
      return opened.page;
  }
}
