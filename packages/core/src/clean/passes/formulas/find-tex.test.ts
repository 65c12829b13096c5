import { describe, expect, it } from 'vitest';
import { growthRatio } from '../../../trace/growth.cases.ts';
import { findTex } from './find-tex.ts';

const found = (text: string, hasDollar = false): string[] =>
  findTex(text, { hasDollar }).map(({ from, to, tex, isDisplayed }) => {
    expect(text.slice(from, to)).toContain(tex);
    return `${isDisplayed ? 'display' : 'inline'} ${tex}`;
  });

/** The beginnings of environments `a`, `b`, …, `ba`, and so on. */
function environments(count: number): string {
  const letters = (n: number): string =>
    n.toString(16).replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x67 + Number(digit)));
  return Array.from({ length: count }, (_, n) => `\\begin{${letters(n)}}`).join(' ');
}

describe('findTex', () => {
  it('finds every kind of delimiter, in order', () => {
    expect(found('氷 \\(a\\) 厚さ \\[ b \\] и $$c$$.')).toEqual(['inline a', 'display b', 'display c']);
  });

  it('keeps an environment as a part of its formula', () => {
    expect(found('so \\begin{align*}a\\\\[2pt] b\\end{align*} there')).toEqual([
      'display \\begin{align*}a\\\\[2pt] b\\end{align*}',
    ]);
  });

  it('takes single dollars only where the page says so', () => {
    expect(found('from $5 to $6')).toEqual([]);
    expect(found('let $x$ and \\$5, $y$', true)).toEqual(['inline x', 'inline y']);
  });

  it('leaves what does not end, what is empty and what is escaped', () => {
    expect(found('a \\( b')).toEqual([]);
    expect(found('$$$$ and \\(\\)')).toEqual([]);
    expect(found('\\\\(a\\\\)')).toEqual([]);
    expect(found(`\\(${'x'.repeat(2000)}\\) and \\(y\\)`)).toEqual(['inline y']);
  });

  it('takes a delimiter with a backslash before it for a part of the formula', () => {
    expect(found('$a\\$b$', true)).toEqual(['inline a\\$b']);
    expect(found('$$a\\$$b$$')).toEqual(['display a\\$$b']);
    expect(found('\\(a\\\\) b')).toEqual([]);
  });

  it('keeps formulas as long as any, and no longer ones', () => {
    expect(found(`\\(${'x'.repeat(1000)}\\)`)).toHaveLength(1);
    expect(found(`\\(${'x'.repeat(1001)}\\)`)).toEqual([]);
    expect(found(`\\[${'x'.repeat(10_000)}\\]`)).toHaveLength(1);
    expect(found(`\\[${'x'.repeat(10_001)}\\]`)).toEqual([]);
  });

  it('finds no end before a beginning', () => {
    expect(found('\\) \\(a')).toEqual([]);
    expect(found('\\end{a}\\begin{a}')).toEqual([]);
    expect(found('\\begin{a}1')).toEqual([]);
    expect(found('\\begin{a}1\\\\end{a}')).toEqual([]);
  });

  it('finds the end of an environment behind others of its name, and stops where it is told', () => {
    expect(found('\\end{a} \\begin{b}1\\end{b} \\begin{a}2\\end{a} \\begin{b}3\\end{b} \\begin{a}4')).toEqual(
      ['display \\begin{b}1\\end{b}', 'display \\begin{a}2\\end{a}', 'display \\begin{b}3\\end{b}'],
    );
    expect(findTex('$$a$$ $$b$$ $$c$$', { hasDollar: false }, 2)).toHaveLength(2);
  });

  it.each([
    ['delimiters', (n: number): string => '\\( \\[ '.repeat(n)],
    ['environments, each with a name of its own', environments],
  ])('grows with the text alone, however many never end: %s', (_, textOf) => {
    const prepare = (n: number): (() => void) => {
      const text = textOf(n);
      expect(found(text)).toEqual([]);
      return () => findTex(text, { hasDollar: true });
    };
    expect(growthRatio(prepare, 5000, 16)).toBeLessThan(40);
  });
});
