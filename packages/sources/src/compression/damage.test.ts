import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { damageOf } from './damage.ts';

const failure = (decompress: () => unknown): unknown => {
  try {
    decompress();
  } catch (error) {
    return error;
  }
  throw new Error('nothing is wrong with these data');
};

describe('damageOf', () => {
  it.each([
    ['gzip', () => gunzipSync('no gzip')],
    ['deflate', () => inflateSync('no deflate')],
    ['Brotli', () => brotliDecompressSync(Buffer.from('this is not brotli at all'))],
  ])('names damage in words: %s', (_, decompress) => {
    expect(damageOf(failure(decompress))).toBe('its compressed data are damaged');
  });

  it('tells data that end too early, and other errors', () => {
    const cut = gzipSync('some text that is long enough').subarray(0, 20);
    expect(damageOf(failure(() => gunzipSync(cut)))).toBe('its compressed data end too early');
    expect(damageOf(new Error('other'))).toBeNull();
  });
});
