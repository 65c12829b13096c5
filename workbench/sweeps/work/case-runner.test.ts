import { beforeEach, describe, expect, it } from 'vitest';
import type { Measure } from '../measures/measure.ts';
import { ASK } from '../variants/instrument.ts';
import { CaseRunner } from './case-runner.ts';
import { Watch } from './watch.ts';

/** Code with one constant, 10, that only even numbers are compared with. */
const core = {
  run(given: number): boolean {
    const ask = Reflect.get(globalThis, ASK) as (number: number, own: number) => number;
    if (given % 2 === 1) return false;
    const limit = ask(7, 10);
    if (limit === 0) throw new Error('nothing to compare with');
    return given > limit;
  },
};

const measure: Measure = {
  name: 'test',
  about: '',
  exported: {},
  columns: ['right'],
  deciding: ['right'],
  isMeant: () => true,
  cases: async () => [],
  evaluate(code, given) {
    const answer = (code as typeof core).run(given as number);
    return { output: String(answer), score: () => ({ right: Number(answer === (given as number) > 3) }) };
  },
};

describe('CaseRunner', () => {
  const watch = new Watch();
  const runner = new CaseRunner(measure, [1, 2, 4, 20], watch);
  beforeEach(() => {
    watch.install();
    watch.reset();
  });

  it('knows which cases ask for a constant, and runs only these again', () => {
    expect(runner.runBaseline(core)).toEqual([{ right: 1 }, { right: 1 }, { right: 0 }, { right: 1 }]);
    expect([runner.casesOf(7), runner.casesOf(8)]).toEqual([3, 0]);
    watch.set(7, 3);
    expect(runner.runVariant(core, 7, false)).toEqual({ read: 3, changed: [[2, { right: 1 }]] });
    expect(runner.runVariant(core, 7, true).read).toBe(4);
  });

  it('goes on with a value that breaks the code', () => {
    watch.set(7, 0);
    const { changed } = runner.runVariant(core, 7, false);
    expect(changed).toEqual([
      [1, {}],
      [2, {}],
      [3, {}],
    ]);
  });
});
