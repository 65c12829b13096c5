import * as zlib from 'node:zlib';
import { decompressZstd } from '../compression/zstd.ts';
import { looksLikeHtml } from '../http/content-type.ts';
import { tooLarge } from '../http/read-body.ts';
import { codeOf, SourceError } from '../source-error.ts';
import { dechunk } from './chunked.ts';
import type { HttpResponse } from './http-message.ts';

/** A payload without transfer and content encodings. */
export interface Payload {
  readonly bytes: Uint8Array;
  /** False if the response broke off; `bytes` is what arrived. */
  readonly complete: boolean;
}

/** No honest server uses more layers of compression. @cap */
const MAX_ENCODINGS = 3;

/** Decodes the body of a response, to at most `maxBytes`. */
export async function decodePayload({ fields, body }: HttpResponse, maxBytes: number): Promise<Payload> {
  const isChunked = (fields.get('transfer-encoding') ?? '').toLowerCase().includes('chunked');
  let { bytes, complete } = isChunked ? dechunk(body) : { bytes: body, complete: true };
  const encodings = (fields.get('content-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw unsupported(encodings.join(', '));
  // Encodings are listed in the order in which they were applied.
  for (const name of encodings.reverse()) {
    // Many crawlers decode what they store, and keep the header.
    if (looksLikeHtml(bytes)) break;
    const decoded = await decode(name, bytes, maxBytes);
    bytes = decoded.bytes;
    complete &&= decoded.complete;
  }
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return { bytes, complete };
}

async function decode(name: string, bytes: Uint8Array, maxBytes: number): Promise<Payload> {
  try {
    if (name === 'zstd') return { bytes: await decompressZstd(bytes, maxBytes), complete: true };
    return await inflate(name, bytes, maxBytes);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw error;
  }
}

async function inflate(name: string, bytes: Uint8Array, maxOutputLength: number): Promise<Payload> {
  const decoder = decoderOf(name, bytes);
  if (decoder === null) throw unsupported(name);
  try {
    return { bytes: decoder(bytes, { maxOutputLength }), complete: true };
  } catch (error) {
    // zlib's codes for an early end: like browsers, we keep what arrived.
    if (codeOf(error) !== 'Z_BUF_ERROR' && codeOf(error) !== 'ERR__ERROR_FORMAT_PADDING_1') throw error;
    const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = zlib.constants;
    const finishFlush = name === 'br' ? BROTLI_OPERATION_FLUSH : Z_SYNC_FLUSH;
    const arrived = decoder(bytes, { maxOutputLength, finishFlush });
    if (arrived.length === 0) throw error;
    return { bytes: arrived, complete: false };
  }
}

type Decoder = (
  bytes: Uint8Array,
  options: { readonly maxOutputLength: number; readonly finishFlush?: number },
) => Uint8Array;

function decoderOf(name: string, bytes: Uint8Array): Decoder | null {
  if (name === 'gzip' || name === 'x-gzip') return zlib.gunzipSync;
  if (name === 'br') return zlib.brotliDecompressSync;
  // `deflate` means zlib, but many servers send raw deflate: the low half of the first byte shows which (RFC 1950).
  if (name === 'deflate') return ((bytes[0] ?? 8) & 0x0f) === 8 ? zlib.inflateSync : zlib.inflateRawSync;
  return null;
}

function unsupported(encoding: string): SourceError {
  return new SourceError('unreadable', `the content encoding is not supported: ${encoding}`);
}
