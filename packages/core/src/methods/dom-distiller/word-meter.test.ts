import { describe, expect, it } from 'vitest';
import { WordMeter, wordCounter } from './word-meter.ts';

describe('wordCounter', () => {
  it.each([
    ['one two-three, four', 3, 3],
    ['— …', 0, 0],
    // Seven ideographs at 0.55 make 3.85.
    ['今天下午图书馆', 4, 4],
    // A word beside three kana: 1 + 1.65.
    ['TVかなか', 3, 3],
    ['대한민국 뉴스', 2, 2],
    // Thai, 25 letters: 8.75 by letters, one run as published.
    ['ห้องสมุดแห่งใหม่ของเมืองเปิดแล้ว', 9, 1],
  ])('%j has %d words, %d as published', (text, byScript, asPublished) => {
    expect([wordCounter('script')(text), wordCounter('original')(text)]).toEqual([byScript, asPublished]);
  });
});

describe('WordMeter', () => {
  it('counts each text for itself, also in mid-word', () => {
    const meter = new WordMeter(wordCounter('script'));
    expect(meter.add('wo', false)).toBe(true);
    expect(meter.add('rd ', true)).toBe(true);
    expect(meter.add(' \u00a0', false)).toBe(false);
    expect(meter.take()).toEqual({ text: 'word', words: 2, linkedWords: 1, lineWords: 2, lines: 1 });
    expect(meter.take()).toMatchObject({ text: '', words: 0 });
  });
});
