import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressor } from '../compression/compression.ts';
import { compressedSink } from './compressed-sink.ts';

const ROWS = Array.from({ length: 500 }, (_, at) =>
  Buffer.from(`{"id":${at},"text":"${'tea '.repeat(at)}"}\n`),
);

describe('compressedSink', () => {
  it.each([
    ['gz', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)(
    'writes rows as one %s stream, and closes the file after the last byte',
    async (kind, unpack) => {
      const chunks: Uint8Array[] = [];
      let isClosed = false;
      const sink = compressedSink(
        {
          write: async (chunk) => {
            expect(isClosed).toBe(false);
            chunks.push(chunk);
          },
          close: async () => {
            isClosed = true;
          },
        },
        compressor(kind),
      );
      for (const row of ROWS) await sink.write(row);
      await sink.close();
      expect(isClosed).toBe(true);
      expect(unpack(Buffer.concat(chunks)).equals(Buffer.concat(ROWS))).toBe(true);
    },
  );

  it('reports the error of the file, and closes it nevertheless', async () => {
    let isClosed = false;
    const sink = compressedSink(
      {
        write: () => Promise.reject(new Error('the disk is full')),
        close: async () => {
          isClosed = true;
        },
      },
      compressor('gz'),
    );
    await sink.write(Buffer.from('a'));
    await expect(sink.close()).rejects.toThrow('the disk is full');
    expect(isClosed).toBe(true);
  });
});
