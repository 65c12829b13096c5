import { describe, expect, it } from 'vitest';
import { elementWithId, idsOf, pageWithBoxes } from '../../../packages/core/src/layout/layout.cases.ts';
import { runMethodCases, select } from '../../../packages/core/src/methods/method.cases.ts';
import { extractBlocks } from './divide.ts';
import { type ContentNode, segmentPage } from './segment.ts';
import { separatorsOf } from './separators.ts';
import { vipsShapes } from './shapes.ts';
import { vipsMethod } from './vips.ts';
import { visualTree } from './visual-tree.ts';

runMethodCases(vipsMethod);

/** Small in the first round: 350 × 400 in a window of 1000 × 600. */
const WINDOW = { width: 1000, height: 600 };
const SMALL = 350 * 400;

function blocksOf(html: string, root = 'root'): Record<string, number> {
  const page = pageWithBoxes(html, WINDOW);
  const { blocks } = extractBlocks(visualTree(page, page.layout!), elementWithId(page, root), SMALL);
  return Object.fromEntries(
    blocks.map(({ node, coherence }) => [idsOf(page, [node])[0]!.replace(/\d+/u, ''), coherence]),
  );
}

describe('the rules that divide', () => {
  it('keep text of one font whole (4), and say when fonts differ', () => {
    const html = `<div id="root" box="0 0 1000 600"><p id="same" box="0 0 900 500">plain <i>text</i></p>
      <p id="other" box="0 500 900 100">bold <b css="font-weight: 700">text</b></p></div>`;
    expect(blocksOf(html)).toEqual({ same: 10, other: 9 });
  });

  it('cut what shows nothing (1), and go through only children (2)', () => {
    const html = `<div id="root" box="0 0 1000 600"><div id="empty" box="0 0 900 500"></div>
      <div id="gone" box="0 0 10 10" css="display: none">x</div>
      <div id="around" box="0 0 900 500"><div id="inner" box="0 0 900 500"><p id="a" box="0 0 900 200">a</p><p id="b" box="0 200 900 300">b</p></div></div></div>`;
    expect(blocksOf(html)).toEqual({ a: 10, b: 10 });
  });

  it('keep small elements with text (9): 5 for a div, 8 for an item', () => {
    const inside = '<span box="0 20 80 20">text</span><div box="0 0 80 20">block</div>';
    const html = `<div id="root" box="0 0 1000 600"><div id="div" box="0 0 300 300">${inside}</div><ul><li id="li" box="0 300 300 200">${inside}</li></ul></div>`;
    expect(blocksOf(html)).toEqual({ div: 5, li: 8 });
  });

  it('keep elements whose children are all small (10), and divide the others (12)', () => {
    const item = '<p box="0 0 300 20">item</p>';
    const html = `<div id="root" box="0 0 1000 600"><div id="menu" box="0 0 900 300">${item}${item}</div>
      <div id="large" box="0 300 1000 600"><p id="long" box="0 300 1000 500">text</p><p id="short" box="0 800 1000 20">text</p></div></div>`;
    expect(blocksOf(html)).toEqual({ menu: 7, long: 10, short: 10 });
  });

  it('divide around a horizontal rule (6), and keep cells on another ground whole (8)', () => {
    const ruled =
      '<div id="root" box="0 0 1000 600"><div box="0 0 1000 50"><p id="a" box="0 0 300 20">a</p><hr box="0 25 300 2"><p id="b" box="0 30 300 20">b</p></div></div>';
    expect(blocksOf(ruled)).toEqual({ a: 10, b: 10 });
    const table = `<table id="root" box="0 0 1000 600"><tbody box="0 0 1000 600"><tr box="0 0 1000 600"><td id="plain" box="0 0 200 600">a<p box="0 0 1 1">b</p></td>
      <td id="grey" box="200 0 800 600" css="background-color: rgb(9, 9, 9)">c<div box="200 0 800 300">d</div></td></tr></tbody></table>`;
    expect(blocksOf(table)).toEqual({ plain: 8, grey: 6 });
  });
});

/** The second set of rules, each where the ones after it would decide otherwise. */
describe('the rules that divide, one at a time', () => {
  const items = '<p id="a" box="0 0 300 20">a</p><p id="b" box="0 20 300 20">b</p>';

  it('divide the only node of a part (3), which others keep whole', () => {
    expect(blocksOf(`<div id="root" box="0 0 300 300">${items}</div>`)).toEqual({ a: 10, b: 10 });
    const within = `<div id="root" box="0 0 300 300"><div id="part" box="0 0 300 300">${items}</div><p id="c" box="0 290 300 10">c</p></div>`;
    expect(blocksOf(within)).toEqual({ part: 7, c: 10 });
  });

  it('divide what is inside a line where a child breaks it (5)', () => {
    const line = (child: string): string =>
      `<div id="root" box="0 0 1000 600"><span id="line" box="0 0 300 60"><b id="text" box="0 0 300 20">text</b>${child}</span><p id="c" box="0 90 9 9">c</p></div>`;
    expect(blocksOf(line('<div id="block" box="0 20 300 20">block</div>'))).toEqual({
      text: 10,
      block: 10,
      c: 10,
    });
    // A picture breaks no line: rule 9 keeps the element.
    expect(blocksOf(line('<img id="picture" box="0 20 30 20">'))).toEqual({ line: 8, c: 10 });
  });

  it('divide where the children are together larger than the node (7)', () => {
    const menu = (height: number): string =>
      `<div id="root" box="0 0 1000 600"><div id="menu" box="0 0 300 ${height}">${items}</div><p id="c" box="0 300 9 9">c</p></div>`;
    expect(blocksOf(menu(39))).toEqual({ a: 10, b: 10, c: 10 });
    expect(blocksOf(menu(40))).toEqual({ menu: 7, c: 10 });
  });

  const cell = (id: string, box: string, parts: string): string =>
    `<td id="${id}" box="${box}"><div box="${parts}">a</div><div box="${parts}">b</div></td>`;
  const row = (...cells: string[]): string =>
    `<table box="0 0 1000 600"><tbody><tr id="root" box="0 0 1000 600">${cells.join('')}</tr></tbody></table>`;

  it('keep a cell after one that was kept (11)', () => {
    const [first, next] = [
      cell('first', '0 0 500 600', '0 0 500 300'),
      cell('next', '500 0 500 600', '500 0 500 300'),
    ];
    // Both are large: by rule 13 alone they would have the same degree.
    expect(blocksOf(row(first, next))).toEqual({ first: 6, next: 8 });
  });

  it('keep what is left of a table: 8 for a small cell, 6 for a large one (13)', () => {
    // A child that sticks out is not small, though its cell is.
    expect(blocksOf(row(cell('narrow', '0 0 300 300', '0 0 400 400')))).toEqual({ narrow: 8 });
    expect(blocksOf(row(cell('wide', '0 0 500 600', '0 0 400 400')))).toEqual({ wide: 6 });
  });
});

/** Two columns; the right one has two paragraphs and a heading of a larger font between them. */
const COLUMNS = `<div id="root" box="0 0 1000 600">
  <div id="left" box="0 0 200 600"><p id="l" box="0 0 200 600">menu</p></div>
  <div id="right" box="240 0 760 600">
    <p id="one" box="240 0 760 250">one one</p>
    <h2 id="head" box="240 270 760 30" css="font-size: 24">head</h2>
    <p id="two" box="240 310 760 290">two two two</p></div></div>`;

describe('separators', () => {
  it('have the weights of the cues', () => {
    const page = pageWithBoxes(COLUMNS, WINDOW);
    const tree = visualTree(page, page.layout!);
    const pool = extractBlocks(tree, elementWithId(page, 'right'), SMALL);
    const weights = separatorsOf(tree, pool.blocks, pool.rules, 'horizontal').map(
      ({ start, end, weight }) => [start, end, weight],
    );
    // 20 px weigh 4, another font 2, a larger one below 2, text on both sides −2; 10 px weigh 2, another font 2, text −2.
    expect(weights).toEqual([
      [250, 270, 6],
      [300, 310, 2],
    ]);
    const all = extractBlocks(tree, elementWithId(page, 'root'), SMALL);
    // 40 px weigh 8; fonts count only between blocks above each other.
    expect(separatorsOf(tree, all.blocks, [], 'vertical')).toEqual([
      { direction: 'vertical', start: 200, end: 240, weight: 8 },
    ]);
  });

  it('count rules and grounds', () => {
    const html = `<div id="root" box="0 0 1000 600"><p box="0 0 900 200" css="background-color: rgb(1, 2, 3)">a</p><hr box="0 203 900 2"><p box="0 208 900 300">b</p></div>`;
    const page = pageWithBoxes(html, WINDOW);
    const tree = visualTree(page, page.layout!);
    const { blocks, rules } = extractBlocks(tree, elementWithId(page, 'root'), SMALL);
    // 8 px weigh 1, a rule 2, another ground 2, text on both sides −2.
    expect(separatorsOf(tree, blocks, rules, 'horizontal').map(({ weight }) => weight)).toEqual([3]);
  });
});

/** The structure in brackets: degree, separators, children. */
function shown({ coherence, separators, children, blocks }: ContentNode): string {
  const gaps = separators.map(({ direction, weight }) => `${direction[0]}${weight}`).join(' ');
  const inner = children.length === 0 ? `${blocks.length}` : `${gaps}: ${children.map(shown).join(', ')}`;
  return `${coherence}[${inner}]`;
}

describe('the content structure', () => {
  it('is divided at the strongest separators first, and no part is less coherent than what is around it', () => {
    const page = pageWithBoxes(COLUMNS, WINDOW);
    const { root, segments } = segmentPage(page, page.layout!, 7)!;
    expect(shown(root)).toBe('3[v8: 10[1], 5[h6: 10[1], 9[h2: 10[1], 10[1]]]]');
    expect(segments.map(({ coherence }) => coherence)).toEqual([10, 10, 9]);
    expect(segmentPage(page, page.layout!, 5)!.segments).toHaveLength(2);
    expect(segmentPage(page, page.layout!, 1)!.segments).toHaveLength(1);
  });

  it('gives the method the part with the most text outside links', () => {
    const page = pageWithBoxes(COLUMNS, WINDOW);
    const idsAt = (permitted: number): unknown =>
      idsOf(page, vipsMethod.select(page, { options: { permitted } }).roots);
    expect(idsAt(5)).toEqual(['one', 'head', 'two']);
    expect(idsAt(7)).toEqual(['head', 'two']);
  });

  it('finds nothing on a page of links', () => {
    const page = pageWithBoxes('<p box="0 0 9 9"><a href="/">link</a></p>', WINDOW);
    expect(select(vipsMethod, page).empty?.code).toBe('no-match');
  });

  it('is drawn with separators, parts and the chosen part', () => {
    const page = pageWithBoxes(COLUMNS, WINDOW);
    const shapes = vipsShapes(page, { permitted: 7 });
    expect(shapes.map(({ kind, score }) => `${kind} ${score}`)).toEqual([
      'cell-dropped 8',
      'cell-dropped 6',
      'zone 10',
      'zone 10',
      'zone 9',
      'chosen 9',
    ]);
    expect(shapes[0]!.rect).toEqual({ x: 200, y: 0, width: 40, height: 600 });
  });
});
