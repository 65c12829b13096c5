import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { compressionOf, decompressor } from '../compression/compression.ts';
import { damageOf } from '../compression/damage.ts';
import { sizeInWords } from '../size-in-words.ts';
import { codeOf, messageOf, SourceError } from '../source-error.ts';

/** 32 MiB: as much of a page as the extractor reads by default. @cap */
export const DEFAULT_MAX_BYTES: number = 32 * 2 ** 20;

/** Reads a file as bytes, up to a limit; decompresses it by its name. */
export async function readFileBytes(path: string, maxBytes: number = DEFAULT_MAX_BYTES): Promise<Uint8Array> {
  try {
    if ((await stat(path)).isDirectory()) {
      throw new SourceError('unreadable', `${path} is a folder: use \`fovea batch ${path} -o out.jsonl\``);
    }
    const compression = compressionOf(path);
    const decoder = compression === null ? null : decompressor(compression, maxBytes);
    const file = createReadStream(path);
    const stream = decoder === null ? file : pipeline(file, decoder, () => {});
    return await readStreamBytes(stream, path, maxBytes);
  } catch (error) {
    throw fileError(error, path);
  }
}

/** Reads a stream, such as standard input, as bytes up to a limit. */
export async function readStreamBytes(
  stream: Readable,
  name: string,
  maxBytes: number = DEFAULT_MAX_BYTES,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new SourceError('too-large', `${name} is larger than ${sizeInWords(maxBytes)}`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Turns a system error about a path into one that says what to do. */
export function fileError(error: unknown, path: string): SourceError {
  if (error instanceof SourceError) return error;
  const code = codeOf(error);
  if (code === 'ENOENT')
    return new SourceError('not-found', `no such file or folder: ${path}`, { cause: error });
  const problem = code === 'EACCES' ? 'permission denied' : (damageOf(error) ?? messageOf(error));
  return new SourceError('unreadable', `cannot read ${path}: ${problem}`, { cause: error });
}
