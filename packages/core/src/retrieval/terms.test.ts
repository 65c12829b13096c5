import { describe, expect, it } from 'vitest';
import { scoreTexts } from './bm25.ts';
import { termsOf } from './terms.ts';

describe('termsOf', () => {
  it.each<[string, string, unknown[]]>([
    [
      'words and their grams',
      'Light-House',
      [
        { word: 'light', grams: ['ligh', 'ight'] },
        { word: 'house', grams: ['hous', 'ouse'] },
      ],
    ],
    [
      'short words have no grams',
      'a sea',
      [
        { word: 'a', grams: [] },
        { word: 'sea', grams: [] },
      ],
    ],
    ['four letters are one gram', 'lamp', [{ word: 'lamp', grams: ['lamp'] }]],
    ['Chinese in pairs', '老灯塔', [{ word: '', grams: ['老灯', '灯塔'] }]],
    ['one ideograph alone', '灯', [{ word: '', grams: ['灯'] }]],
    ['Korean words in pairs', '등대지기', [{ word: '등대지기', grams: ['등대', '대지', '지기'] }]],
    ['marks with their letters', 'दीपक', [{ word: 'दीपक', grams: [] }]],
    ['wide and narrow forms alike', 'ＡＢｃ', [{ word: 'abc', grams: [] }]],
    [
      'digits with letters',
      'b2b 42',
      [
        { word: 'b2b', grams: [] },
        { word: '42', grams: [] },
      ],
    ],
    ['nothing', '… —', []],
    ['soft hyphens apart', 'sh\u00adip', [{ word: 'ship', grams: ['ship'] }]],
    ['direction marks apart', 'שלום\u200f', [{ word: 'שלום', grams: ['שלום'] }]],
    ['Persian with a joiner as without', 'می\u200cرم', [{ word: 'میرم', grams: ['میرم'] }]],
  ])('%s', (_, text, terms) => {
    expect([...termsOf(text)]).toEqual(terms);
  });

  it('Thai without words', () => {
    const [term, ...others] = [...termsOf('ประภาคาร')];
    expect(others).toEqual([]);
    expect(term!.word).toBe('');
    expect(term!.grams.length).toBeGreaterThan(2);
  });
});

describe('scoreTexts', () => {
  it('prefers rare words, more of them, and shorter texts', () => {
    const texts = [
      'sea sea sea',
      'sea and lamp',
      'sea and lamp lamp',
      'sea and lamp and many other words besides',
    ];
    const [none, one, two, long] = scoreTexts(texts, 'lamp');
    expect(none).toBe(0);
    expect(two).toBeGreaterThan(one!);
    expect(one).toBeGreaterThan(long!);
    const [sea, , , both] = scoreTexts(texts, 'sea lamp');
    expect(both).toBeGreaterThan(sea!);
  });

  it('counts a word as asked more than another form of it', () => {
    const [exact, other, none] = scoreTexts(['the harbour', 'the harbours', 'the shore'], 'harbour');
    expect(exact).toBeGreaterThan(other!);
    expect(other).toBeGreaterThan(0);
    expect(none).toBe(0);
  });

  it('is nothing without words', () => {
    expect(scoreTexts(['a', ''], '')).toEqual([0, 0]);
    expect(scoreTexts([], 'a')).toEqual([]);
  });
});
