import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import * as zlib from 'node:zlib';
import { decompressor } from '../compression/compression.ts';
import { sizeInWords } from '../size-in-words.ts';
import { codeOf, SourceError } from '../source-error.ts';

/** A response body, decompressed. */
export interface Body {
  readonly bytes: Uint8Array;
  /** True if the compressed data ended too early; `bytes` is what arrived. */
  readonly truncated: boolean;
}

/** Codes for compressed data that end too early: of zlib, and of our own reader of zstd. */
const UNEXPECTED_END: ReadonlySet<string> = new Set(['Z_BUF_ERROR', 'truncated']);

/** No honest server uses more layers of compression. @cap */
const MAX_ENCODINGS = 3;

/** Reads and decompresses a body; stops as soon as the decompressed size passes `maxBytes`. */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Body> {
  const stream = await decompressed(body, encoding, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let truncated = false;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    // Like browsers, we keep what arrived, with a warning.
    if (!UNEXPECTED_END.has(codeOf(error) ?? '') || size === 0) throw error;
    truncated = true;
  } finally {
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks, size), truncated };
}

/** The error for a document over the limit. */
export function tooLarge(maxBytes: number): SourceError {
  return new SourceError('too-large', `the page is larger than ${sizeInWords(maxBytes)}`);
}

async function decompressed(body: Readable, encoding: string, maxBytes: number): Promise<Readable> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) throw unsupported(encoding);
  let stream = body;
  // Encodings are listed in the order in which they were applied.
  for (const name of names.reverse()) {
    const step = name === 'deflate' ? await inflater(stream) : decoderFor(name, maxBytes);
    stream = pipeline(stream, step, () => {});
  }
  return stream;
}

function decoderFor(name: string, maxBytes: number): Transform {
  if (name === 'gzip' || name === 'x-gzip') return zlib.createGunzip();
  if (name === 'br') return zlib.createBrotliDecompress();
  // Some servers send it although we do not accept it.
  if (name === 'zstd') return decompressor('zst', maxBytes);
  throw unsupported(name);
}

/** `deflate` means zlib, but many servers send raw deflate: the low half of the first byte shows which (RFC 1950). */
async function inflater(stream: Readable): Promise<Transform> {
  const first = await firstByte(stream);
  return first === undefined || (first & 0x0f) === 0x08 ? zlib.createInflate() : zlib.createInflateRaw();
}

async function firstByte(stream: Readable): Promise<number | undefined> {
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve).once('error', reject).once('end', resolve);
  });
  const chunk = stream.read() as Uint8Array | null;
  if (chunk === null) return undefined;
  stream.unshift(chunk);
  return chunk[0];
}

function unsupported(encoding: string): SourceError {
  return new SourceError(
    'unreadable',
    `the server used a content encoding that is not supported: ${encoding}`,
  );
}
