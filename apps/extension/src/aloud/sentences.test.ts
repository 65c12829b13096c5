import { expect, it } from 'vitest';
import { cut } from './sentences.ts';

const pieces = (text: string, language: string): string[] =>
  cut(text, language).map(([start, end]) => text.slice(start, end));

it.each([
  ['en', ' One bell rang. Who heard it?  ', ['One bell rang.', 'Who heard it?']],
  ['ja', '船が出た。誰も見ていない。', ['船が出た。', '誰も見ていない。']],
  ['ar', 'دقّ الجرس. من سمعه؟', ['دقّ الجرس.', 'من سمعه؟']],
  ['no language at all', 'One. Two.', ['One.', 'Two.']],
  ['', ' \n ', []],
])('cuts a text into sentences: %s', (language, text, expected) => {
  expect(pieces(text, language)).toEqual(expected);
});

it('cuts a sentence that is too long for an engine between words, and loses nothing', () => {
  const long = 'word '.repeat(500).trim();
  const found = pieces(long, 'en');
  expect(found.length).toBeGreaterThan(5);
  expect(found.every((piece) => piece.length <= 300)).toBe(true);
  expect(found.join(' ')).toBe(long);
  const unbroken = 'x'.repeat(1000);
  expect(pieces(unbroken, 'en').join('')).toBe(unbroken);
});
