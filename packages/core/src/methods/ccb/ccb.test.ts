import { describe, expect, it } from 'vitest';
import { blur, gaussianKernel } from '../../features/text-stream/gaussian.ts';
import { scanSource } from '../../features/text-stream/scan.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { rangesToText } from '../../selection/ranges-to-text.ts';
import { runMethodCases, select } from '../method.cases.ts';
import { keptContent } from './blurred-content.ts';
import { accb40, ccb, tccb18, tccb25 } from './ccb.ts';
import { visitCharacters } from './characters.ts';

for (const method of [ccb, accb40, tccb18, tccb25]) runMethodCases(method);

describe('blurred content', () => {
  // A Gaussian with sigma 0.5 cut at 1: weights e^-2, 1, e^-2, of the sum 1.2707: 0.1065, 0.7870, 0.1065.
  const rule = { radius: 1, sigma: 0.5 };
  const values = Uint8Array.of(1, 1, 0, 1);

  it('is kept where its surroundings are content too; the ends are mirrored', () => {
    // Blurred: 1, 0.8935, 0.2130, 0.8935.
    expect([...keptContent(values, { ...rule, threshold: 0.75 })]).toEqual([1, 1, 0, 1]);
    expect([...keptContent(values, { ...rule, threshold: 0.9 })]).toEqual([1, 0, 0, 0]);
  });

  it('never keeps code', () => {
    expect([...keptContent(values, { ...rule, threshold: 0.1 })]).toEqual([1, 1, 0, 1]);
  });

  it('agrees with blurring everything and comparing', () => {
    const long = Uint8Array.from({ length: 400 }, (_, index) =>
      Math.sin(index / 9) + Math.sin(index / 2) > -0.4 ? 1 : 0,
    );
    const blurred = blur(long, gaussianKernel(18, 9));
    const expected = [...long].map((value, index) => (value === 1 && blurred[index]! > 0.75 ? 1 : 0));
    expect([...keptContent(long, { radius: 18, sigma: 9, threshold: 0.75 })]).toEqual(expected);
    expect(new Set(expected).size).toBe(2);
  });
});

describe('the content-code vector', () => {
  const vector = (source: string, skipAnchors = false): string => {
    let places = '';
    visitCharacters(source, scanSource(source), skipAnchors, (_start, _end, isContent) => {
      places += isContent ? '1' : '0';
    });
    return places;
  };

  it('has a place for each character of text and tags, and none for scripts and blanks', () => {
    expect(vector('<b>a \n c</b> <script>x</script>')).toBe(`000111${'0'.repeat(4 + 8 + 9)}`);
  });

  it('leaves the tags of links out for ACCB', () => {
    expect(vector('x<a href=y>z</a><b>', true)).toBe('11000');
  });
});

describe('content code blurring', () => {
  const prose = 'Long sentences without any markup are what a reader came for. '.repeat(8);
  const menu = '<li><a href="/somewhere">Entry</a></li>'.repeat(20);
  const source = `<ul>${menu}</ul><p>${prose}</p><ul>${menu}</ul>`;

  it.each([ccb, accb40, tccb18, tccb25])('$name keeps the text and drops the menus', (method) => {
    const text = rangesToText(source, select(method, pageFromHtml(source)).ranges!);
    expect(text.length).toBeGreaterThan(prose.length * 0.8);
    expect(text).not.toContain('Entry');
  });

  it('keeps more of a text full of links when their tags do not count', () => {
    const linked = `<p>${'some words with <a href="/a/long/address/of/a/page">a link</a> in them '.repeat(20)}</p>`;
    const lengthBy = (method: typeof ccb): number => {
      return rangesToText(linked, select(method, pageFromHtml(linked)).ranges ?? []).length;
    };
    expect(lengthBy(accb40)).toBeGreaterThan(lengthBy(ccb));
  });
});
