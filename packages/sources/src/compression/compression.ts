import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { zstdCompress, zstdDecompress } from './zstd-streams.ts';

/** The kinds of compression that the name of a file can state. */
export type Compression = 'gz' | 'br' | 'zst';

const ENDING = /\.(gz|br|zst)$/i;

/**
 * With zlib's default of 16 KiB, each chunk costs a trip to the thread pool, and pages that cross chunks are copied. Reading pages takes
 * half as long with 256 KiB, and another tenth less with 1 MiB.
 * @cap
 */
const CHUNK = 2 ** 20;

/** The compression that a file name states, or `null`. */
export function compressionOf(path: string): Compression | null {
  return (ENDING.exec(path)?.[1]?.toLowerCase() as Compression | undefined) ?? null;
}

/** A file name without the ending for its compression. */
export function uncompressedName(path: string): string {
  return path.replace(ENDING, '');
}

/** A stream that compresses. */
export function compressor(kind: Compression): Transform {
  if (kind === 'gz') return zlib.createGzip({ chunkSize: CHUNK });
  if (kind === 'br') return zlib.createBrotliCompress({ chunkSize: CHUNK, params: BROTLI_QUALITY });
  return own.createZstdCompress?.({ chunkSize: CHUNK }) ?? zstdCompress();
}

/** A frame of zstd may be as long as this if nothing else limits it. @cap */
const MAX_FRAME_BYTES = 256 * 2 ** 20;

/** A stream that decompresses. Its reader counts the bytes; `maxBytes` is for what has to be in memory before they come. */
export function decompressor(kind: Compression, maxBytes: number = MAX_FRAME_BYTES): Transform {
  if (kind === 'gz') return zlib.createGunzip({ chunkSize: CHUNK });
  if (kind === 'br') return zlib.createBrotliDecompress({ chunkSize: CHUNK, params: LARGE_WINDOW });
  return own.createZstdDecompress?.({ chunkSize: CHUNK }) ?? zstdDecompress(maxBytes);
}

/** Files compressed with a window above 16 MiB need this flag; it costs nothing for others. */
const LARGE_WINDOW = { [zlib.constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };

/** The default of 11 takes a second for a megabyte; 5 is as quick as gzip and still smaller. @source Measured on pages: a second for a megabyte at 11. */
const BROTLI_QUALITY = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };

type ZstdMaker = (options: { readonly chunkSize: number }) => Transform;

/** Node has zstd from version 22.15 on. */
const own = zlib as { readonly createZstdCompress?: ZstdMaker; readonly createZstdDecompress?: ZstdMaker };
