import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { Tag } from '../page/tags.ts';
import { elementLayoutTable, type FeatureTable } from './element-layout.ts';
import { elementWithId, pageWithBoxes } from './layout.cases.ts';

const page = pageWithBoxes(
  '<body box="0 0 1920 3240"><div id=d css="position: relative" box="100 200 800 600"><p id=p box="110 230 400 60">one <a href=x>two</a></p><p id=h css="display: none" box="none">three</p></div><script>var x;</script>',
);

function rowOf({ columns, nodes, values }: FeatureTable, id: string): Record<string, number> {
  const row = nodes.indexOf(elementWithId(page, id));
  return Object.fromEntries(columns.map((name, at) => [name, values[row * columns.length + at]!]));
}

describe('elementLayoutTable', () => {
  it('has the thirteen basic columns', () => {
    expect(rowOf(elementLayoutTable(page, 'basic'), 'p')).toEqual({
      tag: Tag.p,
      descendants: 1,
      links: 1,
      textLength: 7,
      visible: 1,
      offsetTop: 30,
      offsetLeft: 10,
      left: 110,
      top: 230,
      right: 510,
      bottom: 290,
      width: 400,
      height: 60,
    });
  });

  it('counts no hidden text', () => {
    const table = elementLayoutTable(page, 'basic');
    expect(rowOf(table, 'd')).toMatchObject({ textLength: 7, descendants: 3, offsetLeft: 100 });
    expect(rowOf(table, 'h')).toMatchObject({ visible: 0, textLength: 0 });
  });

  it('adds distances to the centres of window and document', () => {
    // The middle of #d is (500, 500); the centres are (960, 540) and (960, 1620).
    const row = rowOf(elementLayoutTable(page), 'd');
    expect(row['centre0']).toBeCloseTo(Math.hypot(460, 40), 9);
    expect(row['centre100']).toBeCloseTo(Math.hypot(460, 1120), 9);
  });

  it('has five centres as in the code, evenly between', () => {
    const table = elementLayoutTable(page, 'code');
    expect(table.columns.slice(13)).toEqual(['centre0', 'centre25', 'centre50', 'centre75', 'centre100']);
    expect(rowOf(table, 'd')['centre50']).toBeCloseTo(Math.hypot(460, 580), 9);
  });

  it('leaves out what is never content', () => {
    const { nodes } = elementLayoutTable(page);
    expect(
      [...nodes].some((node) => page.tree.tag[node] === Tag.script || page.tree.tag[node] === Tag.head),
    ).toBe(false);
  });

  it('needs layout', () => {
    expect(() => elementLayoutTable(pageFromHtml('<p>x'))).toThrow('needs layout');
  });
});
