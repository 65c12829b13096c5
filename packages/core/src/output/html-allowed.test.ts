import { describe, expect, it } from 'vitest';
import { content, element } from '../content/build-tree.cases.ts';
import { toHtml } from './html.ts';

/** Every attribute that any element may keep, with a good value, and some that none may. */
const ALL = {
  lang: 'el',
  dir: 'rtl',
  href: 'https://a.example/',
  src: 'https://a.example/s',
  poster: 'https://a.example/p',
  cite: 'https://a.example/c',
  alt: 'a',
  title: 't',
  datetime: '2026-01-02',
  start: '3',
  value: '4',
  reversed: '',
  width: '5',
  height: '6',
  colspan: '7',
  rowspan: '8',
  scope: 'col',
  role: 'note',
  'data-callout': 'tip',
  id: 'i',
  class: 'c',
  style: 's',
  onclick: 'o',
  'data-x': 'x',
};

const NAMES = / ([a-z-]+)="/gu;

describe('the elements that may be written, with the attributes they keep', () => {
  it.each([
    ['', 'br hr'],
    [
      'lang dir',
      'article section address p h1 h2 h3 h4 h5 h6 ul dl dt dd figure figcaption details summary table caption ' +
        'thead tbody tfoot tr b bdi bdo cite code dfn em i kbd mark rp rt ruby s samp small span strong sub sup u var',
    ],
    ['lang dir role data-callout', 'aside'],
    ['lang dir start reversed', 'ol'],
    ['lang dir value', 'li'],
    ['lang dir cite', 'blockquote q'],
    ['lang dir cite datetime', 'del ins'],
    ['lang dir colspan rowspan', 'td'],
    ['lang dir colspan rowspan scope', 'th'],
    ['lang dir title', 'abbr'],
    ['lang dir href title', 'a'],
    ['lang dir datetime', 'time'],
    ['src alt title width height', 'img'],
    ['src poster title width height preload', 'video'],
    ['src title preload', 'audio'],
  ])('%s: %s', (attributes, tags) => {
    for (const tag of tags.split(' ')) {
      const html = toHtml(content(element(tag, ALL, 'x')));
      const start = html.slice(0, html.indexOf('>') + 1);
      expect(start.split(/[ >]/u, 1)[0]).toBe(`<${tag}`);
      expect([...start.matchAll(NAMES)].map(([, name]) => name).join(' '), tag).toBe(attributes);
    }
  });

  it.each(['script', 'style', 'iframe', 'object', 'form', 'input', 'svg', 'template', 'div', 'x-y'])(
    'of %s only the text',
    (tag) => {
      expect(toHtml(content(element(tag, ALL, 'x ', element('b', 'y'))))).toBe('x <b>y</b>');
    },
  );

  it.each(['img', 'video', 'audio'])('%s without an address shows nothing', (tag) => {
    expect(toHtml(content('a', element(tag, { alt: 'x', title: 'y' }, 'z'), 'b'))).toBe('ab');
  });

  it.each(['br', 'hr', 'img'])('%s has no end tag and nothing in it', (tag) => {
    expect(toHtml(content(element(tag, { src: 'https://a.test/' }, 'x')))).toMatch(
      /^<[a-z]+[^<>x]*(?<!\/)>$/u,
    );
  });
});
