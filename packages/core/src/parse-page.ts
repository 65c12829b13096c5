import { decodeBytes } from './decode/decode.ts';
import { FoveaError } from './errors.ts';
import { isSnapshot } from './page/check-snapshot.ts';
import { type DomDocument, isDomDocument } from './page/dom.ts';
import { pageFromDom } from './page/from-dom.ts';
import { pageFromHtml } from './page/from-html.ts';
import { pageFromSnapshot } from './page/from-snapshot.ts';
import type { Page } from './page/page.ts';
import type { ParseOptions, ResolvedParseOptions } from './page/parse-options.ts';
import { type HtmlParser, parseHtml } from './page/parser.ts';
import { resolveParseOptions } from './page/resolve-parse-options.ts';
import type { PageSnapshot } from './page/snapshot.ts';

/** What can be extracted from: HTML, bytes in any encoding, a live document, a captured page, or a page that was read. */
export type PageInput = string | Uint8Array | DomDocument | PageSnapshot | Page;

/** Reads a page once, so that several methods can work on the same parse. */
export function parsePage(input: PageInput, options: ParseOptions = {}): Page {
  return readPage(input, resolveParseOptions(options), parseHtml);
}

/** As `parsePage`, with checked options; `parser` is asked when the tree of a page from HTML is first used. */
export function readPage(input: PageInput, options: ResolvedParseOptions, parser: HtmlParser): Page {
  const { url, charset, limits } = options;
  const known = { ...(url === null ? {} : { url }), limits };
  if (typeof input === 'string') return pageFromHtml(input, { ...known, parser });
  if (ArrayBuffer.isView(input)) {
    const { text, encoding, warnings } = decodeBytes(input, charset === null ? {} : { charset });
    return pageFromHtml(text, { ...known, parser, encoding, warnings });
  }
  if (isSnapshot(input)) return pageFromSnapshot(input, known);
  if (isDomDocument(input)) return pageFromDom(input, known);
  if (isPage(input)) return input;
  throw new FoveaError(
    'invalid-input',
    'Give a string, a Uint8Array, a Document, a PageSnapshot or a Page to extract from.',
  );
}

function isPage(input: unknown): input is Page {
  return typeof input === 'object' && input !== null && 'tree' in input && 'source' in input;
}
