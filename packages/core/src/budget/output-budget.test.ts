import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../page/from-html.ts';
import { Meter, takeWhileRoom } from './meter.ts';
import { OUTPUT_IN_ANY_CASE, OUTPUT_PER_CHARACTER, OutputBudget, outputBudget } from './output-budget.ts';

describe('Meter', () => {
  it('takes what fits to the last character, and nothing after something that did not', () => {
    const meter = new Meter(10);
    expect([meter.take(6), meter.take(4), meter.isFull]).toEqual([true, true, false]);
    expect([meter.take(1), meter.take(0), meter.isFull]).toEqual([false, false, true]);
  });

  it('cuts a list where it is full', () => {
    expect(takeWhileRoom([3, 3, 3, 3], (size) => size, new Meter(7))).toEqual([3, 3]);
    expect(takeWhileRoom([3, 3], (size) => size, new Meter(7))).toEqual([3, 3]);
  });
});

describe('OutputBudget', () => {
  it('is a multiple of the page', () => {
    const html = 'x'.repeat(1000);
    const meter = outputBudget(pageFromHtml(html)).meter('text');
    expect(meter.take(1000 * OUTPUT_PER_CHARACTER + OUTPUT_IN_ANY_CASE)).toBe(true);
    expect(meter.take(1)).toBe(false);
  });

  it('warns of each form that was cut, and of addresses, with their number', () => {
    const budget = new OutputBudget(80);
    expect(budget.warnings()).toEqual([]);
    budget.meter('text').take(80);
    budget.meter('blocks').take(81);
    expect([budget.addresses.grow('b', 'b'.repeat(11)), budget.addresses.grow('b', 'bb')]).toEqual([
      true,
      false,
    ]);
    expect(budget.warnings()).toEqual([
      expect.objectContaining({ code: 'output-capped', message: expect.stringContaining('`blocks`') }),
      expect.objectContaining({ code: 'output-capped', count: 1 }),
    ]);
  });

  it('lets addresses become shorter for nothing', () => {
    const budget = new OutputBudget(0);
    expect(budget.addresses.grow('long', 'b')).toBe(true);
  });
});
