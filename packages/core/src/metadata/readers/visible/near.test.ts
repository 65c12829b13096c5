import { describe, expect, it } from 'vitest';
import { getAttribute } from '../../../page/access.ts';
import { pageFromHtml } from '../../../page/from-html.ts';
import type { Page } from '../../../page/page.ts';
import { NO_NODE, type NodeId } from '../../../page/tree.ts';
import { isAside, nearest, nearestFirst, outside } from './near.ts';

/** Elements by their id, which is one letter. */
function nodesOf(page: Page, ids: string): NodeId[] {
  const { size } = page.tree;
  const all = Array.from({ length: size }, (_, node) => getAttribute(page, node, 'id'));
  return [...ids].map((id) => all.indexOf(id));
}

const idsOf = (page: Page, nodes: readonly NodeId[]): string =>
  nodes.map((node) => getAttribute(page, node, 'id')).join('');

describe('isAside', () => {
  it.each([
    ['<b id=a>', false],
    ['<div><b id=a>', false],
    ['<aside><b id=a>', true],
    ['<footer><p><b id=a>', true],
    ['<nav><b id=a>', true],
    ['<article><nav><b id=a>', true],
    ['<article><aside><b id=a>', false],
    ['<article><footer><b id=a>', false],
    ['<aside><article><b id=a>', false],
    ['<main><aside><b id=a>', true],
    ['<main><b id=a>', false],
    ['<aside><main><b id=a>', false],
    ['<aside id=a>', false],
  ])('in %s is %s', (html, expected) => {
    const page = pageFromHtml(`<body>${html}`);
    expect(isAside(page, nodesOf(page, 'a')[0]!)).toBe(expected);
  });
});

const PAGE = pageFromHtml(
  '<body><b id=a></b><header><b id=b></b><div><b id=c></b><h1 id=h><b id=d></b></h1><b id=e></b></div><b id=f></b></header><b id=g></b>',
);
const [HEADING] = nodesOf(PAGE, 'h') as [NodeId];

describe('nearest', () => {
  it.each([
    ['abcdefg', 'd'],
    ['abcefg', 'ce'],
    ['abfg', 'bf'],
    ['ag', 'ag'],
    ['g', 'g'],
    ['h', 'h'],
    ['', ''],
  ])('of %s to the heading are %s', (ids, expected) => {
    expect(idsOf(PAGE, nearest(PAGE, nodesOf(PAGE, ids), HEADING))).toBe(expected);
  });

  it('are all without a heading', () => {
    expect(idsOf(PAGE, nearest(PAGE, nodesOf(PAGE, 'ag'), NO_NODE))).toBe('ag');
  });
});

describe('nearestFirst', () => {
  it.each([
    ['ce', 'ce'],
    ['bf', 'bf'],
    ['ag', 'ga'],
    ['h', 'h'],
  ])('of %s gives %s', (ids, expected) => {
    expect(idsOf(PAGE, nearestFirst(PAGE, nodesOf(PAGE, ids), HEADING))).toBe(expected);
  });

  it('leaves the order without a heading', () => {
    expect(idsOf(PAGE, nearestFirst(PAGE, nodesOf(PAGE, 'gab'), NO_NODE))).toBe('gab');
  });
});

describe('outside', () => {
  const page = pageFromHtml(
    '<body><b id=a></b><p id=p><b id=b></b></p><b id=c></b><p id=q></p><p id=r><b id=d></b></p><b id=e></b>',
  );

  it.each([
    ['abcde', '', 'abcde'],
    ['abcde', 'p', 'acde'],
    ['abcde', 'pqr', 'ace'],
    ['abcde', 'r', 'abce'],
    ['pc', 'p', 'c'],
    ['bd', 'pqr', ''],
  ])('%s without %s are %s', (ids, parts, expected) => {
    expect(idsOf(page, outside(page, nodesOf(page, ids), nodesOf(page, parts)))).toBe(expected);
  });
});
