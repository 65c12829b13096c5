import { expect, it, vi } from 'vitest';
import { noise } from '../noise.cases.ts';
import { Feed } from './feed.ts';
import type { Piece } from './member.ts';

async function* piecesOf(pieces: readonly Uint8Array[]): AsyncGenerator<Piece> {
  yield { kind: 'member', offset: 0, isPlain: true };
  for (const bytes of pieces) yield { kind: 'bytes', bytes };
}

it('joins short pieces, copies each byte a few times only, and keeps their order', async () => {
  const bytes = noise(200_000);
  const lengths = [1, 1, 7, 1, 3, 20_000, 1, 1, 90, 2];
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieces.at(-1)!.length)
    pieces.push(bytes.subarray(at, at + lengths[pieces.length % lengths.length]!));
  const joined = vi.spyOn(Buffer, 'concat');
  const feed = new Feed(piecesOf(pieces));
  await feed.fill(bytes.length);
  const copied = joined.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
  joined.mockRestore();
  expect(copied).toBeLessThan(15 * bytes.length);
  feed.drop(5);
  expect(feed.slice(0, feed.size).equals(bytes.subarray(5))).toBe(true);
});

it('holds a record in very many members as few pieces', async () => {
  const feed = new Feed(piecesOf(Array.from({ length: 100_000 }, (_, at) => Uint8Array.of(at % 256))));
  await feed.fill(100_000);
  const joined = vi.spyOn(Buffer, 'concat');
  feed.slice(0, feed.size);
  const pieces = joined.mock.calls.at(-1)![0].length;
  joined.mockRestore();
  expect(pieces).toBeLessThan(30);
});

it('remembers the starts of so many members only, and tells later places from the last of them', async () => {
  const count = 100_000;
  async function* members(): AsyncGenerator<Piece> {
    for (let at = 0; at < count; at++) {
      yield { kind: 'member', offset: 25 * at };
      yield { kind: 'bytes', bytes: Buffer.from('fives') };
    }
  }
  const feed = new Feed(members());
  await feed.fill(5 * count);
  feed.drop(5000);
  expect(feed.place).toEqual({ offset: 25_000, inside: 0 });
  feed.drop(5 * 89_000);
  // The first of all is not inside the bytes at hand.
  expect(feed.place).toEqual({ offset: 25 * 65_536, inside: 5 * (90_000 - 65_536) });
});
