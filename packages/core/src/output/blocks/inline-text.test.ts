import { describe, expect, it } from 'vitest';
import { type ElementParts, element } from '../../content/build-tree.cases.ts';
import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { codeBlockText, inlineText } from './inline-text.ts';

const line = (...parts: ElementParts) => inlineText(element('p', ...parts).children);

/** A node that was copied from the given one of a page. */
const from = (node: number, copy: ContentNode): ContentNode => ({ ...copy, node });

describe('marks', () => {
  it.each([
    ['strong', 'b strong'],
    ['emphasis', 'i em cite dfn var'],
    ['code', 'code samp'],
    ['keyboard', 'kbd'],
    ['deleted', 's del'],
    ['inserted', 'ins'],
    ['highlight', 'mark'],
    ['subscript', 'sub'],
    ['superscript', 'sup'],
    ['quotation', 'q'],
    ['abbreviation', 'abbr'],
    ['underline', 'u'],
    ['small', 'small'],
    ['reading', 'rt'],
    ['time', 'time'],
    ['formula', 'math'],
  ])('%s: %s', (type, tags) => {
    for (const tag of tags.split(' ')) {
      expect(line('a ', element(tag, 'b'), 'c'), tag).toMatchObject({
        text: 'a bc',
        marks: [{ type, start: 2, end: 3 }],
      });
    }
  });

  it.each([
    ['image', 'img'],
    ['video', 'video'],
    ['audio', 'audio'],
  ])('%s has a place, an address and no length', (type, tag) => {
    const media = element(tag, { src: 'https://a.example/m', alt: 'A', title: 'T' });
    const alt = type === 'image' ? { alt: 'A' } : {};
    expect(line('ab', media, 'c').marks).toEqual([
      { type, url: 'https://a.example/m', ...alt, title: 'T', start: 2, end: 2 },
    ]);
  });

  it.each<[name: string, phrase: ContentElement, marks: readonly object[]]>([
    [
      'a link with its title and language',
      element('a', { href: '/x', title: 'T', lang: 'el' }, 'ab'),
      [{ type: 'link', url: '/x', title: 'T', lang: 'el', start: 0, end: 2 }],
    ],
    [
      'empty details are none',
      element('b', { title: '', lang: '' }, 'ab'),
      [{ type: 'strong', start: 0, end: 2 }],
    ],
    ['a link to nowhere', element('a', 'ab'), []],
    ['a link that is not safe', element('a', { href: 'javascript:x' }, 'ab'), []],
    [
      'a mail address',
      element('a', { href: 'mailto:a@b.example' }, 'ab'),
      [{ type: 'link', url: 'mailto:a@b.example', start: 0, end: 2 }],
    ],
    ['a picture by mail', element('img', { src: 'mailto:a@b.example' }), []],
    ['a picture without an address', element('img', { alt: 'A' }), []],
    [
      'only the words of a language',
      element('span', { lang: 'el' }, 'ab'),
      [{ type: 'language', lang: 'el', start: 0, end: 2 }],
    ],
    ['a span', element('span', { title: 'T' }, 'ab'), []],
    [
      'a reference to a note',
      element('sup', { 'data-note-ref': '1' }, '1'),
      [{ type: 'note', start: 0, end: 1 }],
    ],
    [
      'nothing below is one',
      element('sub', { 'data-note-ref': '1' }, '1'),
      [{ type: 'subscript', start: 0, end: 1 }],
    ],
    [
      'an address of something else',
      element('b', { src: '/x', href: '/y' }, 'ab'),
      [{ type: 'strong', start: 0, end: 2 }],
    ],
    ['a mark around nothing', element('b', ' '), []],
  ])('%s', (_, phrase, marks) => {
    expect(line(phrase).marks).toEqual(marks);
  });

  it('begin with the first word in them, the outer ones too, and are listed as they end', () => {
    const { text, marks } = line('a', element('b', ' ', element('i', ' b '), element('u', 'c')), ' d');
    expect(text).toBe('a b c d');
    expect(marks).toEqual([
      { type: 'emphasis', start: 2, end: 3 },
      { type: 'underline', start: 4, end: 5 },
      { type: 'strong', start: 2, end: 5 },
    ]);
  });
});

describe('text', () => {
  it.each<[name: string, parts: readonly (string | ContentElement)[], text: string]>([
    ['spaces are collapsed and trimmed', [' \t\r\n a \f\n b  '], 'a b'],
    ['over elements', ['a ', element('b', ' b'), ' ', element('i', ' ')], 'a b'],
    ['a break', ['a ', element('br'), ' b'], 'a\nb'],
    ['two breaks', ['a', element('br'), element('br'), 'b'], 'a\n\nb'],
    ['a break before anything', [' ', element('br'), 'a'], 'a'],
    ['blocks keep their words apart', ['a', element('div', 'b'), element('div', 'c')], 'a b c'],
    [
      'what only old browsers see',
      ['漢', element('rp', '('), element('rt', 'かん'), element('rp', ')')],
      '漢かん',
    ],
    [
      'a formula is its source',
      [element('math', { alttext: 'x^2' }, element('mi', 'x'), element('mn', '2'))],
      'x^2',
    ],
    ['or its symbols', [element('math', element('mi', 'x'), element('mn', '2'))], 'x2'],
    ['nothing', [' ', element('b')], ''],
  ])('%s', (_, parts, text) => {
    expect(line(...parts).text).toBe(text);
  });

  it('knows the nodes of the page that show something', () => {
    const [blank, word, picture] = element('p', ' ', 'a', element('img', { src: '/i' })).children;
    expect(
      inlineText([from(3, blank!), from(4, word!), from(5, picture!), from(6, element('br'))]).nodes,
    ).toEqual([4, 5]);
  });
});

describe('code', () => {
  it.each([
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\n\n  a\n\nb\n', '  a\n\nb'],
    ['a\n\n', 'a\n'],
  ])('%j', (code, expected) => {
    expect(codeBlockText(element('pre', code))).toBe(expected);
  });
});
