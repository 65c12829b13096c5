import { describe, expect, it } from 'vitest';
import { scanSource } from '../../features/text-stream/scan.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { cetr } from './cetr.ts';
import { tagRatioLines } from './tag-ratio-lines.ts';
import { contentLines, jumps, smooth, standardDeviation, tagRatios } from './tag-ratios.ts';

runMethodCases(cetr);

const linesOf = (source: string): ReturnType<typeof tagRatioLines> =>
  tagRatioLines(source, scanSource(source));

describe('lines and their tag ratios', () => {
  it('are those of the source, without empty ones, scripts and comments', () => {
    const lines = linesOf('<p>ab cd</p>\n\n<script>\nx\n</script> plain   text \n<br><br>\n<!-- \n -->');
    expect([...lines.chars]).toEqual([5, 10, 0]);
    expect([...lines.tags]).toEqual([2, 2, 2]);
    expect([...tagRatios(lines)]).toEqual([2.5, 5, 0]);
  });

  it('have at least one tag, so that a line of text alone has its length', () => {
    expect([...tagRatios(linesOf('seven c\n<p>'))]).toEqual([7, 0]);
  });

  it('are cut after every tag where the source is one line', () => {
    const lines = linesOf('<p>ab</p><p>cdef</p>');
    expect([...lines.chars]).toEqual([0, 2, 0, 4]);
    expect([...tagRatios(lines)]).toEqual([0, 2, 0, 4]);
  });
});

describe('the second dimension', () => {
  it('is the distance to the mean of the next lines', () => {
    // |(4+6+8)/3 - 2|, |(6+8)/2 - 4|, |8 - 6|, and nothing to compare the last one with.
    expect([...jumps(Float64Array.of(2, 4, 6, 8), 3)]).toEqual([4, 3, 2, 0]);
  });

  it('is smoothed like the ratios, with the weights of a Gaussian', () => {
    // Cut at one sigma of 1: e^-0.5 = 0.6065 to each side, of the sum 2.2131.
    const [first, second] = smooth(Float64Array.of(0, 10, 0), 1);
    expect(first).toBeCloseTo((10 * 0.60653) / 2.21306, 4);
    expect(second).toBeCloseTo(10 / 2.21306, 4);
  });

  it('knows the standard deviation', () => {
    expect(standardDeviation(Float64Array.of(2, 4, 4, 4, 5, 5, 7, 9))).toBe(2);
  });
});

describe('cetr', () => {
  it('keeps the lines away from the origin', () => {
    const lines = linesOf(
      `${'<li><a>x</a></li>\n'.repeat(6)}${`<p>${'w'.repeat(300)}</p>\n`.repeat(6)}${'<li><a>x</a></li>\n'.repeat(6)}`,
    );
    const kept = contentLines(lines, { clusters: 3, alpha: 3, sigma: 1 });
    // The last menu line is too far from the text to notice; the lines of text are all content.
    expect([...kept.slice(6, 12)]).toEqual([1, 1, 1, 1, 1, 1]);
    expect([kept[0], kept.at(-1)]).toEqual([0, 0]);
  });

  it('takes the article and leaves the menus', () => {
    const menu = '<li><a href="/">Entry</a></li>\n'.repeat(20);
    const source = `${menu}${`<p>${'Sentences of the article. '.repeat(10)}</p>\n`.repeat(6)}${menu}`;
    const text = rangesToText(source, select(cetr, pageFromHtml(source)).ranges!);
    expect(text).toContain('Sentences of the article');
    expect(text.split('Entry').length - 1).toBeLessThan(6);
  });
});
