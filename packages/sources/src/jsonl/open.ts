import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';

const JSON_LINES = /\.(?:jsonl|ndjson)(\.gz|\.br)?$/i;

/** With zlib's default of 16 KiB, each chunk costs a trip to the thread pool; 256 KiB is twice as fast. */
const CHUNK = 256 * 1024;

/** Whether a path names a JSON Lines file. */
export function isJsonLines(path: string): boolean {
  return JSON_LINES.test(path);
}

/** Opens a JSON Lines file and decompresses it by its name; `onRead` is told how many bytes were read from disk. */
export function openJsonLines(path: string, onRead?: (bytes: number) => void): Readable {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  if (onRead !== undefined) file.on('data', (chunk) => onRead(chunk.length));
  const ending = JSON_LINES.exec(path)?.[1]?.toLowerCase();
  if (ending === '.gz') return pipeline(file, createGunzip({ chunkSize: CHUNK }), () => {});
  if (ending === '.br') return pipeline(file, brotli(), () => {});
  return file;
}

function brotli(): ReturnType<typeof createBrotliDecompress> {
  // Files compressed with a window above 16 MiB need this flag; it costs nothing for others.
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  return createBrotliDecompress({ chunkSize: CHUNK, params });
}
