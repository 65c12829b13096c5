import { describe, expect, it } from 'vitest';
import { content, element, type Parts } from '../../content/build-tree.cases.ts';
import type { ContentElement } from '../../content/content-tree.ts';
import { elementsOf } from '../../content/content-walk.ts';
import { startTrace } from '../../trace/trace.ts';
import { markup } from '../content.cases.ts';
import { layoutTables } from './layout-tables.ts';

const td = (...parts: Parts): ContentElement => element('td', ...parts);
const th = (...parts: Parts): ContentElement => element('th', ...parts);
const tr = (...cells: Parts): ContentElement => element('tr', ...cells);
const table = (...rows: Parts): ContentElement => element('table', ...rows);

function after(given: ContentElement): string {
  const tree = content(given);
  expect(layoutTables.run(tree, { base: null, trace: startTrace(false) }, elementsOf(tree))).toBe(false);
  return markup(tree.children[0]!);
}

const isLayout = (given: ContentElement): boolean => !after(given).startsWith('<table');
const words = (length: number): string => 'x'.repeat(length);
const row = (): ContentElement => tr(td('a'), td('b'));

describe('layoutTables', () => {
  it.each<[name: string, isLayout: boolean, given: () => ContentElement]>([
    ['data', false, () => table(row(), row())],
    ['one row', false, () => table(row())],
    ['no cell', true, () => table()],
    ['one cell', true, () => table(tr(td('a')))],
    ['one column', true, () => table(tr(td('a')), tr(td('b')))],
    ['one text among blank cells', true, () => table(tr(td(' '), td('a'), td()))],
    ['one text beside a picture', false, () => table(tr(td(element('img')), td('a')))],
    ['two texts among blank cells', false, () => table(tr(td('a'), td()), tr(td(), td('b')))],
    ['one header', true, () => table(tr(th('a')))],
    ['a column with a header', false, () => table(tr(th('a')), tr(td('b')))],
    ['a column with a caption', false, () => table(element('caption', 'c'), tr(td('a')), tr(td('b')))],
    ['a column with a blank caption', true, () => table(element('caption', ' '), tr(td('a')), tr(td('b')))],
    ['a role', true, () => element('table', { role: 'Presentation' }, row(), row())],
    ['another role', true, () => element('table', { role: 'none' }, row(), row())],
    ['the role of a table', false, () => element('table', { role: 'table' }, row(), row())],
    ['a heading', true, () => table(row(), tr(td(element('h2', 'a')), td('b')))],
    ['a rule', true, () => table(row(), tr(td(element('hr')), td('b')))],
    [
      'a heading below headers',
      false,
      () => table(tr(th('a'), th('b')), tr(td(element('h2', 'a')), td('b'))),
    ],
    ['a table in it', true, () => table(row(), tr(td(table(row(), row())), td('b')))],
    ['a cell of data', false, () => table(tr(td('a'), td(words(1000))))],
    ['a longer cell', true, () => table(tr(td('a'), td(words(1001))))],
    ['a longer cell that is not nearly all', false, () => table(tr(td(words(112)), td(words(1001))))],
    ['a longer cell that is nearly all', true, () => table(tr(td(words(111)), td(words(1001))))],
    ['two of them in a row', false, () => table(tr(td(words(1001)), td(words(1001))))],
    [
      'two of them, each alone in its row',
      true,
      () => table(tr(td(' '), td(words(1001))), tr(td(words(1001)), td('\u00a0'))),
    ],
    [
      'a long one in boxes',
      true,
      () => table(tr(td('a'), td(element('div', element('p', words(1001)), element('p', 'x'))))),
    ],
    ['a long one below headers', false, () => table(tr(th('a'), th('b')), tr(td('a'), td(words(1001))))],
    [
      'a long list of short cells',
      false,
      () => table(...Array.from({ length: 300 }, () => tr(td('abcd'), td('efgh')))),
    ],
  ])('%s', (_, expected, given) => {
    expect(isLayout(given())).toBe(expected);
  });

  it('makes plain blocks of all its parts, and of nothing else', () => {
    const parts = ['thead', 'tbody', 'tfoot'].map((tag) =>
      element(tag, tr(td(element('ul', element('li', 'a'))))),
    );
    expect(after(table(element('caption'), ...parts))).toBe(
      `<div><div></div>${'<div><div><div><ul><li>a</li></ul></div></div></div>'.repeat(3)}</div>`,
    );
  });

  it('leaves the data in it', () => {
    const inner = table(tr(th('A'), th('B')), row());
    expect(after(table(tr(td(inner), td('c'))))).toBe(
      '<div><div><div><table><tr><th>A</th><th>B</th></tr><tr><td>a</td><td>b</td></tr></table></div><div>c</div></div></div>',
    );
  });

  it('judges a table by its own cells alone', () => {
    const inner = table(tr(td('a')), tr(td('b')));
    expect(after(table(tr(th('A'), th('B')), tr(td(inner), td('c'))))).toMatch(
      /^<table>.*<td><div><div><div>a/u,
    );
  });
});
