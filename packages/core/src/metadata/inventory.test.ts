import { describe, expect, it } from 'vitest';
import { getAttribute, tagNameOf } from '../page/access.ts';
import { pageFromHtml } from '../page/from-html.ts';
import { NO_NODE } from '../page/tree.ts';
import { hasToken, type Inventory, takeInventory } from './inventory.ts';

/** An inventory with elements as `tag` or `tag#id`. */
function inventoryOf(html: string): Readonly<Record<string, unknown>> {
  const page = pageFromHtml(html);
  const nameOf = (node: number): string | null => {
    if (node === NO_NODE) return null;
    const id = getAttribute(page, node, 'id');
    return tagNameOf(page.tree, node) + (id === null ? '' : `#${id}`);
  };
  const { skipped, ...found } = takeInventory(page);
  const named = Object.entries(found).map(([kind, nodes]) => [
    kind,
    typeof nodes === 'number' ? nameOf(nodes) : nodes.map(nameOf),
  ]);
  return { ...Object.fromEntries(named), skipped };
}

const NOTHING = {
  html: 'html',
  body: 'body',
  base: null,
  title: null,
  metas: [],
  links: [],
  jsonLd: [],
  headings: [],
  subheadings: [],
  times: [],
  authors: [],
  relLinks: [],
  nextLinks: [],
  items: [],
  skipped: 0,
} satisfies Record<keyof Inventory, unknown>;

describe('takeInventory', () => {
  it.each<[html: string, found: Partial<Record<keyof Inventory, unknown>>]>([
    ['<p>text</p>', {}],
    ['<html id=a><body id=b><html id=c><body id=d>', { html: 'html#a', body: 'body#b' }],
    ['<base id=a><base id=b href=/><base id=c href=/>', { base: 'base#b' }],
    ['<title id=a></title><title id=b></title>', { title: 'title#a' }],
    ['<h1></h1><h2></h2><h3></h3><h4></h4>', { headings: ['h1'], subheadings: ['h2', 'h3'] }],
    ['<time></time>', { times: ['time'] }],
    ['<meta name=a>', { metas: ['meta'] }],
    ['<meta property=a>', { metas: ['meta'] }],
    ['<meta itemprop=a>', { metas: ['meta'], items: ['meta'] }],
    ['<p property=a>', { items: ['p'] }],
    ['<p itemprop=a itemscope typeof=b>', { items: ['p'] }],
    ['<p typeof=a>', { items: ['p'] }],
    ['<p itemscope>', { items: ['p'] }],
    ['<a rel=author>', { authors: ['a'] }],
    ['<a rel="me AUTHOR">', { authors: ['a'] }],
    ['<a rel=next>', { nextLinks: ['a'] }],
    ['<a rel=tag><a rel=license><a rel="tag license">', { relLinks: ['a', 'a', 'a'] }],
    ['<a rel=authority><a rel=nextel><a rel=tags><a rel=nofollow><a rel=icon>', {}],
    ['<link rel=canonical><link rel=stylesheet><link rel=icon>', { links: ['link', 'link'] }],
    [
      '<link rel=author id=a><p rel=author itemprop=b id=c>',
      { links: ['link#a'], authors: ['p#c'], items: ['p#c'] },
    ],
    ['<script type=application/ld+json></script>', { jsonLd: ['script'] }],
    ['<script type=" Application/LD+JSON; charset=utf-8"></script>', { jsonLd: ['script'] }],
    [
      '<script></script><script type=x-application/ld+json></script><script type=application/json></script>',
      {},
    ],
    [`<script type="application/ld+json${' '.repeat(80)}"></script>`, { jsonLd: ['script'] }],
    [`<script type="application/ld+json${' '.repeat(81)}"></script>`, {}],
    ['<svg><title></title><a rel=author itemprop=x></a><script type=application/ld+json></script></svg>', {}],
  ])('finds in %s what may tell something', (html, found) => {
    expect(inventoryOf(html)).toEqual({ ...NOTHING, ...found });
  });

  it.each([
    ['metas', '<meta>', 2_000],
    ['links', '<link rel=icon>', 2_000],
    ['jsonLd', '<script type=application/ld+json></script>', 500],
    ['headings', '<h1></h1>', 200],
    ['subheadings', '<h2></h2>', 200],
    ['times', '<time></time>', 500],
    ['authors', '<a rel=author></a>', 200],
    ['relLinks', '<a rel=tag></a>', 200],
    ['nextLinks', '<a rel=next></a>', 20],
    ['items', '<p itemprop=a></p>', 5_000],
  ] as const)('keeps of the %s so many: %s × %d', (kind, html, most) => {
    const { [kind]: kept, skipped } = takeInventory(pageFromHtml(html.repeat(most + 2)));
    expect([kept.length, skipped]).toEqual([most, 2]);
  });
});

describe('hasToken', () => {
  it.each([
    ['next', true],
    ['NEXT', true],
    [' a\n Next  b', true],
    ['nexts', false],
    ['a-next', false],
    ['nex', false],
    ['', false],
    [`next ${'x'.repeat(194)}`, true],
    [`next ${'x'.repeat(195)}`, false],
  ])('finds `next` in %j: %s', (value, isThere) => {
    expect(hasToken(value, 'next')).toBe(isThere);
  });
});
