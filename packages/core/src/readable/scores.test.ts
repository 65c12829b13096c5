import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowOf } from '../page/jsdom.cases.ts';
import { parsePage } from '../parse-page.ts';
import { growthRatio } from '../trace/growth.cases.ts';
import { ParagraphScore } from './paragraph-score.ts';
import { scoreDocument } from './score-document.ts';
import { scoreTree } from './score-rows.ts';
import { scoreSource } from './score-source.ts';

const NO_LIMIT = Number.POSITIVE_INFINITY;
/** Every word counts and nothing is enough, so that all of a page is weighed. */
const BOUNDS = { minWords: 0, minScore: NO_LIMIT };

const bySource = (html: string): number => weigh((score) => scoreSource(html, score, NO_LIMIT));
const byTree = (html: string): number => weigh((score) => scoreTree(parsePage(html).tree, score, NO_LIMIT));
const byDocument = (html: string): number =>
  weigh((score) => scoreDocument(windowOf(html).document, score, NO_LIMIT));

function weigh(walk: (score: ParagraphScore) => void): number {
  const score = new ParagraphScore(BOUNDS);
  walk(score);
  return Number(score.sum.toFixed(9));
}

describe('a page weighs the same by its source, its tree and its document', () => {
  it.each([
    ['nothing', '', 0],
    ['text without elements', 'one two three four', 2],
    ['two paragraphs', '<p>one two three four</p><p>one two three four</p>', 4],
    ['paragraphs that nobody closes', '<p>one two three four<p>one two three four', 4],
    ['a paragraph that a block ends', '<div><p>one two three four<div>five</div>one two three four</div>', 5],
    ['words around a list', '<div>one two<ul><li>one<li>one</ul>three four</div>', 4],
    ['lists in lists', '<ul><li>one two<ul><li>one<li>one</ul>three four<li>one</ul>', 5],
    ['terms', '<dl><dt>one<dd>one two three four<dt>one<dd>one</dl>', 3 + Math.SQRT2],
    ['cells', '<table><tr><td>one two three four<td>one<tr><td>one</table>', 4],
    [
      'an end tag that belongs outside of a cell',
      '<div>one<table><tr><td>a </div>b c d</table>two three four</div>',
      4,
    ],
    ['end tags that nothing opened', '</p></div></nav>one</span> two three four</td>', 2],
    ['links and menus', '<nav><p>one</p></nav><p>one<a href=x>two</a> two three four<a>five', 2],
    ['a link in a link', '<p><a>one<a>two</a> one two three four</p>', 2],
    ['the head', '<head><title>one</title></head><body>one two three four', 2],
    ['code and comments', '<p>one<!-- <p>x --> two<script>if (a<p>b)</script> three four', 2],
    ['empty elements', '<p>one<br>two<img alt="<p>">three<hr>four', Math.sqrt(3) + 1],
    ['drawings', '<p>one <svg><path/><text>no</text></svg>two<svg/> three four', 2],
    ['references', '<p>caf&eacute;&nbsp;&amp;&#x20;th&#233; &quot;a&quot;&mdash;b', 2],
    ['named letters', '<p>a&ntilde;o &Eacute;t&eacute; na&iuml;ve &AElig;ther', 2],
    ['letters by number', '<p>&#25991;&#x5b57; &#x6587&#23383 &#x1F600; &#9999999;', Math.sqrt(3)],
    ['signs inside of words', '<p>l&rsquo;homme don&apos;t Donau&shy;dampfer می&zwnj;روم', 2],
    ['what is no reference', '<p>a&b c&d; e & f', Math.sqrt(6)],
    ['attributes', `<p title="a>b" lang='<p>'>one two three four`, 2],
    ['names in capitals', '<DIV><P>one two three four</P></DIV>', 2],
    ['names that nobody knows', '<x-a><p>one two<x-b>three</x-b> four</x-a>', 2],
    ['markup that is cut', '<p>one two three four<a href="', 2],
  ])('%s', (_, html, expected) => {
    const sum = Number(expected.toFixed(9));
    expect(bySource(html)).toBe(sum);
    expect(byTree(html)).toBe(sum);
    expect(byDocument(html)).toBe(sum);
  });

  it('whatever is nested in whatever, as long as all is closed', () => {
    const { html } = fc.letrec<{ html: string }>((tie) => ({
      html: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom('one two ', '日本語の本文。', '&amp; ', 'x<br>y'),
        fc
          .tuple(
            fc.constantFrom('div', 'section', 'article', 'aside', 'nav', 'span', 'em', 'ul', 'blockquote'),
            fc.array(tie('html'), { maxLength: 4 }),
          )
          .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(html, (page) => {
        expect(bySource(page)).toBe(byTree(page));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it.each([
    ['open elements', (size: number) => '<div><b>x'.repeat(size)],
    ['end tags', (size: number) => `${'<div>'.repeat(size)}${'</p></b>'.repeat(size)}`],
    ['paragraphs in cells', (size: number) => `<p>${'<table><tr><td><p>x</div>'.repeat(size)}`],
    ['links', (size: number) => '<a><li><a>x'.repeat(size)],
  ])('in time that grows with the page: %s', (_, page) => {
    const prepare = (size: number): (() => void) => {
      const html = page(size);
      return () => bySource(html);
    };
    expect(growthRatio(prepare, 2_000, 8)).toBeLessThan(24);
  });
});
