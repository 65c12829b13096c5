import { expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { hasOtherSheets } from './other-sheets.ts';

it.each([
  ['<title>A</title>', false],
  ['<title>A</title><style>p{color:red}</style>', false],
  ['<title>A</title><link rel=icon href=a.png>', false],
  ['<title>A</title><link rel=icon href=a.png><link rel="alternate StyleSheet" href=a.css>', true],
  ['<title>A</title><style>p{}</style><style>@IMPORT "a.css";</style>', true],
  ['<style>p{color:red}</style>', true],
])('%s: styles elsewhere %s', (html, hasOthers) => {
  expect(hasOtherSheets(pageFromHtml(html))).toBe(hasOthers);
});
