import { describe, expect, it } from 'vitest';
import { OutputBudget } from '../budget/output-budget.ts';
import { ALL_PARTS } from '../clean/wanted-parts.ts';
import { pageFromHtml } from '../page/from-html.ts';
import type { Selection } from '../selection/selection.ts';
import { partWriter } from './write-part.ts';

const page = pageFromHtml('<p>one <a href="x">two</a></p><p>three</p>');
const [ONE, TWO_PARAGRAPHS] = [4, 3] as const;
const at = (node: number): Selection => ({ roots: [node], removed: [], reasons: [] });
const FIRST = { content: '<p>one <a href="https://a.example/x">two</a></p>', text: 'one two' };
const NOTHING = { content: '', text: '' };

describe('partWriter', () => {
  it('cleans and writes a part on its own', () => {
    const write = partWriter(page, 'posts', { base: 'https://a.example/', budget: new OutputBudget(1000) });
    expect(write(at(ONE))).toEqual(FIRST);
    expect(write(at(TWO_PARAGRAPHS)).text).toBe('one two\n\nthree');
  });

  it('leaves out what the caller does not want', () => {
    const context = {
      base: null,
      budget: new OutputBudget(1000),
      parts: { ...ALL_PARTS, links: 'text' as const },
    };
    expect(partWriter(page, 'posts', context)(at(ONE)).content).toBe('<p>one two</p>');
  });

  it('counts all parts together, and writes none after one that does not fit', () => {
    const RELATIVE = { content: '<p>one <a href="x">two</a></p>', text: 'one two' };
    const length = RELATIVE.content.length + RELATIVE.text.length;
    const budget = new OutputBudget(2 * length);
    const write = partWriter(page, 'posts', { base: null, budget });
    expect(write(at(ONE))).toEqual(RELATIVE);
    expect(budget.meter('posts').take(length)).toBe(true);
    expect(write(at(ONE))).toEqual(NOTHING);
    expect(budget.meter('posts').isFull).toBe(true);
    expect(write(at(ONE))).toEqual(NOTHING);
    const room = new OutputBudget(2 * length - 1);
    const narrow = partWriter(page, 'posts', { base: null, budget: room });
    expect([narrow(at(ONE)), narrow(at(ONE))]).toEqual([RELATIVE, NOTHING]);
  });
});
