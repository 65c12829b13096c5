import fc from 'fast-check';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { sampleOf, tagsOf, textsOf } from '../nodes/find-node.cases.ts';
import { align } from './align.ts';
import { findAnchors, UniqueSubstrings } from './anchors.ts';
import { alignable, GAP, maskedText } from './masked-text.ts';
import { projectGold, projectText } from './project.ts';
import { compareLeaves, web2text } from './web2text.ts';

/** The mask with what was not kept as dots: an aligned page that people can read. */
function aligned(mask: string, text: string, maxCells?: number): string {
  const { kept } = align(mask, text, new UniqueSubstrings(mask), maxCells);
  return [...mask].map((character, i) => (kept[i] === 1 ? character : '.')).join('');
}

describe('masking', () => {
  it('joins the text nodes with gaps, references decoded, white space collapsed', () => {
    const page = parsePage(
      '<head><title>no</title></head><p>A &amp; &#228;\n  b</p><script>no</script><!-- no --><textarea>no</textarea><p>C</p>',
    );
    const { text, leaves, start } = maskedText(page);
    expect(text).toBe(`A & ä b${GAP}C`);
    expect([...start]).toEqual([0, 8, 10]);
    expect(leaves).toHaveLength(2);
  });

  it('never lets a text bring gaps of its own', () => {
    expect(alignable(`a${GAP}\n\tb`)).toBe('a b');
  });
});

describe('anchors', () => {
  const find = (mask: string, text: string) => findAnchors(mask, text, new UniqueSubstrings(mask));

  it('are unique 10-character substrings, grown on both sides but for case', () => {
    // The first ten characters of the text that stand in the mask are "the quick " at 3; the anchor then grows to
    // the end of the text and left over "A"/"a" and the space.
    expect(find('xxA the quick brown fox yy', 'a the quick brown fox')).toEqual([
      { source: 2, text: 0, length: 21 },
    ]);
  });

  it('do not come from repeated substrings', () => {
    expect(find(`same words here${GAP}same words here`, 'same words here')).toEqual([]);
    // Apart by white space only: unique as written, not when spaces are taken out.
    expect(find(`same words here${GAP}samewordshere`, 'same words here')).toEqual([]);
  });

  it('give way to a later one that lies before them', () => {
    const first = 'alpha beta gamma';
    const second = 'delta epsilon zeta';
    // "delta …" is anchored first and dropped when "alpha bet" points back; the next start, "lpha beta", then holds.
    expect(find(`${first}${GAP}${second}`, `${second} ${first}`)).toEqual([
      { source: 0, text: 19, length: 16 },
    ]);
  });

  it('do not reach over a gap', () => {
    expect(find(`0123456789${GAP}abc`, '0123456789abc')).toEqual([{ source: 0, text: 0, length: 10 }]);
  });
});

describe('dynamic programming', () => {
  it('keeps what the text has and skips the rest', () => {
    // The one space of the text may stay with either neighbour; skipping source first leaves it with "one".
    expect(aligned('menu one more two', 'one two')).toBe('.....one .....two');
  });

  it('finds Chinese within a longer run', () => {
    expect(aligned('首页今天天气很好更多', '今天天气好')).toBe('..今天天气.好..');
  });

  it('prefers one long stretch to scattered letters', () => {
    // Scattered, c-a-t matches three letters over three gaps (3·3 − 2·2); together it costs no gap in between.
    expect(aligned('c a t cat', 'cat')).toBe('......cat');
  });

  it('leaves out text that the page does not have', () => {
    // "zz" costs 12, but there is nothing to match it with.
    expect(aligned('one two', 'one zz two')).toBe('one two');
  });

  it('never keeps more characters than the text has', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '天') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const mask = alignable(a);
        const { kept } = align(mask, alignable(b), new UniqueSubstrings(mask));
        expect(kept.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(alignable(b).length);
      }),
    );
  });
});

describe('the bound on tables', () => {
  const mask = 'aa bb cc dd aa bb';
  const text = 'bb dd';

  it('falls back to words, and says how much text that was', () => {
    const result = align(mask, text, new UniqueSubstrings(mask), 40);
    // 17 × 5 characters = 85 cells are too many, 6 × 2 words are not.
    expect([result.byWord, result.unaligned]).toEqual([5, 0]);
    expect(aligned(mask, text, 40)).toBe('...bb....dd......');
  });

  it('leaves text unaligned when words are too many as well, and says how much', () => {
    const result = align(mask, text, new UniqueSubstrings(mask), 10);
    expect([result.byWord, result.unaligned]).toEqual([0, 5]);
    expect(result.kept.some((one) => one === 1)).toBe(false);
  });
});

describe('projection', () => {
  const html =
    '<body><nav><a>Home</a><a>About us</a></nav><article><h1>A fine title</h1><p>The first <b>bold</b> paragraph.' +
    '</p><p>Second paragraph with more words.<img></p></article><footer>All rights reserved</footer></body>';
  const page = parsePage(html);

  it('labels the text nodes that the gold consists of, and the elements that hold nothing else', () => {
    const nodes = projectGold(
      page,
      'A fine title\nThe first bold paragraph.\nSecond paragraph with more words.',
    );
    expect(textsOf(page, nodes)).toEqual([
      'A fine title',
      'The first',
      'bold',
      'paragraph.',
      'Second paragraph with more words.',
    ]);
    expect(tagsOf(page, nodes)).toEqual(['article', 'h1', 'p', 'b', 'p', 'img']);
  });

  it('wants more than two thirds of a leaf', () => {
    // "123456789" has 9 characters: 7 are more than ⌊2·9/3⌋ = 6, six are not.
    const digits = parsePage('<p>123456789</p>');
    expect(textsOf(digits, projectGold(digits, '1234567'))).toEqual(['123456789']);
    expect(textsOf(digits, projectGold(digits, '123456'))).toEqual([]);
  });

  it('works on Japanese', () => {
    const japanese = parsePage(
      '<div>ホーム</div><p>今日は天気がいいから、<b>散歩</b>しましょう。</p><div>関連記事</div>',
    );
    expect(textsOf(japanese, projectGold(japanese, '今日は天気がいいから、散歩しましょう。'))).toEqual([
      '今日は天気がいいから、',
      '散歩',
      'しましょう。',
    ]);
  });

  it('takes empty texts and empty pages', () => {
    expect(textsOf(page, projectGold(page, ''))).toEqual([]);
    expect(projectText(parsePage(''), 'text').leaves).toHaveLength(0);
  });

  it('compares labels leaf by leaf', () => {
    const gold = projectText(page, 'The first bold paragraph. Second paragraph with more words.');
    const predicted = projectText(page, 'A fine title The first bold paragraph.');
    // Leaves: Home, About us, title, The first, bold, paragraph., Second…, All rights. Gold 4, predicted 4, common 3.
    expect(compareLeaves(gold, predicted)).toEqual({ tp: 3, fp: 1, fn: 1, tn: 3, by_word: 0, unaligned: 0 });
  });

  it('pools leaves over pages', () => {
    const sample = sampleOf({ html, gold_text: 'A fine title' });
    const rows = [web2text.score(sample, { text: 'A fine title' })!, web2text.score(sample, { text: '' })!];
    // Page one: tp 1, tn 7. Page two: fn 1, tn 7. P = 1, R = 1/2, F1 = 2/3, accuracy 15/16.
    const scores = web2text.aggregate(rows);
    expect(scores['precision']).toBe(1);
    expect(scores['recall']).toBe(0.5);
    expect(scores['f1']).toBeCloseTo(2 / 3, 12);
    expect(scores['accuracy']).toBe(15 / 16);
  });
});
