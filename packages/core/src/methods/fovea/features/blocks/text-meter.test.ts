import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../../page/from-html.ts';
import { NodeKind } from '../../../../page/tree.ts';
import { TextMeter } from './text-meter.ts';

/** Reads all text of a fragment, one node after another. */
function measured(html: string): TextMeter {
  const { tree } = pageFromHtml(`<body>${html}`);
  const meter = new TextMeter();
  for (let id = 0; id < tree.size; id++) if (tree.kind[id] === NodeKind.text) meter.readNode(tree, id);
  return meter;
}

describe('TextMeter', () => {
  it('counts what stands there', () => {
    const meter = measured('Tea, 12 cups: good.');
    expect(meter.width).toBe(19);
    expect(meter.words).toBe(4);
    expect(meter).toMatchObject({ stops: 1, commas: 1, digits: 2, symbols: 1, endsWithStop: true });
  });

  it('takes any run of white space as one character, and none at the beginning', () => {
    expect(measured('<p>  a \n\t b</p>').width).toBe(3);
    expect(measured('a&nbsp; &nbsp;b').width).toBe(3);
  });

  it.each([
    // Han and kana: 0.55 words a letter, and 6 characters a word, so 3.3 characters.
    ['Japanese', '吾輩は', 3 * 3.3, 3 * 0.55],
    // Four Thai characters, of which one is a mark above its letter: three letters of 0.35 words.
    ['Thai', 'ห้อง', 3 * 2.1, 3 * 0.35],
    ['Arabic', 'مكتبة جديدة', 11, 2],
    ['Arabic with vowel signs', 'كِتَاب', 4, 1],
    ['Hindi', 'नदी के', 4, 2],
    ['Han outside the first plane', '𠀀𠀁', 2 * 3.3, 2 * 0.55],
    ['Korean', '도서관 개관', 6, 2],
  ])('%s has the length of its translation', (_, text, width, words) => {
    const meter = measured(text);
    expect(meter.width).toBeCloseTo(width, 10);
    expect(meter.words).toBeCloseTo(words, 10);
  });

  it('knows the stops and commas of other scripts', () => {
    expect(measured('猫である。名前は、無い！')).toMatchObject({ stops: 2, commas: 1 });
    expect(measured('هل جاء؟ نعم، جاء.')).toMatchObject({ stops: 2, commas: 1 });
    expect(measured('नदी बहती है।')).toMatchObject({ stops: 1, endsWithStop: true });
  });

  it('looks through quotes and brackets that close after a stop', () => {
    expect(measured('“He left.” ').endsWithStop).toBe(true);
    expect(measured('(he left)').endsWithStop).toBe(false);
    expect(measured('He left. Or').endsWithStop).toBe(false);
    expect(measured('He left. 2,').endsWithStop).toBe(false);
  });

  it('counts half a pair as a symbol, and what follows it as itself', () => {
    expect(measured('\ud83dTea\ud83d.')).toMatchObject({
      symbols: 2,
      words: 1,
      stops: 1,
      endsWithStop: true,
    });
    expect(measured('\u{1f600}Tea\u{1f600}.')).toMatchObject({ symbols: 2, words: 1, stops: 1 });
  });

  it('keeps a word whole over joiners and nodes', () => {
    expect(measured("don't").words).toBe(1);
    expect(measured('wo<b>rd</b>s').words).toBe(1);
    expect(measured('wo <b>rd</b>').words).toBe(2);
  });

  it('knows the signs of currencies', () => {
    expect(measured('$5, 5 €, ¥500, ₹ 20, 50 ฿ and 100 % & more')).toMatchObject({ currency: 5, symbols: 7 });
  });

  it('decodes references and counts a pair of surrogates once', () => {
    expect(measured('a&amp;b')).toMatchObject({ width: 3, symbols: 1, words: 2 });
    expect(measured('😀')).toMatchObject({ width: 1, symbols: 1 });
  });

  it('hashes letters and digits alone', () => {
    expect(measured('Read more…').hash).toBe(measured('read <i>more</i>').hash);
    expect(measured('read more').hash).not.toBe(measured('more read').hash);
  });

  it('starts anew after a reset', () => {
    const meter = measured('One, 2.');
    meter.reset();
    expect(meter).toEqual(new TextMeter());
    expect([meter.width, meter.words]).toEqual([0, 0]);
    expect(meter).toMatchObject({ stops: 0, commas: 0, digits: 0, symbols: 0, endsWithStop: false });
  });

  it('counts texts longer than what it adds up at a time', () => {
    const meter = measured('ab, '.repeat(40_000));
    expect(meter).toMatchObject({ width: 160_000, words: 40_000, commas: 40_000 });
  });

  it('says by how much it grew', () => {
    const { tree } = pageFromHtml('<body>abc <b>de</b>');
    const meter = new TextMeter();
    const texts = [...tree.kind.keys()].filter((id) => tree.kind[id] === NodeKind.text);
    expect(texts.map((id) => meter.readNode(tree, id))).toEqual([4, 2]);
  });
});
