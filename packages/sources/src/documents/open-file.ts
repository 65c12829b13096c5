import { pipeline, type Readable } from 'node:stream';
import { type Compression, decompressor, uncompressedName } from '../compression/compression.ts';
import { fileError, readFileBytes, readStreamBytes } from '../files/read-bytes.ts';
import { isWholePage } from '../http/content-type.ts';
import { SourceError } from '../source-error.ts';
import { isDerived, noPagesIn } from '../warc/open-warc.ts';
import { kindOfName, type SourceDocument, type SourceWarning } from './document.ts';
import { metaRefresh } from './meta-refresh.ts';
import { refuseOtherFormats } from './other-formats.ts';

/** Opens a document in a file; throws if it is certainly not a page. */
export async function openFile(path: string, maxBytes?: number): Promise<SourceDocument> {
  // By its name, since it is probably larger than any page.
  if (isDerived(path)) throw new SourceError('not-html', noPagesIn(path));
  return local(await readFileBytes(path, maxBytes), path);
}

/** Opens a document from a stream, such as standard input. */
export async function openStream(stream: Readable, name: string, maxBytes?: number): Promise<SourceDocument> {
  return local(await unpacked(await readStreamBytes(stream, name, maxBytes), name, maxBytes), name);
}

/** How compressed bytes begin. @format */
const SIGNATURES: readonly (readonly [Compression, readonly number[]])[] = [
  ['gz', [0x1f, 0x8b]],
  ['zst', [0x28, 0xb5, 0x2f, 0xfd]],
];

/** Decompresses what came without a name that could say so. */
async function unpacked(bytes: Uint8Array, name: string, maxBytes?: number): Promise<Uint8Array> {
  const found = SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (found === undefined) return bytes;
  const decoder = decompressor(found[0], maxBytes);
  try {
    return await readStreamBytes(
      pipeline([bytes], decoder, () => {}),
      name,
      maxBytes,
    );
  } catch (error) {
    throw fileError(error, name);
  }
}

function local(bytes: Uint8Array, name: string): SourceDocument {
  refuseOtherFormats(bytes, name);
  const kind = isWholePage(bytes) ? 'html' : kindOfName(uncompressedName(name));
  return {
    bytes,
    kind,
    url: null,
    charset: null,
    warnings: kind === 'html' ? refreshOf(bytes) : listOf(bytes, name),
  };
}

function refreshOf(bytes: Uint8Array): readonly SourceWarning[] {
  const refresh = metaRefresh(bytes, { url: null, charset: null });
  if (refresh === null) return [];
  return [{ code: 'meta-refresh', message: `the page leads its readers on to ${refresh.url}` }];
}

/** How much of a text tells whether it is a list of addresses. @cap */
const MAX_SAMPLE = 4096;
const ADDRESS = /^https?:\/\/\S+$/i;

/** A text of addresses alone is meant to be fetched rather than read. */
function listOf(bytes: Uint8Array, name: string): readonly SourceWarning[] {
  const text = Buffer.from(bytes.subarray(0, MAX_SAMPLE)).toString();
  const lines = text.split('\n').map((line) => line.trim());
  // The last line may be cut.
  if (bytes.length > MAX_SAMPLE) lines.pop();
  const others = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (others.length === 0 || !others.every((line) => ADDRESS.test(line))) return [];
  return [{ code: 'address-list', message: `${name} lists addresses, which are taken as text` }];
}
