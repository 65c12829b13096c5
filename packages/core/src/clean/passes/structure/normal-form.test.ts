import { describe, expect, it } from 'vitest';
import { content, element, type Parts } from '../../../content/build-tree.cases.ts';
import type { ContentElement } from '../../../content/content-tree.ts';
import { startTrace } from '../../../trace/trace.ts';
import { markup } from '../../content.cases.ts';
import { structure } from './structure.ts';

/** The normal form of a tree. */
function normal(...parts: Parts): string {
  const tree = content(...parts);
  expect(structure.run(tree, { base: null, trace: startTrace(false) }, [])).toBe(true);
  return tree.children.map(markup).join('');
}

const p = (...parts: Parts): ContentElement => element('p', ...parts);
const div = (...parts: Parts): ContentElement => element('div', ...parts);
const b = (...parts: Parts): ContentElement => element('b', ...parts);
const i = (...parts: Parts): ContentElement => element('i', ...parts);
const a = (...parts: Parts): ContentElement => element('a', { href: '/x' }, ...parts);
const code = (...parts: Parts): ContentElement => element('code', ...parts);
const img = (): ContentElement => element('img', { src: 'i' });
const br = (): ContentElement => element('br');
const ul = (...parts: Parts): ContentElement => element('ul', ...parts);
const li = (...parts: Parts): ContentElement => element('li', ...parts);
const IMG = '<img src="i"></img>';
const BR = '<br></br>';

describe('names', () => {
  it.each([
    ['acronym', 'abbr'],
    ['strike', 's'],
    ['tt', 'code'],
  ])('%s is called %s', (old, name) => {
    expect(normal(element(old, 'a'))).toBe(`<p><${name}>a</${name}></p>`);
  });

  it.each(['html', 'body', 'div', 'center', 'form', 'main', 'header', 'nav', 'noscript', 'object'])(
    '%s is a paragraph',
    (tag) => {
      expect(normal(element(tag, 'a'), 'b')).toBe('<p>a</p><p>b</p>');
    },
  );

  it.each(['article', 'section', 'aside', 'blockquote', 'details'])('%s holds paragraphs', (tag) => {
    expect(normal(element(tag, 'a'))).toBe(`<${tag}><p>a</p></${tag}>`);
    expect(normal(element(tag, ' '))).toBe('');
  });

  it.each(['font', 'x-y', 'center2', 'label', 'picture'])('%s is nothing', (tag) => {
    expect(normal('a', element(tag, 'b'))).toBe('<p>ab</p>');
  });
});

describe('phrases', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['the same in the same', [b('a', b('b'))], '<p><b>ab</b></p>'],
    ['the same in another', [b('a', i(b('b')))], '<p><b>a<i>b</i></b></p>'],
    ['beside the same', [b('a'), b('b')], '<p><b>ab</b></p>'],
    ['beside the same after a space', [b('a'), ' ', b('b')], '<p><b>a</b> <b>b</b></p>'],
    ...['strong', 'i', 'em', 'code', 'del', 's', 'u'].map((tag): [string, Parts, string] => [
      `${tag} beside the same`,
      [element(tag, 'a'), element(tag, 'b')],
      `<p><${tag}>ab</${tag}></p>`,
    ]),
    ['others beside the same', [element('sub', 'a'), element('sub', 'b')], '<p><sub>a</sub><sub>b</sub></p>'],
    ['beside another', [b('a'), i('b')], '<p><b>a</b><i>b</i></p>'],
    ['empty ones', [b(), 'a', i(' ')], '<p>a</p>'],
    ['around a picture', [b(img())], `<p><b>${IMG}</b></p>`],
    ['links without an address', [element('a', 'a')], '<p>a</p>'],
    ['links', [a('a')], '<p><a href="/x">a</a></p>'],
    [
      'a link in code',
      [code('a', a('b'), 'c')],
      '<p><code>a</code><a href="/x"><code>b</code></a><code>c</code></p>',
    ],
    ['a picture in code', [code('a', img(), 'b')], `<p><code>a</code>${IMG}<code>b</code></p>`],
    ['a picture in a link in code', [code(a(img()))], `<p><a href="/x">${IMG}</a></p>`],
    ['code in a link', [a(code('a'))], '<p><a href="/x"><code>a</code></a></p>'],
    ['over blocks', [b('a', p('b'), 'c')], '<p><b>a</b></p><p><b>b</b></p><p><b>c</b></p>'],
    ['a language', [element('span', { lang: 'el' }, 'a')], '<p><span lang="el">a</span></p>'],
    ['a direction', [element('span', { dir: 'rtl' }, 'a')], '<p><span dir="rtl">a</span></p>'],
    ['no language', [element('span', { lang: '?', title: 'x' }, 'a')], '<p>a</p>'],
    ['brackets', [element('rp', '(')], '<p><rp>(</rp></p>'],
    ['words in brackets', [element('rp', '(a)')], '<p>(a)</p>'],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});

describe('lines', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['a break', ['a', br(), 'b'], `<p>a${BR}b</p>`],
    ['a break in a phrase', [b('a', br(), 'b')], `<p><b>a${BR}b</b></p>`],
    ['two breaks', ['a', br(), br(), 'b'], '<p>a</p><p>b</p>'],
    ['two breaks in a title', [element('h2', 'a', br(), br(), 'b')], `<h2>a${BR}b</h2>`],
    ['a break before a picture', ['a', br(), img()], `<p>a${BR}${IMG}</p>`],
    ['two before one', ['a', br(), ' ', br(), img()], `<p>a</p><p>${IMG}</p>`],
    ['breaks at the ends', [br(), 'a', br()], '<p>a</p>'],
    ['spaces around a break', ['a ', br(), ' b'], `<p>a${BR}b</p>`],
    ['an indented line', ['\u3000a', br(), '\u00a0\u200bb'], `<p>a${BR}b</p>`],
    ['a line that was kept open', ['a\u00a0', br(), 'b\u200b'], `<p>a${BR}b</p>`],
    ['a joiner that keeps a line open', ['a', br(), '\u200d'], '<p>a</p>'],
    ['a joiner between phrases', [b('ب'), '\u200d', i('ت')], '<p><b>ب</b>\u200d<i>ت</i></p>'],
    ['a joiner at the end of a word', ['ه\u200d'], '<p>ه\u200d</p>'],
    ['nothing but such spaces', ['\u00a0', br(), '\ufeff'], ''],
    ['such a space between words', ['a\u00a0b', b('c'), '\u00a0d'], '<p>a\u00a0b<b>c</b>\u00a0d</p>'],
    ['such a space between elements', [b('a'), '\u00a0', i('c')], '<p><b>a</b> <i>c</i></p>'],
    ['an opportunity to break', ['a', element('wbr'), 'b'], '<p>ab</p>'],
    [
      'what is not shown',
      ['a', element('source', 'x'), element('img'), element('video'), element('math')],
      '<p>a</p>',
    ],
    [
      'players',
      [element('video', { src: 'v' }), element('audio', { src: 's' })],
      '<p><video src="v"></video><audio src="s"></audio></p>',
    ],
    ['a formula', ['a', element('math', element('mi', 'x'))], '<p>a<math><mi>x</mi></math></p>'],
    ['a rule', ['a', element('hr'), 'b'], '<p>a</p><hr></hr><p>b</p>'],
    ['code', ['a', element('pre', ' b\n'), element('pre')], '<p>a</p><pre> b\n</pre>'],
    [
      'the language of a block',
      [element('div', { lang: 'el', dir: 'rtl', class: 'x' }, 'a')],
      '<p lang="el" dir="rtl">a</p>',
    ],
    [
      'the language of what holds it',
      [element('section', { lang: 'el' }, 'a')],
      '<section lang="el"><p>a</p></section>',
    ],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});

describe('white space', () => {
  it.each<[name: string, parts: Parts, expected: string]>([
    ['within a text', ['a \n\tb\f\rc'], '<p>a b c</p>'],
    ['at both ends of a line', [' a ', b(' b '), ' '], '<p>a <b>b</b></p>'],
    ['before a picture', ['a ', img(), ' b'], `<p>a ${IMG} b</p>`],
    ['over lines before a picture', ['漢\n', img()], `<p>漢 ${IMG}</p>`],
    ['over lines after a picture', [img(), '\n漢'], `<p>${IMG} 漢</p>`],
    ['over lines in Japanese', ['漢\r\n字', b('\nか')], '<p>漢字<b>か</b></p>'],
    ['over lines beside Latin', ['漢\na\n字'], '<p>漢 a 字</p>'],
    ['a space and a line', ['漢 ', b('\n字')], '<p>漢 <b>字</b></p>'],
    ['a line and a space', ['漢\n', b(' 字')], '<p>漢 <b>字</b></p>'],
    ['over lines beside characters of two units', ['𠮷\n', b('𠮷')], '<p>𠮷<b>𠮷</b></p>'],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});

describe('seams', () => {
  const span = (...parts: Parts): ContentElement => element('span', ...parts);
  const time = (...parts: Parts): ContentElement => element('time', ...parts);

  it.each<[name: string, parts: Parts, text: string]>([
    ['two links', [a('ab'), a('cd')], 'ab cd'],
    ['two links of one letter', [a('a'), a('b')], 'a b'],
    ['links in boxes', [i(a('ab')), i(a('cd'))], 'ab cd'],
    ['a link and a phrase', [a('ab'), i('cd')], 'abcd'],
    ['a link after a picture', [a('ab', img()), a('cd')], 'abcd'],
    ['a capital', [span('ab'), span('Cd')], 'ab Cd'],
    ['a capital after a number', [span('a1'), span('Cd')], 'a1 Cd'],
    ...[...'.!?:;)»”…'].map((sign): [string, Parts, string] => [
      `a capital after ${sign}`,
      [span(`a${sign}`), span('Cd')],
      `a${sign} Cd`,
    ]),
    ['a capital after a capital', [span('AB'), span('Cd')], 'ABCd'],
    ['a capital after a comma', [span('a,'), span('Cd')], 'a,Cd'],
    ['a capital after one letter', [span('a'), span('Cd')], 'aCd'],
    ['a capital alone', [span('ab'), span('C')], 'abC'],
    ['a capital within an element', ['ab', span('Cd')], 'abCd'],
    ['a capital after an element', [span('ab'), 'Cd'], 'abCd'],
    ['a small letter', [span('ab'), span('cd')], 'abcd'],
    ['a time', [span('ab'), time('12')], 'ab 12'],
    ['after a time', [time('ab'), span('12')], 'ab 12'],
    ['a number', [span('ab'), span('12')], 'ab12'],
    ['a time after a sign', [span('a.'), time('12')], 'a.12'],
    ['a break', [span('ab'), br(), span('Cd')], 'abCd'],
    ['code', [code('ab'), code('Cd')], 'abCd'],
    ...['sub', 'sup', 'ruby', 'rt', 'rb', 'font', 'big', 'u'].flatMap((tag): [string, Parts, string][] => [
      [`before ${tag}`, [span('ab'), element(tag, 'Cd')], 'abCd'],
      [`after ${tag}`, [element(tag, 'ab'), span('Cd')], 'abCd'],
    ]),
    ['phrases in phrases', [span(i('ab')), span(i('Cd'))], 'ab Cd'],
    ['an empty phrase between', [span('ab'), i(), span('Cd')], 'ab Cd'],
    ['an empty phrase after', [span('ab'), i(), 'Cd'], 'abCd'],
    ['a blank between', [span('ab'), ' ', span('Cd')], 'ab Cd'],
  ])('%s', (_, parts, text) => {
    expect(normal(...parts).replaceAll(/<[^>]*>/gu, '')).toBe(text);
  });
});

describe('parts in their place', () => {
  const table = (...parts: Parts): ContentElement => element('table', ...parts);
  const tr = (...parts: Parts): ContentElement => element('tr', ...parts);
  const td = (...parts: Parts): ContentElement => element('td', ...parts);

  it.each<[name: string, parts: Parts, expected: string]>([
    [
      'a row in a table',
      [table(tr(td('a'), element('th', 'b')))],
      '<table><tr><td>a</td><th>b</th></tr></table>',
    ],
    ...['thead', 'tbody', 'tfoot'].map((tag): [string, Parts, string] => [
      `a row in ${tag}`,
      [table(element(tag, tr(td('a'))))],
      `<table><${tag}><tr><td>a</td></tr></${tag}></table>`,
    ]),
    ...['thead', 'tbody', 'tfoot', 'caption', 'tr', 'td', 'th', 'dt', 'dd', 'figcaption', 'summary'].map(
      (tag): [string, Parts, string] => [`${tag} alone`, [element(tag, 'a'), 'b'], '<p>a</p><p>b</p>'],
    ),
    ['a cell in a table', [table(td('a'))], '<table><tr><td>a</td></tr></table>'],
    ['text in a table', [table('a')], '<table><tr><td>a</td></tr></table>'],
    ['text in a row', [table(tr('a', td('b')))], '<table><tr><td>a</td><td>b</td></tr></table>'],
    ['text in a head', [table(element('thead', 'a'))], '<table><thead><tr><td>a</td></tr></thead></table>'],
    [
      'a row after text in a table',
      [table('a', tr(td('b')))],
      '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
    ],
    ['an empty cell', [table(tr(td(), td('a')))], '<table><tr><td></td><td>a</td></tr></table>'],
    ['an empty row', [table(tr(), tr(td('a')))], '<table><tr><td>a</td></tr></table>'],
    ['empty cells alone', ['x', table(tr(td(), td(' ')))], '<p>x</p>'],
    ['empty cells in a body', ['x', table(element('tbody', tr(td())))], '<p>x</p>'],
    [
      'a caption alone in a table',
      [table(element('caption', 'a'), tr(td()))],
      '<table><caption>a</caption><tr><td></td></tr></table>',
    ],
    ['a term', [element('dl', element('dt', 'a'), element('dd', 'b'))], '<dl><dt>a</dt><dd>b</dd></dl>'],
    ['text in definitions', [element('dl', 'a', element('dt', 'b'))], '<dl><dd>a</dd><dt>b</dt></dl>'],
    ['text in a list', [ul('a', li('b'), 'c')], '<ul><li>a</li><li>b</li><li>c</li></ul>'],
    ['text in an ordered list', [element('ol', 'a')], '<ol><li>a</li></ol>'],
    ['a box in a list', [ul(div(li('a')))], '<ul><li>a</li></ul>'],
    [
      'an item alone',
      [li('a'), li('b'), 'c', li('d')],
      '<ul><li>a</li><li>b</li></ul><p>c</p><ul><li>d</li></ul>',
    ],
    [
      'an item alone in a cell',
      [table(tr(td(li('a'), 'b')))],
      '<table><tr><td><ul><li>a</li></ul>b</td></tr></table>',
    ],
    [
      'a list in a list',
      [ul(li('a'), ul(li('b')), li('c'))],
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    [
      'two lists in a list',
      [ul(li('a'), ul(li('b')), element('ol', li('c')))],
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul>',
    ],
    [
      'a list that begins a list',
      [ul(ul(li('b')), li('c'))],
      '<ul><li><ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    [
      'a quote in a list in a list',
      [ul(li('a'), ul(li('b')), element('blockquote', 'c'))],
      '<ul><li>a<ul><li>b</li></ul></li><li><blockquote><p>c</p></blockquote></li></ul>',
    ],
    [
      'a summary',
      [element('details', element('summary', 'a'), 'b')],
      '<details><summary>a</summary><p>b</p></details>',
    ],
    [
      'a caption',
      [element('figure', img(), element('figcaption', 'a'))],
      `<figure>${IMG}<figcaption>a</figcaption></figure>`,
    ],
    [
      'a caption in a box',
      [element('figure', div(img()), div(element('figcaption', 'a')))],
      `<figure>${IMG}<figcaption>a</figcaption></figure>`,
    ],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});

describe('the only line of an item', () => {
  it.each(['dt', 'dd'])('needs no paragraph in %s', (tag) => {
    expect(normal(element('dl', element(tag, div('a'))))).toBe(`<dl><${tag}>a</${tag}></dl>`);
    expect(normal(element('dl', element(tag, p('a'))))).toBe(`<dl><${tag}><p>a</p></${tag}></dl>`);
  });

  it.each<[name: string, parts: Parts, expected: string]>([
    ['in an item', [ul(li(div('a')))], '<ul><li>a</li></ul>'],
    [
      'above a list',
      [ul(li(div('a'), ul(li('b')), element('ol', li('c'))))],
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul>',
    ],
    [
      'above a quote',
      [ul(li('a', element('blockquote', 'b')))],
      '<ul><li><p>a</p><blockquote><p>b</p></blockquote></li></ul>',
    ],
    ['beside another', [ul(li('a', div('b')))], '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['beside a paragraph', [ul(li('a', p('b')))], '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['of an address', [element('address', 'a')], '<address>a</address>'],
    [
      'of a caption of a table',
      [element('table', element('caption', 'a'), element('tr', element('th', 'b')))],
      '<table><caption>a</caption><tr><th>b</th></tr></table>',
    ],
    ['in a section', [element('section', 'a')], '<section><p>a</p></section>'],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});

describe('titles', () => {
  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('%s is one line', (tag) => {
    expect(normal(element(tag, div('a'), div('b')))).toBe(`<${tag}>a${BR}b</${tag}>`);
  });

  it.each<[name: string, parts: Parts, expected: string]>([
    ['a paragraph in it', [element('h2', p('a'))], '<h2>a</h2>'],
    ['a paragraph after words in it', [element('h2', 'a', p('b'), 'c')], '<h2>a</h2><p>b</p><p>c</p>'],
    ['two paragraphs in it', [element('h2', p('a'), p('b'))], '<h2>a</h2><p>b</p>'],
    ['a list in it', [element('h2', 'a', ul(li('b')), 'c')], '<h2>a</h2><ul><li>b</li></ul><p>c</p>'],
    ['its language', [element('h2', { lang: 'el' }, 'a')], '<h2 lang="el">a</h2>'],
    ['a title in a title', [element('h2', 'a', element('h3', 'b'))], '<h2>a</h2><h3>b</h3>'],
    ['in a list', [ul(element('h2', 'a'))], '<ul><li><h2>a</h2></li></ul>'],
  ])('%s', (_, parts, expected) => {
    expect(normal(...parts)).toBe(expected);
  });
});
