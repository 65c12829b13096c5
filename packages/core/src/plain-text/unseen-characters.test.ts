import { describe, expect, it } from 'vitest';
import { withoutUnseen } from './unseen-characters.ts';

/** The text that is left, and how many characters went. */
function seen(text: string): [text: string, count: number] {
  let all = 0;
  const left = withoutUnseen(text, (count) => {
    all += count;
  });
  return [left, all];
}

describe('withoutUnseen', () => {
  it.each([
    ['letters of the tag block', 'a\u{e0041}\u{e0042}\u{e007f}b', 3],
    ['a tag without a flag', 'a\u{e0001}b', 1],
    ['three without width', 'a\u2060\ufeff\u2060b', 3],
    ['fillers and operators', 'a\u3164\u115f\u1160\uffa0\u2061\u2064b', 6],
    ['soft hyphens and marks', 'a\u00ad\u00ad\u200e\u200f\u180e\ufeff\u034fb', 7],
    ['overrides', '\u202ea\u202db', 2],
    ['what closes overrides', '\u202ea\u202c\u202d\u202eb\u202c\u202c', 6],
  ])('leaves out %s', (_, text, count) => {
    expect(seen(text)).toEqual(['ab', count]);
  });

  it.each([
    ['a selector', '\u2764\ufe0f\ufe0f\ufe00', '\u2764\ufe0f', 2],
    ['one beyond the first plane', '\u845b\u{e0100}\u{e01ef}', '\u845b\u{e0100}', 1],
    ['what parts letters', '\u06cc\u200c\u200c\u200c\u062e', '\u06cc\u200c\u062e', 2],
    ['what joins letters', 'a\u2060\u200d\u200b\u200cb', 'a\u200db', 3],
    ['a break', '\u0e01\u200b\u200b\u200b\u0e02', '\u0e01\u200b\u0e02', 2],
    ['the end of an embedding', '\u202ba\u202eb\u202cc\u202c', '\u202babc\u202c', 2],
    [
      'a flag without a region',
      '\u{1f3f4}\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}\u{e007f}',
      '\u{1f3f4}',
      7,
    ],
  ])('leaves %s of a run', (_, text, left, count) => {
    expect(seen(text)).toEqual([left, count]);
  });

  it.each([
    ['plain text', 'a b'],
    ['a flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} a'],
    ['an emoji', '\u2764\ufe0f\u200d\u{1f525}'],
    ['an ideograph with a variant', '\u845b\u{e0100}'],
    ['joined letters', '\u0645\u06cc\u200c\u062e \u0915\u094d\u200d\u0937'],
    ['breaks between words', '\u0e01\u200b\u0e02\u200b\u200b\u0e03'],
    ['isolates and embeddings', '\u2067a\u2069\u202bb\u202c'],
  ])('keeps %s', (_, text) => {
    expect(seen(text)).toEqual([text, 0]);
  });
});
