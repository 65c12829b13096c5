import { describe, expect, it } from 'vitest';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { headingLinks } from './heading-links.ts';

const BASE = 'https://a.example/b';
const after = (html: string): string => afterPass(headingLinks, html, { base: BASE });

describe('links of a heading to itself', () => {
  it.each([
    ['a sign in it', '<h2>a <a href="#x">¶</a></h2>', '<h2>a </h2>'],
    ['a sign in a phrase in it', '<h2>a <b><a href="#x">#</a></b></h2>', '<h2>a <b></b></h2>'],
    ['a sign beside it', '<div><h2>a</h2><a href="#x">[§]</a></div>', '<div><h2>a</h2></div>'],
    ['a sign before it', '<div><a href="#x"></a><h6>a</h6></div>', '<div><h6>a</h6></div>'],
    ['a link around its words', '<h2><a href="#x">a</a></h2>', '<h2><a>a</a></h2>'],
    ['a link around the page it is on', '<h1><a href="/b">a</a></h1>', '<h1><a>a</a></h1>'],
    ['a link around it', '<a href="#x"><h2>a</h2></a>', '<a><h2>a</h2></a>'],
    ['a link around its box', '<a href="#x"><div><h2>a</h2></div></a>', '<a><div><h2>a</h2></div></a>'],
    ['the whole address', '<h2><a href="https://a.example/b#x">a</a></h2>', '<h2><a>a</a></h2>'],
    ['a sign of eight characters', '<h2>a<a href="#x">(((¶))) </a></h2>', '<h2>a</h2>'],
    [
      'a sign in a box of six',
      '<div><h2>a</h2><i></i><i></i><i></i><i></i><a href="#x">#</a></div>',
      '<div><h2>a</h2><i></i><i></i><i></i><i></i></div>',
    ],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each([
    ['a link to another page', '<h2><a href="/c">a</a></h2>'],
    ['a sign to another page', '<h2>a<a href="/c">#</a></h2>'],
    ['a word', '<div><h2>a</h2><a href="#x">b</a></div>'],
    ['a number', '<div><h2>a</h2><a href="#x">1</a></div>'],
    ['a long sign', '<div><h2>a</h2><a href="#x">((((¶))))</a></div>'],
    [
      'a sign in a box of seven',
      '<div><h2>a</h2><i></i><i></i><i></i><i></i><i></i><a href="#x">#</a></div>',
    ],
    ['a sign beside no heading', '<p><a href="#x">#</a></p>'],
    ['something else', '<h2>a<b href="#x">#</b></h2>'],
    ['a link in the text', '<p><a href="#x">a</a></p>'],
  ])('not %s', (_, html) => {
    expect(after(html)).toBe(html);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    afterPass(headingLinks, '<h2>a<a href="#x">#</a></h2><h2>b <b>[<a href="/w?x">edit</a>]</b></h2>', {
      trace,
    });
    expect(trace.removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      'clean/heading-links: link that works on a section',
      'clean/heading-links: permalink',
    ]);
  });
});

describe('tools of a section', () => {
  const TOOL = '<b>[<a href="/w?x">edit</a>]</b>';

  it.each([
    ['in a heading', `<h3>a${TOOL}</h3>`, '<h3>a</h3>'],
    ['beside a heading', `<div> <h3>a</h3> ${TOOL} </div>`, '<div> <h3>a</h3>  </div>'],
    ['two of them', `<h3>a${TOOL}<i>(<a href="/w?y">x</a>)</i></h3>`, '<h3>a</h3>'],
    ['with space around their brackets', '<h3>a<b> [<a href="?x">edit</a>] </b></h3>', '<h3>a</h3>'],
    ['two links in one', '<h3>a<b>[<a href="?x">edit</a> | <a href="?y">x</a>]</b></h3>', '<h3>a</h3>'],
    [
      'without brackets, beside two headings',
      '<h3>a<a href="?x">edit</a></h3><h3>b<a href="?y">edit</a></h3>',
      '<h3>a</h3><h3>b</h3>',
    ],
    ['of eighty characters', `<h3>a<b>[<a href="?x">${'e'.repeat(78)}</a>]</b></h3>`, '<h3>a</h3>'],
  ])('%s', (_, html, expected) => {
    expect(after(html)).toBe(expected);
  });

  it.each([
    ['without a query', '<h3>a<b>[<a href="/w">edit</a>]</b></h3>'],
    ['without an address', '<h3>a<b>[<a>edit</a>]</b></h3>'],
    ['with one of two', '<h3>a<b>[<a href="?x">edit</a>|<a href="/w">b</a>]</b></h3>'],
    ['without a link', '<h3>a<b>[edit]</b></h3>'],
    ['with other words', '<h3>a<b>[see <a href="?x">edit</a>]</b></h3>'],
    ['with other words at the end', '<h3>a<b>[<a href="?x">edit</a>] it</b></h3>'],
    ['in a block', '<h3>a<div>[<a href="?x">edit</a>]</div></h3>'],
    ['before words', `<h3>${TOOL}a</h3>`],
    ['alone', `<h3>${TOOL}</h3>`],
    ['before a heading', `<div>${TOOL}<h3>a</h3></div>`],
    ['among others', `<div><h3>a</h3>${TOOL}<i>b</i></div>`],
    ['that are too long', `<h3>a<b>[<a href="?x">${'e'.repeat(79)}</a>]</b></h3>`],
    ['with a bracket alone', '<h3>a<b>(<a href="?x">edit</a></b></h3>'],
    ['with a sign before its brackets', '<h3>a<b>*[<a href="?x">edit</a>]</b></h3>'],
    ['with a sign after its brackets', '<h3>a<b>[<a href="?x">edit</a>]*</b></h3>'],
    ['in a box of six', `<div>a<!---->b<!---->c<!---->d<h3>a</h3>${TOOL}</div>`],
    ['without brackets', '<h3>a<a href="?x">edit</a></h3><h3>b<a href="?y">change</a></h3>'],
    ['in a paragraph', `<p>a${TOOL}</p>`],
  ])('not %s', (_, html) => {
    expect(after(html)).toBe(html.replaceAll('<!---->', ''));
  });
});
