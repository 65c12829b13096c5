import { decodeBytes } from '../decode/decode.ts';
import type { PageEncoding } from '../decode/page-encoding.ts';
import { isSnapshot } from '../page/check-snapshot.ts';
import { type DomDocument, isDomDocument } from '../page/dom.ts';
import type { Page } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot.ts';
import type { Warning } from '../warnings.ts';
import { bytesOf } from './bytes-of.ts';
import { refuseInput } from './refuse-input.ts';

/**
 * What can be extracted from: HTML, bytes in any encoding, a live document, a captured page, or a page that was read.
 * What has to be waited for, such as a `Response`, is not among them: `await response.arrayBuffer()` is.
 */
export type PageInput = string | ArrayBuffer | ArrayBufferView | DomDocument | PageSnapshot | Page;

/** HTML source, with the detected encoding if it came as bytes. */
export interface PageSource {
  readonly text: string;
  readonly encoding: PageEncoding | null;
  readonly warnings: readonly Warning[];
}

/** An input by what it is. */
export type KnownInput =
  | { readonly kind: 'source'; readonly source: PageSource }
  | { readonly kind: 'document'; readonly document: DomDocument }
  | { readonly kind: 'snapshot'; readonly snapshot: PageSnapshot }
  | { readonly kind: 'page'; readonly page: Page };

/** Tells what an input is, and decodes bytes; throws a `FoveaError` that says what to give instead of anything else. */
export function openInput(input: PageInput, charset: string | null): KnownInput {
  if (typeof input === 'string') {
    return { kind: 'source', source: { text: input, encoding: null, warnings: [] } };
  }
  const bytes = bytesOf(input);
  if (bytes !== null) {
    return { kind: 'source', source: decodeBytes(bytes, charset === null ? {} : { charset }) };
  }
  if (isSnapshot(input)) return { kind: 'snapshot', snapshot: input };
  if (isDomDocument(input)) return { kind: 'document', document: input };
  if (isPage(input)) return { kind: 'page', page: input };
  throw refuseInput(input);
}

function isPage(input: unknown): input is Page {
  return typeof input === 'object' && input !== null && 'tree' in input && 'source' in input;
}
