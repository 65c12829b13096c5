import { describe, expect, it } from 'vitest';
import { element } from '../content/build-tree.cases.ts';
import { elementTree } from '../content/content-walk.ts';
import { collapsedLength, contentLengths } from './content-lengths.ts';

describe('collapsedLength', () => {
  it.each([
    ['', 0],
    [' \n\t', 0],
    ['a', 1],
    ['  a  ', 1],
    ['a \n b', 3],
    ['a b  ', 3],
    ['漢字', 2],
    ['10\u00a0km', 5],
  ])('%j has %i', (text, length) => {
    expect(collapsedLength(text)).toBe(length);
  });
});

describe('contentLengths', () => {
  it('adds up what an element and all in it say', () => {
    const paragraph = element('p', ' ab \u00a0', element('b', '漢字'));
    const root = element('div', paragraph, element('hr'), 'c');
    expect([...contentLengths(elementTree(root))]).toEqual([5, 4, 2, 0]);
  });
});
