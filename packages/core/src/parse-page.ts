import { decodeBytes } from './decode/decode.ts';
import { FoveaError } from './errors.ts';
import type { ExtractOptions } from './options.ts';
import { pageFromHtml } from './page/from-html.ts';
import type { Page } from './page/page.ts';

/** What can be extracted from: HTML, bytes in any encoding, or a page that was read before. */
export type PageInput = string | Uint8Array | Page;

/** The options that matter for reading a page. */
export type ParseOptions = Pick<ExtractOptions, 'url' | 'charset' | 'limits'>;

/** Reads a page once, so that several methods can work on the same parse. */
export function parsePage(input: PageInput, options: ParseOptions = {}): Page {
  const { url, charset, limits } = options;
  const known = { ...(url === undefined ? {} : { url }), ...(limits === undefined ? {} : { limits }) };
  if (typeof input === 'string') return pageFromHtml(input, known);
  if (ArrayBuffer.isView(input)) {
    const { text, encoding, warnings } = decodeBytes(input, charset === undefined ? {} : { charset });
    return pageFromHtml(text, { ...known, encoding, warnings });
  }
  if (isPage(input)) return input;
  throw new FoveaError('invalid-input', 'Give a string, a Uint8Array or a Page to extract from.');
}

function isPage(input: unknown): input is Page {
  return typeof input === 'object' && input !== null && 'tree' in input && 'source' in input;
}
