import { codeOf } from '../source-error.ts';

/** The code for data that end too early. */
const ENDED = 'Z_BUF_ERROR';
/** The codes of Node's decompressors: zlib, Brotli and zstd. @format */
const OF_DECOMPRESSORS = /^(?:Z_|ERR__|ZSTD_)/;

/** What is wrong with compressed data, or `null` if an error is none of a decompressor: their own words are for programmers. */
export function damageOf(error: unknown): string | null {
  const code = codeOf(error);
  if (!OF_DECOMPRESSORS.test(code)) return null;
  return code === ENDED ? 'its compressed data end too early' : 'its compressed data are damaged';
}
