import { afterEach, describe, expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('startClock', () => {
  it('gives every stage its own time, and what is measured apart to none of the others', () => {
    let now = 100;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const clock = startClock();
    const parse = clock.apart('parse', (milliseconds: number) => {
      now += milliseconds;
      return 'parsed';
    });
    now += 3;
    clock.lap('decode');
    now += 5;
    expect(parse(20)).toBe('parsed');
    now += 2;
    clock.lap('select');
    now += 1;
    expect(clock.timings()).toEqual({
      decode: 3,
      parse: 20,
      select: 7,
      metadata: 0,
      clean: 0,
      output: 0,
      total: 31,
    });
  });
});
