import { type ExtractOptions, type ExtractResult, extract } from 'fovea';
import type { SourceDocument, SourceWarning } from './document.ts';
import { extractText } from './extract-text.ts';
import { snapshotIn } from './snapshot-in.ts';

/** A result with what its source had to say. */
export interface DocumentResult extends Omit<ExtractResult, 'warnings'> {
  readonly warnings: readonly (ExtractResult['warnings'][number] | SourceWarning)[];
}

/**
 * Extracts the content of a document: the main content of a page or a snapshot of one, all of a text. Options have
 * precedence over what the source said.
 */
export function extractDocument(document: SourceDocument, given: ExtractOptions = {}): DocumentResult {
  const options: ExtractOptions = {
    ...(document.url === null ? {} : { url: document.url }),
    ...(document.charset === null ? {} : { charset: document.charset }),
    ...given,
  };
  const result =
    document.kind === 'html'
      ? extract(snapshotIn(document.bytes) ?? document.bytes, options)
      : extractText(document.bytes, document.kind, options);
  return { ...result, warnings: [...document.warnings, ...result.warnings] };
}
