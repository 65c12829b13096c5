/** How a document is to be read. */
export type DocumentKind = 'html' | 'text' | 'markdown';

/** What was unusual about how a document came; the codes are stable. */
export interface SourceWarning {
  readonly code: 'incomplete-response' | 'meta-refresh' | 'more-pages' | 'address-list' | 'bad-url';
  readonly message: string;
}

/** A document as it was read, and what its source says about it. */
export interface SourceDocument {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
  /** The address that it came from, after redirects and without credentials. */
  readonly url: string | null;
  /** The charset that the transport stated. */
  readonly charset: string | null;
  readonly warnings: readonly SourceWarning[];
}

const TEXT_ENDINGS: Readonly<Record<string, DocumentKind>> = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
};
const ENDING = /\.([a-z]+)$/i;

/** How to read a file, by its name without an ending for compression. */
export function kindOfName(name: string): DocumentKind {
  return TEXT_ENDINGS[ENDING.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'html';
}
