import { describe, expect, it } from 'vitest';
import { findTex } from './find-tex.ts';

const found = (text: string, hasDollar = false): string[] =>
  findTex(text, { hasDollar }).map(({ from, to, tex, isDisplayed }) => {
    expect(text.slice(from, to)).toContain(tex);
    return `${isDisplayed ? 'display' : 'inline'} ${tex}`;
  });

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

  it('grows with the text alone, however many formulas never end', () => {
    expect(found('\\( \\[ $$ \\begin{a} '.repeat(20_000)).length).toBeLessThan(20_001);
  });
});
