import { describe, expect, it } from 'vitest';
import { parse } from './parse.ts';

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Shapes that make some parser, or the standard itself, take more than linear time; `n` is the smallest size. */
const SHAPES: Readonly<Record<string, readonly [n: number, html: (n: number) => string]>> = {
  paragraphs: [1500, (n) => '<p>Text <b>bold</b> and <a href="x">link</a>.</p>\n'.repeat(n)],
  'nested divs': [4000, (n) => '<div>'.repeat(n)],
  links: [4000, (n) => '<a href=x>y</a>'.repeat(n)],
  'unclosed fonts': [300, (n) => times(n, (index) => `<p><font color=${index}>x`)],
  'unclosed mix': [1500, (n) => '<div><p>..<span><i><li>x'.repeat(n)],
  'less-than signs': [40_000, (n) => '<'.repeat(n)],
  'many attributes': [2000, (n) => `<p ${times(n, (index) => `a${index}=1 `)}>`],
  'a scope question at depth': [4000, (n) => `<p><button>${'<div>'.repeat(n)}`],
  'end tags of nothing': [4000, (n) => '<span>'.repeat(n) + '</x>'.repeat(n)],
  'items below divs': [2000, (n) => '<div>'.repeat(n) + '<li></li>'.repeat(n)],
  'tables below divs': [2000, (n) => '<div>'.repeat(n) + '<table></table>'.repeat(n)],
  'foreign end tags of nothing': [3000, (n) => `<svg>${'<g>'.repeat(n)}${'</x>'.repeat(n)}`],
  'scripts that open a comment': [2000, (n) => '<script><!--</script>'.repeat(n)],
  'comments with a bang': [6000, (n) => '<!----!>'.repeat(n)],
  'nested templates': [2000, (n) => '<template>'.repeat(n)],
  'fostered text': [2000, (n) => `<table>${'x<b>y'.repeat(n)}`],
  'distinct names': [1500, (n) => times(n, (index) => `<x${index} a${index}>`)],
};

function cpuMs(html: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage();
    parse(html);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe('time grows with the length of the page', () => {
  it.each(Object.entries(SHAPES))('%s', (_, [n, html]) => {
    for (let round = 0; round < 3; round++) parse(html(n));
    // Eight times the input: a quadratic step would take 64 times as long. Below a millisecond the clock is noise.
    expect(cpuMs(html(8 * n)) / Math.max(1, cpuMs(html(n)))).toBeLessThan(24);
  });
});
