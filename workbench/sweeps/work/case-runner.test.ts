import { beforeEach, describe, expect, it } from 'vitest';
import type { Measure } from '../measures/measure.ts';
import { ASK, COMPARE } from '../variants/instrument.ts';
import { CaseRunner } from './case-runner.ts';
import { Watch } from './watch.ts';

const call = (name: string, ...given: unknown[]): unknown =>
  (Reflect.get(globalThis, name) as (...all: unknown[]) => unknown)(...given);

/** Code with a constant, 10, that only even numbers are compared with, one, 3, that is asked for once, and one, 2, that is both. */
function makeCore(): { run(given: number): boolean } {
  let least: unknown = null;
  let twice: unknown = null;
  return {
    run(given: number): boolean {
      if (given % 2 === 1) return false;
      least ??= call(ASK, 8, 'a', 3);
      twice ??= call(ASK, 9, 'b', 2);
      const limit = (): unknown => call(ASK, 7, 'c', call(ASK, 9, 'd', 2) === 2 ? 10 : twice);
      if (limit() === 0) throw new Error('nothing to compare with');
      return given > (least as number) && (call(COMPARE, [7], given, '>', limit) as boolean);
    },
  };
}

/** The same where nothing but the comparison asks. */
const comparing = {
  run: (given: number) => call(COMPARE, [7], given, '>', () => call(ASK, 7, 'c', 10)) as boolean,
};

const measure: Measure = {
  name: 'test',
  about: '',
  unit: 'numbers',
  exported: {},
  columns: ['right'],
  deciding: ['right'],
  appliesTo: () => true,
  cases: async () => [],
  evaluate(code, given) {
    const answer = (code as typeof comparing).run(given as number);
    return { output: String(answer), score: () => ({ right: Number(answer === (given as number) > 3) }) };
  },
};

describe('CaseRunner', () => {
  const values = [3, 30];
  let watch: Watch;
  let core: ReturnType<typeof makeCore>;
  let runner: CaseRunner;
  beforeEach(() => {
    watch = new Watch();
    watch.install();
    watch.tryValues([[], [], [], [], [], [], [], values]);
    core = makeCore();
    runner = new CaseRunner(measure, [1, 2, 4, 20], watch);
  });

  it('knows which cases ask for a constant, and runs only these again', () => {
    expect(runner.runBaseline(core)).toEqual([{ right: 1 }, { right: 1 }, { right: 0 }, { right: 1 }]);
    expect([runner.casesOf(7), runner.casesOf(6)]).toEqual([3, 0]);
    watch.set(7, 3);
    expect(runner.runVariant(core, 7, 0, false)).toEqual({ run: 3, changed: [[2, { right: 1 }]] });
    expect(runner.runVariant(core, 7, 0, true).run).toBe(4);
  });

  it('runs only cases of which a comparison comes out otherwise, where nothing else asks', () => {
    runner.runBaseline(comparing);
    expect(runner.casesOf(7)).toBe(4);
    expect(runner.candidatesOf(7, values.length)).toBe(2);
    watch.set(7, 3);
    expect(runner.runVariant(comparing, 7, 0, false)).toEqual({ run: 1, changed: [[2, { right: 1 }]] });
    watch.set(7, 30);
    expect(runner.runVariant(comparing, 7, 1, false)).toEqual({ run: 1, changed: [[3, { right: 0 }]] });
  });

  it('finds what the code remembers', () => {
    runner.runBaseline(core);
    expect(runner.findRemembered(core)).toEqual(new Set([8, 9]));
  });

  it('refuses a build that watching has changed', () => {
    runner.runBaseline(core);
    expect(() => runner.checkAgainst({ run: (given: number) => given > 10 })).not.toThrow();
    expect(() => runner.checkAgainst({ run: () => true })).toThrow('case 1 of test');
  });

  it('goes on with a value that breaks the code, but not with code that is broken', () => {
    runner.runBaseline(core);
    watch.set(7, 0);
    expect(runner.runVariant(core, 7, 0, false).changed).toEqual([
      [1, {}],
      [2, {}],
      [3, {}],
    ]);
    expect(() => runner.runBaseline(core)).toThrow('nothing to compare with');
  });
});
