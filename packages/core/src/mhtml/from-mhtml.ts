import { decodeBytes } from '../decode/decode.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Page } from '../page/page.ts';
import type { ParseOptions } from '../page/parse-options.ts';
import { resolveParseOptions } from '../page/resolve-parse-options.ts';
import type { Warning } from '../warnings.ts';
import type { MhtmlArchive } from './archive.ts';
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
  return pageFromHtml(text, {
    url: url ?? archive.url,
    encoding,
    warnings: [...problemsOf(archive), ...warnings],
    limits,
  });
}

/** One warning for each kind of damage, in the words of the first: an archive can have thousands of bad parts. */
function problemsOf({ warnings }: MhtmlArchive): Warning[] {
  const kinds = new Map<string, { message: string; count: number }>();
  for (const { code, message } of warnings) {
    const kind = kinds.get(code);
    if (kind === undefined) kinds.set(code, { message, count: 1 });
    else kind.count++;
  }
  return [...kinds.values()].map(({ message, count }) => ({
    code: 'archive-damaged',
    message,
    ...(count > 1 && { count }),
  }));
}
