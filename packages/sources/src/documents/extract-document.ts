import { type ExtractOptions, type ExtractResult, extract } from 'fovea';
import { isMhtml, pageFromMhtml } from 'fovea/page';
import type { SourceDocument, SourceWarning } from './document.ts';
import { extractText } from './extract-text.ts';
import { snapshotIn } from './snapshot-in.ts';

/** A result with the warnings of its source. */
export interface DocumentResult extends Omit<ExtractResult, 'warnings'> {
  readonly warnings: readonly (ExtractResult['warnings'][number] | SourceWarning)[];
  /** Present if the document is a text, which comes out as it is. */
  readonly passedThrough?: 'text' | 'markdown';
}

/**
 * Extracts the content of a document: the main content of a page, or of a snapshot or an archive of one, all of a text. Options have
 * precedence over what the source said.
 */
export function extractDocument(document: SourceDocument, given: ExtractOptions = {}): DocumentResult {
  const options: ExtractOptions = {
    ...(document.url === null ? {} : { url: document.url }),
    ...(document.charset === null ? {} : { charset: document.charset }),
    ...given,
  };
  const { bytes, kind } = document;
  const result = kind === 'html' ? extractPage(bytes, options, given) : extractText(bytes, kind, options);
  const warnings = [...document.warnings, ...result.warnings];
  return { ...result, warnings, ...(kind !== 'html' && { passedThrough: kind }) };
}

/** A page, a snapshot or an archive, by its content and not by its name. */
function extractPage(bytes: Uint8Array, options: ExtractOptions, given: ExtractOptions): ExtractResult {
  if (!isMhtml(bytes)) return extract(snapshotIn(bytes) ?? bytes, options);
  // An archive knows the address and the charset of its page better than whoever stored the archive.
  const { url, charset, limits } = given;
  const page = pageFromMhtml(bytes, {
    ...(url === undefined ? {} : { url }),
    ...(charset === undefined ? {} : { charset }),
    ...(limits === undefined ? {} : { limits }),
  });
  const { url: _, charset: __, ...others } = options;
  return extract(page, page.url === null ? options : { ...others, url: page.url });
}
