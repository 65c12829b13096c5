import { expect, it } from 'vitest';
import { sizeInWords } from './size-in-words.ts';

it.each([
  [1, '1 byte'],
  [105, '105 bytes'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [32 * 2 ** 20, '32 MiB'],
  [1.25 * 2 ** 20, '1.3 MiB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
