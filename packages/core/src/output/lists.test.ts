import { describe, expect, it } from 'vitest';
import { element } from '../content/build-tree.cases.ts';
import type { ContentElement } from '../content/content-tree.ts';
import { firstNumber, isTightList, itemNumber } from './lists.ts';

describe('numbers', () => {
  it.each([
    ['3', 3],
    [' 12\n', 12],
    ['0', 0],
    ['999999999', 999_999_999],
    ['1000000000', 1],
    ['-3', 1],
    ['3.5', 1],
    ['x3', 1],
    ['3x', 1],
    ['', 1],
  ])('a list that starts with %j', (start, number) => {
    expect(firstNumber(element('ol', { start }))).toBe(number);
  });

  it('an item states its own, or has the next one, as far as there are any', () => {
    expect(firstNumber(element('ol'))).toBe(1);
    expect(itemNumber(element('li', { value: '7' }), 3)).toBe(7);
    expect(itemNumber(element('li'), 3)).toBe(3);
    expect(itemNumber(element('li'), 1_000_000_000)).toBe(999_999_999);
  });
});

describe('isTightList', () => {
  const p = element('p', 'x');
  const list = element('ul', element('li', 'x'));

  it.each<[name: string, item: ContentElement, isTight: boolean]>([
    ['a text', element('li', 'x'), true],
    ['phrases', element('li', 'x', element('b', 'y'), 'z'), true],
    ['a paragraph', element('li', p), true],
    ['a text and lists', element('li', 'x', list, element('ol')), true],
    ['a paragraph and a list', element('li', p, list), true],
    ['a list', element('li', list), true],
    ['nothing', element('li'), true],
    ['two paragraphs', element('li', p, p), false],
    ['a text and a paragraph', element('li', 'x', p), false],
    ['a text below a list', element('li', 'x', list, 'y'), false],
    ['a quote', element('li', element('blockquote', 'x')), false],
  ])('%s in an item', (_, item, isTight) => {
    expect(isTightList(element('ul', item))).toBe(isTight);
  });

  it('holds for all items and does not mind texts between them', () => {
    expect(isTightList(element('ul', ' ', element('li', 'x'), ' '))).toBe(true);
    expect(isTightList(element('ul', element('li', 'x'), element('li', p, p)))).toBe(false);
  });
});
