import { crc32 as ofNode } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it.each(['', 'a', '123456789', 'tea '.repeat(1000), '日本'])('is the checksum of Node: %s', (text) => {
  expect(crc32(Buffer.from(text))).toBe(ofNode(text));
});
