import { beforeEach, describe, expect, it } from 'vitest';
import { ASK, COMPARE, TRY } from '../variants/instrument.ts';
import { Watch } from './watch.ts';

type Call = (...given: unknown[]) => unknown;
const call = (name: string): Call => Reflect.get(globalThis, name) as Call;
const ask: Call = (...given) => call(ASK)(...given);
const attempt: Call = (...given) => call(TRY)(...given);
const compare: Call = (...given) => call(COMPARE)(...given);

describe('Watch', () => {
  let watch: Watch;
  beforeEach(() => {
    watch = new Watch();
    watch.install();
    watch.tryValues([[], [5, 20]]);
  });

  it('answers with the own value, or with the one that is set', () => {
    expect(ask(1, 'here', 10)).toBe(10);
    watch.set(1, 20);
    expect([ask(1, 'here', 10), ask(2, 'here', 10)]).toEqual([20, 10]);
    watch.reset();
    expect(ask(1, 'here', 10)).toBe(10);
    expect(watch.take().unknown).toEqual(new Set([1, 2]));
    expect(watch.take().constants).toEqual(new Set());
  });

  it('knows with which values an expression comes out otherwise', () => {
    expect(attempt([1], () => 7 < (ask(1, 'here', 10) as number))).toBe(true);
    expect(watch.take()).toEqual({
      constants: new Set([1]),
      places: new Map([['here', 1]]),
      unknown: new Set(),
      telling: new Set(['1:0']),
    });
    expect(attempt([1], () => 3 < (ask(1, 'here', 10) as number))).toBe(true);
    expect(watch.take().telling).toEqual(new Set());
    expect(attempt([1], () => Math.min(12, ask(1, 'here', 10) as number))).toBe(10);
    expect(watch.take().telling).toEqual(new Set(['1:0', '1:1']));
  });

  it('knows a constant only where it was asked for', () => {
    const either = (isFirst: boolean): unknown =>
      attempt([1, 2], () => (isFirst ? ask(1, 'here', 10) : ask(2, 'here', 7)));
    expect(either(true)).toBe(10);
    expect(watch.take().constants).toEqual(new Set([1]));
  });

  it.each([
    ['<', false],
    ['<=', true],
    ['>', false],
    ['>=', true],
    ['===', true],
    ['!==', false],
  ])('compares by %s', (operator, expected) => {
    expect(compare([1], 10, operator, () => ask(1, 'here', 10))).toBe(expected);
    expect(compare([1], () => ask(1, 'here', 10), operator, 10)).toBe(expected);
    expect(watch.take().unknown).toEqual(new Set());
  });

  it('cannot tell of a list, nor of a constant that a getter on the way asks for', () => {
    attempt([0], () => ask(0, 'here', [1]) !== null);
    attempt([1], () => (attempt([3], () => ask(3, 'here', 2)) as number) < (ask(1, 'here', 10) as number));
    expect(watch.take()).toMatchObject({ constants: new Set([0, 1, 3]), unknown: new Set([0, 3]) });
  });

  it('takes a value that breaks an expression for one that tells', () => {
    const list = Array.from({ length: 11 }, (_, at) => ({ at }));
    attempt([1], () => list[ask(1, 'here', 10) as number]!.at === 10 || 0);
    expect(watch.take().telling).toEqual(new Set(['1:0', '1:1']));
    expect(ask(1, 'here', 10)).toBe(10);
  });
});
