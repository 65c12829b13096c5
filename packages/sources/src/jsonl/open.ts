import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { compressionOf, decompressor, uncompressedName } from '../compression/compression.ts';

const JSON_LINES = /\.(?:jsonl|ndjson)$/i;

/** Large chunks, because each one costs a trip to the thread pool. @cap */
const CHUNK = 256 * 1024;

/** Whether a path names a JSON Lines file. */
export function isJsonLines(path: string): boolean {
  return JSON_LINES.test(uncompressedName(path));
}

/** Opens a JSON Lines file and decompresses it by its name; `onRead` is told how many bytes were read from disk. */
export function openJsonLines(path: string, onRead?: (bytes: number) => void): Readable {
  const compression = compressionOf(path);
  const decoder = compression === null ? null : decompressor(compression);
  const file = createReadStream(path, { highWaterMark: CHUNK });
  if (onRead !== undefined) file.on('data', (chunk) => onRead(chunk.length));
  return decoder === null ? file : pipeline(file, decoder, () => {});
}
