import { describe, expect, it } from 'vitest';
import { WORD_SHARE } from '../../language/count.ts';
import { NO_SHARES } from '../../text-blocks/scan-words.ts';
import { LineMeter } from './line-meter.ts';

const rules = { shares: NO_SHARES, cutsAtSymbols: true, plainSpaceOnly: true };

function lines(text: string): [words: number, lineWords: number, lines: number] {
  const meter = new LineMeter(rules);
  meter.add(text, false);
  const counts = meter.take();
  return [counts.words, counts.lineWords, counts.lines];
}

describe('LineMeter: words per line', () => {
  const nine = 'nineletrs ';

  it.each([
    // Eight words of nine letters make 79 characters with their spaces; the ninth goes on the next line.
    [nine.repeat(8), [8, 8, 1]],
    [nine.repeat(9), [9, 8, 1]],
    [nine.repeat(16), [16, 8, 1]],
    [nine.repeat(17), [17, 16, 2]],
    // A line holds 80 characters. A longer word makes a line that it is not in: no full line has words.
    ['x'.repeat(80), [1, 1, 1]],
    ['x'.repeat(81), [1, 1, 1]],
    [`${'x'.repeat(79)} y`, [2, 1, 1]],
    [`${'x'.repeat(78)} y`, [2, 2, 1]],
    // Tokens without letters take no room.
    [`${'— '.repeat(90)}word`, [1, 1, 1]],
  ])('%j: %j', (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });
});

describe('LineMeter: words', () => {
  it('joins words across tags, and parts them at links', () => {
    const meter = new LineMeter(rules);
    meter.add('wo', false);
    meter.add('rd and', false);
    meter.space();
    meter.add('li', true);
    meter.add('nk', true);
    meter.space();
    meter.add('s', false);
    expect(meter.take()).toMatchObject({ text: 'word and link s', words: 4, linkedWords: 1 });
  });

  it('collapses white space', () => {
    const meter = new LineMeter(rules);
    meter.add(' a\n\t b ', false);
    meter.add(' ', false);
    meter.add(' c', false);
    expect(meter.take().text).toBe('a b c');
  });

  it('starts from nothing after each block', () => {
    const meter = new LineMeter(rules);
    meter.add('one two', true);
    meter.take();
    meter.add('three', false);
    expect(meter.take()).toMatchObject({ text: 'three', words: 1, linkedWords: 0, lines: 1 });
  });

  it('takes a no-break space for text, but not for a word', () => {
    const meter = new LineMeter(rules);
    expect(meter.add(' \n', false)).toBe(false);
    expect(meter.add('\u00a0', false)).toBe(true);
    expect(meter.take().words).toBe(0);
  });

  it('counts letters in scripts without spaces where asked', () => {
    const text = '今天下午，市图书馆';
    const words = (shares: Uint8Array): number => {
      const meter = new LineMeter({ ...rules, shares });
      meter.add(text, false);
      return meter.take().words;
    };
    // Eight ideographs at 0.55, or two tokens.
    expect([words(WORD_SHARE), words(NO_SHARES)]).toEqual([4.4, 2]);
  });
});
