import { describe, expect, it } from 'vitest';
import { proseOf } from './prose.cases.ts';
import { type RichestPart, richestPart } from './richest-part.ts';

const richest = (data: unknown): RichestPart => richestPart(JSON.stringify(data), () => true);
const textsOf = (data: unknown): string[] => richest(data).texts.map(({ text }) => text);
/** Words that are no prose. */
const labels = (count: number): string[] => Array.from({ length: count }, (_, at) => `label${at}`);

const [ONE, TWO, THREE] = [proseOf(60, 'goat'), proseOf(50, 'piano'), proseOf(40, 'teacher')] as const;
const NO_PART = { texts: [], words: 0, packed: [], capped: false };

describe('richestPart', () => {
  it('finds a text with its place', () => {
    expect(richest({ name: 'x', body: ONE })).toEqual({
      texts: [{ text: ONE, list: -1, heading: 0 }],
      words: 60,
      packed: [],
      capped: false,
    });
    expect(richest({ all: [{ type: 'h3', text: ONE }] }).texts).toEqual([{ text: ONE, list: 2, heading: 0 }]);
  });

  it('finds nothing where nothing is prose', () => {
    expect(richest({})).toEqual(NO_PART);
    expect(richest({ names: labels(40) })).toEqual(NO_PART);
  });

  it.each<[what: string, data: unknown, texts: string[]]>([
    ['a list of texts rather than one of them', { body: [ONE, TWO] }, [ONE, TWO]],
    ['a record with its lists', { lead: ONE, body: [TWO, THREE] }, [ONE, TWO, THREE]],
    ['a text rather than the labels around it', { body: ONE, labels: labels(150) }, [ONE]],
    ['the longest text of a record of little else', { ads: TWO, labels: labels(150), body: ONE }, [ONE]],
    ['the longest text, wherever it stands', { body: ONE, labels: labels(150), ads: TWO }, [ONE]],
    ['the first of texts of one length', { a: ONE, labels: labels(150), b: proseOf(60, 'ferry') }, [ONE]],
    ['the purest list', { body: [ONE, TWO], more: [{ text: THREE, labels: labels(150) }] }, [ONE, TWO]],
    [
      'the purest list, also if it comes last',
      { more: [{ text: THREE, labels: labels(150) }], body: [ONE, TWO] },
      [ONE, TWO],
    ],
    ['the longest list', [[ONE], labels(150), [TWO, THREE]], [TWO, THREE]],
  ])('prefers %s', (_, data, texts) => {
    expect(textsOf(data)).toEqual(texts);
  });

  it('reads several values in one script', () => {
    const source = `a = [${JSON.stringify(ONE)}]; b = [${JSON.stringify(TWO)}]`;
    expect(richestPart(source, () => true).texts.map(({ text }) => text)).toEqual([ONE, TWO]);
  });

  it('takes only strings that may tell something', () => {
    const source = JSON.stringify({ body: TWO, teaser: ONE });
    expect(richestPart(source, ({ key }) => key === 'body').texts.map(({ text }) => text)).toEqual([TWO]);
  });

  describe('one field of many records', () => {
    const spoken = (words: number, word: string): { text: string } => ({ text: proseOf(words, word) });

    it('is prose together', () => {
      expect(textsOf([spoken(13, 'goat'), spoken(13, 'piano')])).toEqual([
        proseOf(13, 'goat'),
        proseOf(13, 'piano'),
      ]);
      expect(textsOf([spoken(13, 'goat'), { note: proseOf(13, 'piano') }])).toEqual([]);
    });

    it('is prose even if some are addresses, which are left out', () => {
      const addresses = labels(6).map((label) => ({ text: `urn:${label}` }));
      expect(textsOf([spoken(13, 'goat'), ...addresses, spoken(13, 'piano')])).toEqual([
        proseOf(13, 'goat'),
        proseOf(13, 'piano'),
      ]);
    });

    it('has no texts without letters', () => {
      expect(textsOf([spoken(13, 'goat'), { text: '* * *' }, spoken(13, 'piano')])).toHaveLength(2);
      expect(textsOf([spoken(13, 'goat'), { text: 'Oh.' }, spoken(13, 'piano')])).toHaveLength(3);
    });
  });

  describe('of texts with the same beginning', () => {
    const excerpt = ONE.slice(0, 160);

    it.each([
      ['the longer one first', { body: ONE, excerpt }],
      ['the longer one last', { excerpt, body: ONE }],
      ['one as markup', { excerpt, body: `<p>${ONE}</p>` }],
    ])('keeps the longer one: %s', (_, data) => {
      expect(textsOf(data)).toEqual([data.body]);
    });

    it('keeps the first of two that are equal', () => {
      expect(textsOf([ONE, TWO, ONE])).toEqual([ONE, TWO]);
    });

    it('compares forty characters', () => {
      const line = (length: number): string => `${'It went on '.repeat(9).slice(0, length - 1)}.`;
      expect(textsOf([ONE, line(40), line(40), TWO])).toEqual([ONE, line(40), TWO]);
      expect(textsOf([ONE, line(39), line(39), TWO])).toEqual([ONE, line(39), line(39), TWO]);
    });
  });

  it('sets strings aside that hold further data', () => {
    const data = (length: number): string => `["${'x'.repeat(length - 4)}"]`;
    expect(richest({ body: ONE, state: data(200) }).packed).toEqual([data(200)]);
    expect(richest({ body: ONE, state: data(199) }).packed).toEqual([]);
    expect(richest({ body: ONE, state: JSON.stringify([TWO, THREE]) }).texts).toHaveLength(1);
  });

  it('says when a cap left something unread', () => {
    expect(richestPart(`${'['.repeat(300)}${JSON.stringify(ONE)}`, () => true)).toMatchObject({
      words: 60,
      capped: true,
    });
  });
});
