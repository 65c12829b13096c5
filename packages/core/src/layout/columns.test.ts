import { describe, expect, it } from 'vitest';
import { type Column, columnsOf } from './columns.ts';
import { pageWithBoxes } from './layout.cases.ts';
import { zonesOf } from './zones.ts';

function columnsFrom(html: string, tolerance?: number): Column[] {
  const page = pageWithBoxes(`<body box="0 0 1000 1000">${html}`);
  return columnsOf(zonesOf(page, page.layout!)!.zones, tolerance);
}

/** Left and right edges of the columns, as nested lists. */
type Outline = readonly [edges: string, ...children: Outline[]];

function outlineOf(columns: readonly Column[], id = 0): Outline {
  const { rect, children } = columns[id]!;
  return [`${rect.x}–${rect.x + rect.width}`, ...children.map((child) => outlineOf(columns, child))];
}

const p = (left: number, right: number, top = 0): string =>
  `<p box="${left} ${top} ${right - left} 10">x</p>`;

describe('columns', () => {
  it('join neighbours that are aligned within a tenth of their width', () => {
    // 100 wide: edges may differ by 10. 120 is too far from the mean of 100 and 108.
    const columns = columnsFrom(p(100, 200) + p(108, 205, 10) + p(120, 220, 20));
    expect(columns[0]!.children.map((child) => columns[child]!.zones.length)).toEqual([2, 1]);
    expect(columns[columns[0]!.children[0]!]!.rect).toEqual({ x: 104, y: 0, width: 98.5, height: 20 });
  });

  it('do not join over a neighbour in between', () => {
    expect(outlineOf(columnsFrom(p(0, 200) + p(300, 900) + p(0, 200)))).toEqual([
      '0–1000',
      ['0–200'],
      ['300–900'],
      ['0–200'],
    ]);
  });

  it('widen with the tolerance', () => {
    const html = p(100, 200) + p(120, 220);
    expect(columnsFrom(html, 0.2)[0]!.children).toHaveLength(1);
    expect(columnsFrom(html, 0.1)[0]!.children).toHaveLength(2);
  });

  it('collapse into the column around them when they are as wide', () => {
    // A wrapper of the full width around two columns disappears; the columns move up, in its place.
    const wrapped = `${p(400, 600)}<div box="0 20 1000 500"><div box="0 20 300 500">${p(0, 300)}${p(0, 290)}</div><div box="400 20 600 500">${p(400, 500)}${p(600, 990)}</div></div>${p(0, 100)}`;
    expect(outlineOf(columnsFrom(wrapped))).toEqual([
      '0–1000',
      ['400–600'],
      ['0–300'],
      ['400–1000', ['400–500'], ['600–990']],
      ['0–100'],
    ]);
  });

  it('do not test again what has moved up', () => {
    // The inner box (0–960) is within the outer one (0–1000) and goes; its columns come up, untested.
    const html = `${p(0, 50)}<div box="0 20 1000 500">${p(0, 50)}<div box="0 20 960 400">${p(0, 50)}<div box="0 20 880 300">${p(0, 50)}${p(100, 800)}</div></div></div>`;
    const outline = outlineOf(columnsFrom(html));
    expect(outline[0]).toBe('0–1000');
    expect(outline.slice(1).map(([edges]) => edges)).toEqual(['0–50', '0–50', '0–50', '0–50', '100–800']);
  });
});
