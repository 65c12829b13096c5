import type { Readable } from 'node:stream';
import { uncompressedName } from '../compression/compression.ts';
import { readFileBytes, readStreamBytes } from '../files/read-bytes.ts';
import { isWholePage } from '../http/content-type.ts';
import { kindOfName, type SourceDocument } from './document.ts';
import { metaRefresh } from './meta-refresh.ts';
import { refuseOtherFormats } from './other-formats.ts';

/** Opens a document in a file; throws if it is certainly not a page. */
export async function openFile(path: string, maxBytes?: number): Promise<SourceDocument> {
  return local(await readFileBytes(path, maxBytes), path);
}

/** Opens a document from a stream, such as standard input. */
export async function openStream(stream: Readable, name: string, maxBytes?: number): Promise<SourceDocument> {
  return local(await readStreamBytes(stream, name, maxBytes), name);
}

function local(bytes: Uint8Array, name: string): SourceDocument {
  refuseOtherFormats(bytes, name);
  const kind = isWholePage(bytes) ? 'html' : kindOfName(uncompressedName(name));
  const refresh = kind === 'html' ? metaRefresh(bytes, { url: null, charset: null }) : null;
  const warnings =
    refresh === null
      ? []
      : [{ code: 'meta-refresh' as const, message: `the page leads its readers on to ${refresh.url}` }];
  return { bytes, kind, url: null, charset: null, warnings };
}
