import { describe, expect, it } from 'vitest';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { lazyImages } from './lazy-images.ts';
import { bestCandidate, isDataUrl } from './srcset.ts';

const after = (html: string): string => afterPass(lazyImages, html);
/** The address that a picture with these attributes gets. */
const src = (attributes: string): string | undefined =>
  / src="([^"]*)"/u.exec(after(`<img ${attributes}>`))?.[1];

describe('the address of a picture', () => {
  it.each([
    ['data-src', 'x'],
    ['data-original', 'x'],
    ['data-lazy-src', 'x'],
    ['data-lazy', 'x'],
    ['data-url', 'x'],
    ['data-x', 'a.avif'],
    ['data-x', 'a.BMP?b'],
    ['data-x', 'a.gif#b'],
    ['data-x', 'a.jpg&b'],
    ['data-x', 'a.jpeg!b'],
    ['data-x', 'a/b.svg'],
    ['data-x', 'a.webp'],
  ])('waits in %s: %s', (name, value) => {
    expect(src(`src=placeholder ${name}="${value}"`)).toBe(value);
    expect(src(`${name}=" ${value} "`)).toBe(name === 'data-x' ? undefined : value);
  });

  it.each([
    ['data-x', 'a.pngx'],
    ['data-x', 'a png'],
    ['data-x', 'see a.png'],
    ['data-x', '"a.png'],
    ['x', 'a.png'],
    ['data-src', 'data:image/png;base64,AA'],
    ['data-src', '{&quot;a&quot;:1}'],
    ['data-src', ' '],
  ])('does not wait in %s: %s', (name, value) => {
    expect(src(`src=own ${name}="${value}"`)).toBe('own');
  });

  it('is the most reliable one', () => {
    expect(src('data-lazy=b data-src=a')).toBe('a');
    expect(src('data-srcset="c 2x" data-src=a srcset="d 2x"')).toBe('c');
    expect(src('data-lazy-srcset="c 2x" data-src=a')).toBe('c');
    expect(src('data-srcsets="c 2x" data-src=a')).toBe('a');
    expect(src('data-src=a srcset="d 2x" src=e')).toBe('a');
    expect(src('srcset="d 2x" src=e')).toBe('d');
    expect(src('src=" e "')).toBe('e');
  });

  it('may stand in the sources beside it', () => {
    expect(after('<picture><source srcset=a><source data-srcset=b><b><img src=c></b></picture>')).toBe(
      '<picture><img src="b"></img></picture>',
    );
    expect(after('<picture><source srcset=a><img src=c></picture>')).toBe(
      '<picture><img src="a"></img></picture>',
    );
    expect(after('<picture><source srcset=a>x</picture>')).toBe('<picture></picture>');
  });

  it('is none where it carries its own data', () => {
    expect(after('<p>a<img src="data:image/gif,x">b<img>c</p>')).toBe('<p>abc</p>');
    const trace = startTrace(true);
    afterPass(lazyImages, '<img>', { trace });
    expect(trace.removals).toMatchObject([
      { step: 'clean/lazy-images', reason: 'picture without an address' },
    ]);
  });
});

describe('the picture of a figure', () => {
  it('is there once', () => {
    expect(after('<figure><img src=a> <img src=a><figcaption>A</figcaption></figure>')).toBe(
      '<figure><img src="a"></img> <figcaption>A</figcaption></figure>',
    );
    expect(after('<figure><img src=a><img src=b><img src=a></figure>')).toBe(
      '<figure><img src="a"></img><img src="b"></img><img src="a"></img></figure>',
    );
  });

  it('may be a sign that words repeat', () => {
    expect(after('<p>Well <img src=a> <img src=a></p>')).toBe(
      '<p>Well <img src="a"></img> <img src="a"></img></p>',
    );
  });
});

describe('what stands in for a picture', () => {
  const FALLBACK = '<noscript><img src="b"></noscript>';
  const SPAN = '<span><img src="b"></img></span>';

  it.each([
    ['alone', FALLBACK, SPAN],
    ['after a picture', `<img src="a"> ${FALLBACK}`, '<img src="a"></img> '],
    ['before a picture', `${FALLBACK} <img src="a">`, ' <img src="a"></img>'],
    [
      'beside a picture in boxes',
      `${FALLBACK}<b><i><img src="a"></i></b>`,
      '<b><i><img src="a"></img></i></b>',
    ],
    ['beside an empty picture', `<img>${FALLBACK}`, SPAN],
    ['beside another', `${FALLBACK}${FALLBACK}`, SPAN],
    [
      'beside words',
      `<img src="a">a${FALLBACK}b<img src="a">`,
      `<img src="a"></img>a${SPAN}b<img src="a"></img>`,
    ],
    ['beside text in a box', `<b>a</b>${FALLBACK}`, `<b>a</b>${SPAN}`],
  ])('%s', (_, html, expected) => {
    expect(after(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  it('is looked for in a few elements only', () => {
    expect(after(`<div>${FALLBACK}<div>${'<i>'.repeat(14)}<img src="a">`)).not.toContain(SPAN);
    expect(after(`<div>${FALLBACK}<div>${'<i>'.repeat(15)}<img src="a">`)).toContain(SPAN);
  });
});

describe('bestCandidate', () => {
  it.each([
    ['a 2500w, b 2499w', 'a'],
    ['a 1.25x, b 1.2x', 'a'],
    ['a x9x, b 2x', 'b'],
    ['a 9xx, b 2x', 'b'],
    ['a 5000w, b 2501w', 'b'],
    ['a 3000x, b 2x', 'a'],
    ['a 1x, b', 'a'],
    ['a 1.5x, b 1.25x', 'a'],
    ['a 2w3, b', 'a'],
    ['a x2w, b 3x', 'b'],
    ['a 2h, b 1.5x', 'b'],
    ['a, b, c 2x', 'c'],
    ['a,,', 'a'],
    ['a\n2x\t,\nb 3x', 'b'],
  ])('%j', (srcset, expected) => {
    expect(bestCandidate(srcset)).toBe(expected);
  });

  it('reads only as many as anybody offers', () => {
    const list = Array.from({ length: 70 }, (_, index) => `p${index} ${index + 1}x`).join(', ');
    expect(bestCandidate(list)).toBe('p63');
  });
});

describe('isDataUrl', () => {
  it.each(['data:x', ' DATA:x', 'blob:x', 'about:blank', 'javascript:x'])('%s', (url) => {
    expect(isDataUrl(url)).toBe(true);
  });

  it.each(['database:x', 'a/data:x', 'https://a.example/', `${' '.repeat(64)}data:x`])('not %s', (url) => {
    expect(isDataUrl(url)).toBe(false);
  });
});
