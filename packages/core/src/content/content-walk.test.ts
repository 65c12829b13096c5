import { describe, expect, it } from 'vitest';
import { element } from './build-tree.cases.ts';
import { elementsOf, elementTree } from './content-walk.ts';

describe('elementTree', () => {
  it('lists elements in document order, with the places of their parents', () => {
    const root = element('div', element('p', 'a', element('b', 'c'), element('i')), 'd', element('hr'));
    const { elements, parent } = elementTree(root);
    expect(elements.map(({ tag }) => tag)).toEqual(['div', 'p', 'b', 'i', 'hr']);
    expect([...parent]).toEqual([-1, 0, 1, 1, 0]);
    expect(elements).toEqual(elementsOf(root));
  });
});
