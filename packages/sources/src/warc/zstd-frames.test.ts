import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FileWindow } from './file-window.ts';
import { zstdFrames } from './zstd-frames.ts';

const folder = mkdtempSync(join(tmpdir(), 'fovea-frames-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The contents of the frames that can be read, and the offsets of the damage between them. */
async function framesOf(
  bytes: Uint8Array,
): Promise<{ readonly read: readonly string[]; readonly damage: readonly number[] }> {
  const path = join(folder, 'a.zst');
  writeFileSync(path, bytes);
  const file = await FileWindow.open(path);
  const [read, damage]: [string[], number[]] = [[], []];
  for await (const piece of zstdFrames(file, { start: 0, end: file.size })) {
    if (piece.kind === 'bytes') read.push(Buffer.from(piece.bytes).toString());
    if (piece.kind === 'damage') damage.push(piece.offset);
  }
  await file.close();
  return { read, damage };
}

/** A frame with one block that is not compressed; its header may state another size, and that another block follows. */
function frame(text: string, stated: number | null = null): Buffer {
  const block = Buffer.alloc(3);
  block.writeUIntLE(stated === null ? 1 | (text.length << 3) : stated << 3, 0, 3);
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, text.length]);
  return Buffer.concat([head, block, Buffer.from(text)]);
}

it.each([
  ['longer than any block', 200_000],
  ['that leads into the text of another frame', 100_000],
])('finds every frame beside those that state a size %s', async (_, stated) => {
  const texts = Array.from({ length: 1500 }, (__, at) => `The text of frame ${1000 + at}. `.repeat(8));
  const frames = texts.flatMap((text) => [frame(text, stated), frame(text)]);
  const { read, damage } = await framesOf(Buffer.concat(frames));
  expect(read).toEqual(texts);
  expect(damage).toHaveLength(texts.length);
});
