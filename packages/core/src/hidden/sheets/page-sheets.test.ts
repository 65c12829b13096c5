import { expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { hasOtherSheets, sheetsOf } from './page-sheets.ts';

it.each([
  ['<title>A</title>', false],
  ['<title>A</title><style>p{color:red}</style>', false],
  ['<title>A</title><link rel=icon href=a.png>', false],
  ['<title>A</title><link rel=stylesheet href="data:text/css,p%7B%7D">', false],
  ['<title>A</title><link rel=icon href=a.png><link rel="alternate StyleSheet" href=a.css>', true],
  ['<title>A</title><style>p{}</style><style>@IMPORT "a.css";</style>', true],
  ['<title>A</title><style>@import "data:text/css,p";</style>', false],
  [`<title>A</title><style>${'p{}'.repeat(170_000)}</style>`, true],
  ['<style>p{color:red}</style>', true],
  ['<title>A</title><link href=a.css>', false],
  ['<title>A</title><link rel="stylesheet preload" href=a.css>', true],
  ['<title>A</title><link rel=stylesheets href=a.css>', false],
  ['<title>A</title><style>@import url(data:text/css,p);</style>', false],
  ['<title>A</title><style>@import url( "data:text/css,p");</style>', false],
  ['<title>A</title><style>@import  url(a.css);</style>', true],
])('%#: styles elsewhere %s', (html, hasOthers) => {
  const page = pageFromHtml(html);
  expect(hasOtherSheets(page, sheetsOf(page))).toBe(hasOthers);
});

it('finds the sheets of a page in order, and whom they apply to', () => {
  const page = pageFromHtml(
    `<style>a</style><link rel=stylesheet href="data:text/css;base64,w6Q="><style media=print>c</style>
    <noscript><style>d</style></noscript><style media="(min-width:1500px)">e</style>
    <link rel=stylesheet href="data:text/css,%E0"><link rel=stylesheet href=f.css>`,
  );
  expect(sheetsOf(page)).toEqual({
    sheets: [
      { css: 'a', applies: 'always' },
      { css: 'ä', applies: 'always' },
      { css: 'd', applies: 'sometimes' },
      { css: 'e', applies: 'sometimes' },
    ],
    isCut: false,
  });
});

it('finds sheets after others of another kind, and those beside a `<noscript>`', () => {
  const page = pageFromHtml(
    `<link rel=stylesheet href="data:text/css,a"><style>b</style><noscript><i>c</i></noscript><style>d</style>
    <noscript><style media=print>e</style></noscript><link rel=stylesheet href="data:text/css,f">`,
  );
  expect(sheetsOf(page).sheets).toEqual(['a', 'b', 'd', 'f'].map((css) => ({ css, applies: 'always' })));
});

it.each([
  [[500_000], [500_000], false],
  [[500_001], [500_000], true],
  [[499_999, 5], [499_999], true],
  [[499_998, 5], [499_998, 1], true],
  [[499_998, 1], [499_998, 1], false],
  [[499_999, 5, 5], [499_999], true],
])('of sheets of the lengths %j it reads so much: %j', (given, lengths, isCut) => {
  const html = given.map((length) => `<style>${'a'.repeat(length)}</style>`).join('');
  const found = sheetsOf(pageFromHtml(html));
  expect(found.sheets.map(({ css }) => css.length)).toEqual(lengths);
  expect(found.isCut).toBe(isCut);
});
