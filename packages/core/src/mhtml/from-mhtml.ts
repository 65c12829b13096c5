import { decodeBytes } from '../decode/decode.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { ParseOptions } from '../page/parse-options.ts';
import { resolveParseOptions } from '../page/resolve-parse-options.ts';
import type { Warning } from '../warnings.ts';
import { parseMhtml } from './parse-mhtml.ts';

const NOTHING = new Uint8Array(0);

/**
 * The page that an MHTML archive holds, under the address that it was saved from. What is wrong with the archive is a
 * warning of the page; without a document in it, the page is empty.
 */
export function pageFromMhtml(bytes: Uint8Array, options: ParseOptions = {}): Page {
  const { url, charset, limits } = resolveParseOptions(options);
  const archive = parseMhtml(bytes);
  const label = charset ?? archive.main?.charset ?? null;
  const { text, encoding, warnings } = decodeBytes(
    archive.main?.bytes ?? NOTHING,
    label === null ? {} : { charset: label },
  );
  const problems = archive.warnings.map(({ message }): Warning => ({ code: 'archive-damaged', message }));
  return pageFromHtml(text, {
    url: url ?? archive.url,
    encoding,
    warnings: [...problems, ...warnings],
    limits,
  });
}
