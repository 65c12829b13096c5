import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withSecondTry } from './second-try.mjs';

const fine = (file, passed = 1) => ({ file, passed, failures: [], skipped: [] });
const failing = (file, ...tests) => ({
  ...fine(file),
  failures: tests.map((test) => ({ test, message: 'late' })),
});

/** A run that gives one list of outcomes after the other, and remembers what it was asked for. */
function runOf(...outcomes) {
  const asked = [];
  const run = async (paths) => outcomes[asked.push(paths) - 1];
  return { run, asked };
}

describe('withSecondTry', () => {
  beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('runs once if nothing fails', async () => {
    const { run, asked } = runOf([fine('a')]);
    expect(await withSecondTry(run, [])).toEqual([fine('a')]);
    expect(asked).toEqual([[]]);
  });

  it('runs failing files again and tells what was unsteady', async () => {
    const { run, asked } = runOf([fine('a'), failing('b', 'one', 'two')], [failing('b', 'two')]);
    expect(await withSecondTry(run, [])).toEqual([
      fine('a'),
      { ...failing('b', 'two'), unsteady: [{ test: 'one', message: 'late' }] },
    ]);
    expect(asked).toEqual([[], ['b']]);
  });

  it('keeps what fails only the second time', async () => {
    const { run } = runOf([failing('b', 'one')], [failing('b', 'two')]);
    const [{ failures, unsteady }] = await withSecondTry(run, []);
    expect([failures, unsteady].map((list) => list.map(({ test }) => test))).toEqual([['two'], ['one']]);
  });

  it('does not run again what no file is to blame for, or what fails in many files', async () => {
    const many = Array.from({ length: 7 }, (_, index) => failing(String(index), 'one'));
    for (const first of [[failing('', 'outside of all tests')], many]) {
      const { run, asked } = runOf(first);
      expect(await withSecondTry(run, [])).toBe(first);
      expect(asked).toHaveLength(1);
    }
  });
});
