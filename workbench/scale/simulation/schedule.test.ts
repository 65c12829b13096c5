import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';
import { EventQueue } from './event-queue.ts';
import { type Plan, simulate } from './schedule.ts';

const EVEN: Plan = {
  tasks: 1000,
  pagesPerTask: 3600,
  page: { meanS: 1, deviationS: 0 },
  startS: 0,
  hangs: 0,
  hangS: 30,
  cores: 100,
  slowShare: 0,
  slowness: 3,
  lossesPerHour: 0,
  isSpeculative: false,
  seed: 1,
};

describe('simulate', () => {
  it('takes as long as the work if nothing goes wrong and everything fits', () => {
    expect(simulate(EVEN)).toEqual({ hours: 10, idealHours: 10, tailHours: 0, wasted: 0 });
  });

  it('waits for the last task', () => {
    const { hours, tailHours } = simulate({ ...EVEN, tasks: 1001 });
    expect(hours).toBe(11);
    expect(tailHours).toBe(1);
  });

  it('is the same for the same seed', () => {
    const plan = {
      ...EVEN,
      page: { meanS: 1, deviationS: 4 },
      slowShare: 0.1,
      lossesPerHour: 0.05,
      hangs: 1e-4,
    };
    expect(simulate(plan)).toEqual(simulate(plan));
    expect(simulate(plan)).not.toEqual(simulate({ ...plan, seed: 2 }));
  });

  it('does lost tasks again', () => {
    const { hours, wasted } = simulate({ ...EVEN, lossesPerHour: 0.1 });
    expect(hours).toBeGreaterThan(10);
    // Each attempt is lost with a chance of 1 - exp(-0.1), after half of its time on average.
    expect(wasted).toBeGreaterThan(0.03);
    expect(wasted).toBeLessThan(0.08);
  });

  it('shortens the tail of slow machines by copies, and of nothing else', () => {
    const slow = { ...EVEN, slowShare: 0.05, slowness: 6 };
    const alone = simulate(slow);
    const helped = simulate({ ...slow, isSpeculative: true });
    expect(helped.hours).toBeLessThan(alone.hours);
    expect(helped.wasted).toBeGreaterThan(0);
    expect(simulate({ ...EVEN, isSpeculative: true })).toEqual(simulate(EVEN));
  });

  it('counts the time of pages that hang', () => {
    const { idealHours } = simulate({ ...EVEN, hangs: 1e-3 });
    expect(idealHours).toBeGreaterThan(10.2);
    expect(idealHours).toBeLessThan(10.4);
  });
});

describe('EventQueue', () => {
  it('gives values by their time', () => {
    const queue = new EventQueue<number>();
    const chance = chanceFrom(3);
    const times = Array.from({ length: 200 }, () => Math.floor(50 * chance.uniform()));
    for (const time of times) queue.add(time, time);
    expect(times.map(() => queue.take().value)).toEqual(times.toSorted((a, b) => a - b));
    expect(() => queue.take()).toThrow(/empty/);
  });
});

describe('chanceFrom', () => {
  it('has the moments that it says', () => {
    const chance = chanceFrom(7);
    const mean = (draw: () => number): number =>
      Array.from({ length: 4000 }, draw).reduce((sum, value) => sum + value, 0) / 4000;
    expect(Math.abs(mean(() => chance.normal()))).toBeLessThan(0.06);
    expect(Math.abs(mean(() => chance.exponential(2)) - 2)).toBeLessThan(0.15);
    expect(Math.abs(mean(() => chance.poisson(3)) - 3)).toBeLessThan(0.15);
    expect(Math.abs(mean(() => chance.poisson(900)) - 900)).toBeLessThan(3);
  });
});
