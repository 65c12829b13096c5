import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { noise } from '../noise.cases.ts';
import { loadZstd } from './zstd.ts';
import { zstdCompress, zstdDecompress } from './zstd-streams.ts';

/** What comes out of a stream when these pieces are written to it. */
async function through(
  stream: ReturnType<typeof zstdCompress>,
  pieces: readonly Uint8Array[],
): Promise<Buffer> {
  const result = buffer(stream);
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return result;
}

/** Pieces of some bytes, each of this size. */
function cut(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}

const MIB = 2 ** 20;

/** A frame that does not state how much it holds: blocks of one repeated byte (RFC 8878). */
function unsized(length: number): Buffer {
  const most = 2 ** 17;
  const blocks = Array.from({ length: length / most }, (_, i) => {
    const isLast = (i + 1) * most >= length;
    const header = Buffer.alloc(3);
    header.writeUIntLE((most << 3) | (1 << 1) | (isLast ? 1 : 0), 0, 3);
    return Buffer.concat([header, Buffer.from('x')]);
  });
  // The window is as large as the content: 2^(10 + 11).
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 11 << 3]), ...blocks]);
}

describe('zstd in streams', () => {
  it.each([
    ['nothing', 0],
    ['less than a frame', 5000],
    ['several frames', 3 * MIB + 17],
  ])('comes back as it was: %s', async (_, length) => {
    const bytes = noise(length);
    const compressed = await through(zstdCompress(), cut(bytes, 70_000));
    expect((await through(zstdDecompress(MIB * 2), cut(compressed, 65_536))).equals(bytes)).toBe(true);
  });

  it('is read frame by frame, however it is cut, and skips frames without content', async () => {
    const { compress } = await loadZstd();
    const [one, two] = [Buffer.from('Ein Satz. '.repeat(50)), Buffer.from('それから。'.repeat(50))];
    const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
    const file = Buffer.concat([compress(one), skippable, compress(two)]);
    for (const size of [1, 7, file.length])
      expect(String(await through(zstdDecompress(MIB), cut(file, size)))).toBe(`${one}${two}`);
  });

  it('is decompressed no faster than it is read, however many frames come at once', async () => {
    const { compress } = await loadZstd();
    const frame = compress(Buffer.alloc(MIB, 'x'));
    const stream = zstdDecompress(MIB);
    stream.end(Buffer.concat(Array.from({ length: 50 }, () => frame)));
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // A chunk is all that has waited: not more than a frame, and the one after it.
      expect(chunk.length).toBeLessThanOrEqual(2 * MIB);
    }
    expect(bytes).toBe(50 * MIB);
  });

  it('is refused if it is cut short, is something else or grows too large', async () => {
    const { compress } = await loadZstd();
    const frame = compress(Buffer.alloc(2 * MIB, 'x'));
    const cutShort = through(zstdDecompress(4 * MIB), [frame.subarray(0, frame.length - 3)]);
    await expect(cutShort).rejects.toMatchObject({ code: 'truncated' });
    const other = through(zstdDecompress(MIB), [Buffer.from('<!doctype html>')]);
    await expect(other).rejects.toMatchObject({ code: 'damaged' });
    await expect(through(zstdDecompress(MIB), [frame])).rejects.toMatchObject({ code: 'too-large' });
    await expect(through(zstdDecompress(MIB), [unsized(2 * MIB)])).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});
