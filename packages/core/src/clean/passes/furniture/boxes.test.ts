import { describe, expect, it } from 'vitest';
import { startTrace } from '../../../trace/trace.ts';
import { afterPass } from '../../content.cases.ts';
import { furniture } from './furniture.ts';

const BASE = 'https://a.example/story';
const PROSE = `<p>${'x'.repeat(2000)}</p>`;
const SHARED = 'https://b.example/?u=https%3A%2F%2Fa.example%2Fstory';

/** What is left of a part of a page with enough text before it. */
const left = (part: string, text = PROSE, base: string | null = BASE): string => {
  const page = afterPass(furniture, `<main>${text}${part}</main>`, { base });
  expect(page.startsWith(`<main>${text}`)).toBe(true);
  return page.slice(`<main>${text}`.length, -'</main>'.length);
};

describe('overlays and credits', () => {
  it.each([
    '<div role="dialog">a</div>',
    '<div role="AlertDialog">a</div>',
    '<div aria-modal="true">a</div>',
    '<b itemprop="copyrightHolder">a</b>',
    '<b itemprop="creditText">a</b>',
    '<b itemprop="copyrightNotice">a</b>',
    '<b itemprop="copyrightYear">a</b>',
  ])('%s goes', (html) => {
    expect(left(html)).toBe('');
  });

  it.each(['<div role="note">a</div>', '<div aria-modal="false">a</div>', '<b itemprop="name">a</b>'])(
    '%s stays',
    (html) => {
      expect(left(html)).toBe(html);
    },
  );
});

describe('logos', () => {
  const LOGO = '<a href="/"><img src="l"></img></a>';

  it.each([LOGO, '<a href="https://a.example"> <b><img src="l"></img></b></a>'])('%s goes', (html) => {
    expect(left(html.replaceAll('</img>', ''))).toBe('');
  });

  it.each([
    ['with words', '<a href="/"><img src="l"></img>Home</a>'],
    ['of other pages', '<a href="/shop"><img src="l"></img></a>'],
    ['of other sites', '<a href="https://b.example/"><img src="l"></img></a>'],
    ['that nothing links', '<img src="l"></img>'],
    ['with words far behind them', `<a href="/"><img src="l"></img>${' '.repeat(2000)}<b>Home</b></a>`],
  ])('pictures %s stay', (_, html) => {
    expect(left(html.replaceAll('</img>', ''))).toBe(html);
  });

  it('stay on the front page, and where the site is not known', () => {
    expect(left(LOGO.replace('</img>', ''), PROSE, 'https://a.example/')).toBe(LOGO);
    expect(left(LOGO.replace('</img>', ''), PROSE, null)).toBe(LOGO);
  });
});

describe('forms', () => {
  it.each([
    '',
    'type="text"',
    'type=" Email "',
    'type="search"',
    'type="tel"',
    'type="url"',
    'type="password"',
  ])('a box with a field goes: %s', (type) => {
    expect(left(`<div><h3>News</h3><p>Weekly.</p><input ${type}></div>`)).toBe('');
  });

  it('a box with a field for many lines goes', () => {
    expect(left('<form><p>Say it.</p><textarea></textarea></form>')).toBe('');
  });

  it.each([
    ['another field', '<div><p>a</p><input type="checkbox"></input></div>'],
    ['a picture', '<div><img src="i"></img><input></input></div>'],
    ['much text', `<div><p>${'y'.repeat(401)}</p><input></input></div>`],
    ['a field without a box', '<b>a<input></input></b>'],
  ])('%s stays', (_, html) => {
    expect(left(html.replaceAll('</input>', '').replaceAll('</img>', ''))).toBe(html);
  });

  it('is at most a fifth of the text around it', () => {
    const form = (length: number): string => `<div>${'y'.repeat(length)}<input></div>`;
    expect(left(form(20), `<p>${'x'.repeat(80)}</p>`)).toBe('');
    expect(left(form(21), `<p>${'x'.repeat(80)}</p>`)).not.toBe('');
  });

  it('is the largest box that holds nothing else', () => {
    expect(left('<section><div><b><input></b></div><p>a</p></section>')).toBe('');
    expect(left(`<section><div><b><input></b></div><h1>a</h1></section>`)).toBe(
      '<section><h1>a</h1></section>',
    );
  });

  it('is looked for a dozen boxes up', () => {
    const deep = (boxes: number): string => `${'<div>'.repeat(boxes)}<input>`;
    expect(left(`<section><h1>T</h1>${deep(3)}</section>`)).toBe('<section><h1>T</h1></section>');
    expect(left(deep(12))).toBe('');
    expect(left(`${deep(14)}`)).toBe('<div><div></div></div>');
  });
});

describe('fields in posts', () => {
  const FIELD = '<div><h5>Link</h5><p><input type="text"></p></div>';

  it('take only the box next to them along', () => {
    expect(left(`<article><p>Danke!</p>${FIELD}</article>`)).toBe(
      '<article><p>Danke!</p><div><h5>Link</h5></div></article>',
    );
  });

  it('take nothing along if there is no box', () => {
    expect(left('<article>Danke!<b><input type="text"></b></article>')).toContain('Danke!');
  });

  it('take as much as they can along where the article says more', () => {
    expect(left(`<article><p>${'y'.repeat(401)}</p><section>${FIELD}</section></article>`)).toBe(
      `<article><p>${'y'.repeat(401)}</p></article>`,
    );
  });
});

describe('links that share the page', () => {
  it.each([
    ['its address in a query', `<a href="${SHARED}">a</a>`],
    ['unescaped', '<a href="https://b.example/?https://a.example/story">a</a>'],
    ['in a frame', `<iframe src="${SHARED}"></iframe>`],
    ['in a list', `<ul><li><a href="${SHARED}">a</a></li><li><a href="${SHARED}">b</a></li></ul>`],
    ['under the heading of their section', `<section><h2>Share</h2><a href="${SHARED}"></a></section>`],
    ['beside some words', `<p>abcd<a href="${SHARED}">${'b'.repeat(16)}</a></p>`],
  ])('%s', (_, html) => {
    expect(left(html)).toBe('');
  });

  it('leaves a heading that may be that of what follows', () => {
    const head = `<header><h2>Story</h2><div><a href="${SHARED}">b</a></div></header>`;
    expect(left(head)).toBe('<header><h2>Story</h2></header>');
    const section = `<section><h2>Story</h2><p>So it began.</p><div><a href="${SHARED}">b</a></div></section>`;
    expect(left(section)).toBe('<section><h2>Story</h2><p>So it began.</p></section>');
    const titled = `<section><h1>Story</h1><div><a href="${SHARED}">b</a></div></section>`;
    expect(left(titled)).toBe('<section><h1>Story</h1></section>');
  });

  it('goes alone where there are more words beside it', () => {
    expect(left(`<p>abcde<a href="${SHARED}">${'b'.repeat(16)}</a></p>`)).toBe('<p>abcde</p>');
  });

  it.each([
    ['a sentence', `<p>${'a'.repeat(30)} <a href="${SHARED}">a shop</a> ${'b'.repeat(10)}</p>`],
    ['bold in a sentence', `<p>${'a'.repeat(30)}<b>${'b'.repeat(40)}<a href="${SHARED}">a shop</a></b></p>`],
    ['a long item', `<ul><li>${'a'.repeat(401)}<a href="${SHARED}">店</a></li></ul>`],
  ])('stay in %s', (_, html) => {
    expect(left(html)).toBe(html);
  });

  it('go from a label', () => {
    const label = 'a'.repeat(39);
    expect(left(`<p>${label}<a href="${SHARED}">b</a></p>`)).toBe(`<p>${label}</p>`);
  });

  it.each([
    ['a link on the site', '<a href="https://a.example/login?u=https%3A%2F%2Fa.example%2F">a</a>'],
    ['the address of another site', '<a href="https://b.example/?u=https%3A%2F%2Fc.example%2F">a</a>'],
    ['an address outside of a query', '<a href="https://b.example/https://a.example/">a</a>'],
    ['no address', '<a>a</a>'],
    ['an address too far in', `<a href="https://b.example/?${'x'.repeat(2000)}//a.example/">a</a>`],
  ])('not %s', (_, html) => {
    expect(left(html)).toBe(html);
  });

  it('needs a page with a host', () => {
    const link =
      '<p><a href="https://b.example/?u=%2f%2f%2f">a</a><iframe src="https://b.example/?//"></iframe></p>';
    expect(left(link, PROSE, 'about:blank')).toBe(link);
  });

  it('is unknown without an address of the page', () => {
    expect(left(`<p><a href="${SHARED}">a</a></p>`, PROSE, null)).toContain('<a');
  });
});

describe('links that lead nowhere', () => {
  const DEAD = '<a href="#">a</a>';

  it.each([
    ['two of them', `<p>${DEAD}${DEAD}</p>`],
    ['in boxes', `<ul><li>${DEAD}</li><li>${DEAD}</li></ul>`],
    ['as long as any', `<p><a href="#">${'a'.repeat(100)}</a><a href="#">${'b'.repeat(50)}</a></p>`],
    ['with little beside them', `<p>${'<a href="#">abcd</a>'.repeat(2)}bc</p>`],
  ])('%s', (_, html) => {
    expect(left(html)).toBe('');
  });

  it.each([
    ['one of them', `<p>${DEAD}</p>`],
    ['two in different boxes', `<p>${DEAD}bcd</p><p>${DEAD}efg</p>`],
    ['with more beside them', `<p>${'<a href="#">abcd</a>'.repeat(2)}bcd</p>`],
    ['much text', `<p><a href="#">${'a'.repeat(100)}</a><a href="#">${'b'.repeat(51)}</a></p>`],
    ['a picture', `<p>${DEAD}${DEAD}<img src="i"></img></p>`],
    ...['h2', 'summary', 'dt', 'dd'].map((tag) => [tag, `<${tag}>${DEAD}${DEAD}</${tag}>`]),
    ['a cell', `<table><tbody><tr><td>${DEAD}${DEAD}</td><td>b</td></tr></tbody></table>`],
    ['a header cell', `<table><tbody><tr><th>${DEAD}${DEAD}</th><td>b</td></tr></tbody></table>`],
    ['a table', `<table><tbody><tr><td>${DEAD}</td><td>${DEAD}</td></tr></tbody></table>`],
  ])('not %s', (_, html) => {
    expect(left(html!.replaceAll('</img>', ''))).toBe(html);
  });

  it('says what went', () => {
    const trace = startTrace(true);
    const html = `<main>${PROSE}<div><input></div><p><a href="${SHARED}">a</a></p><p>${DEAD}${DEAD}</p><b itemprop=creditText>a</b></main>`;
    afterPass(furniture, html, { trace, base: BASE });
    expect(trace.removals.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      'clean/furniture: form',
      'clean/furniture: links that share the page',
      'clean/furniture: links that lead nowhere',
      'clean/furniture: credit of a picture',
    ]);
  });
});
