import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../page/from-html.ts';
import { likeness, positionLikeness, Sure, WEIGHTS } from './likeness.ts';
import { lookOf, lookTree } from './look-tree.ts';
import { mapEqual } from './map-equal.ts';

const treeOf = (html: string) => lookTree(lookOf(pageFromHtml(`<body>${html}`)));
const FIRST = { node: 1, place: 0, of: 1 };

/** The likeness of the first elements of two bodies. */
function compare(a: string, b: string, weights: keyof typeof WEIGHTS = 'hybex'): number {
  return likeness(treeOf(a), treeOf(b), FIRST, FIRST, WEIGHTS[weights]);
}

const div = (attributes: string, children: number): string =>
  `<div ${attributes}>${'<b></b>'.repeat(children)}</div>`;

describe('likeness', () => {
  it('weighs classes, position and children', () => {
    // Half of the classes, the same place, three of four children: .05 + .4 + .375.
    expect(compare(div('class="a b"', 3), div('class=a', 4))).toBeCloseTo(0.825, 12);
    expect(compare(div('class="a b"', 4), div('class="b a"', 4))).toBeCloseTo(1, 12);
  });

  it('is certain about equal ids, and about equal looks', () => {
    expect(compare(div('id=x class=a', 4), div('id=x class=b', 1))).toBe(Sure.id);
    expect(compare(div('class=a style=b', 4), div('class=a style=b', 1))).toBe(Sure.looks);
    expect(compare(div('', 1), '<p></p>')).toBe(Sure.impossible);
  });

  it('has the older weights too', () => {
    expect(compare(div('', 3), div('', 4), 'psi2015')).toBeCloseTo(0.8 * 0.99 + 0.1 + 0.075, 12);
  });
});

describe('positionLikeness', () => {
  const child = (place: number, of: number) => ({ node: 0, place, of });
  it.each([
    [child(2, 4), child(2, 4), 1],
    [child(2, 4), child(3, 4), 0.75],
    [child(2, 4), child(4, 6), 1],
    [child(2, 4), child(5, 6), 0.75],
    [child(4, 6), child(2, 4), 1],
    [child(4, 6), child(1, 4), 0.75],
    [child(0, 4), child(3, 4), 0.25],
  ])('%j and %j: %d', (x, y, expected) => expect(positionLikeness(x, y)).toBe(expected));
});

describe('mapEqual', () => {
  const map = (a: string, b: string): number[] => [
    ...mapEqual(treeOf(a), treeOf(b), { weights: WEIGHTS.hybex, least: 0.9 }),
  ];

  it('maps children whatever their order, the most alike first', () => {
    expect(map('<p id=a></p><p id=b></p>', '<p id=b></p><p id=a></p>')).toEqual([1, 1, 1]);
    expect(map(div('class="a b"', 3), div('class=a', 4))).toEqual([1, 0, 0, 0, 0]);
  });

  it('groups long lists, so that items still find their partners', () => {
    const items = '<li>x</li>'.repeat(1000);
    expect(map(items, items).every((mark) => mark === 1)).toBe(true);
  });
});
