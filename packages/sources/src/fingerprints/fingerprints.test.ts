import { describe, expect, it } from 'vitest';
import { normaliseText, wordBytes } from './normalise.ts';
import { shinglesOf } from './shingles.ts';
import { minhash, simhash } from './sketches.ts';
import { templateHash } from './template-hash.ts';

const shingles = (text: string): ReturnType<typeof shinglesOf> =>
  shinglesOf(wordBytes(normaliseText(text)), 5);

const bitsBetween = (a: string, b: string): number => {
  let differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; differing > 0n; differing &= differing - 1n) bits++;
  return bits;
};

const similarity = (a: string, b: string): number => {
  const parts = (text: string): string[] => text.match(/.{8}/g) ?? [];
  const [one, other] = [parts(a), parts(b)];
  return one.filter((part, at) => part === other[at]).length / one.length;
};

/** Words without order, so that every text is about as similar to every other as texts of one language are. */
const words = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, at) => `word${(at * seed * 7919) % 5003}`).join(' ');

describe('the normal form of a text', () => {
  it.each([
    ['  Hello,   WORLD! ', 'hello world'],
    ['Ｆｕｌｌ－width ﬁne', 'full width fine'],
    ['Straße 12½', 'straße 121⁄2'.replace('⁄', ' ')],
    ['', ''],
    ['…', ''],
  ])('of %j', (text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });

  it('takes characters as words where no spaces are written', () => {
    expect(Buffer.from(wordBytes(normaliseText('東京 tower へ行く'))).toString()).toBe(
      '東 京 tower へ 行 く',
    );
  });
});

describe('sketches', () => {
  it('are the same in every version: these values are promised', () => {
    const text = 'The quick brown fox jumps over the lazy dog, and the dog sleeps on.';
    expect(simhash(shingles(text))).toBe('5ab0ef5424d198a0');
    expect(minhash(shingles(text)).slice(0, 32)).toBe('0e26deda30a105920f4ee01d10d3ee47');
    expect(templateHash('<body class=a1><div class="main x"><p>Text</p></div><footer></footer>')).toBe(
      '50719ee276277234',
    );
  });

  it('of similar texts are similar, and others are not', () => {
    const text = words(600, 1);
    const changed = text.replace('word0', 'changed').replace(/word31\d+/g, 'other');
    const another = words(600, 3);
    expect(bitsBetween(simhash(shingles(text)), simhash(shingles(changed)))).toBeLessThan(16);
    expect(bitsBetween(simhash(shingles(text)), simhash(shingles(another)))).toBeGreaterThan(16);
    expect(similarity(minhash(shingles(text)), minhash(shingles(changed)))).toBeGreaterThan(0.7);
    expect(similarity(minhash(shingles(text)), minhash(shingles(another)))).toBeLessThan(0.2);
    expect(minhash(shingles(text))).toHaveLength(512);
  });

  it('of one word, and of none', () => {
    expect(shingles('word').size).toBe(1);
    expect(shingles('').size).toBe(0);
  });

  it('of a template do not depend on its texts', () => {
    const page = (body: string): string =>
      `<html><body class="post-12"><header class="top"></header><main class="c"><article>${body}</article></main><aside class="side"></aside></body></html>`;
    const one = templateHash(page('<p>One</p>'));
    expect(templateHash(Buffer.from(page('<p>Two</p><p>and <b>more</b></p>'.repeat(50))))).toBe(one);
    expect(
      bitsBetween(templateHash('<body><table><tbody><tr><td></table><form></form></body>'), one),
    ).toBeGreaterThan(8);
  });
});
