import { isFoveaError, type Method, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { inAnyOrder, TIME_IS_UP, timed } from './attempts.ts';
import { GROWTH_FACTOR, leastCpuTime, leastRatio, MAX_GROWTH } from './cpu-time.ts';

/** Characters of the smaller page. */
const CHARACTERS = 25_000;

/** Deep and wide pages, on which methods compare blocks with their neighbours, ancestors and likes. */
const SHAPES = ['deep-lists', 'many-tables', 'pagination', 'similar-siblings'];

/**
 * CPU milliseconds of a method on a page of its own, because what it computes about a page is kept with it. Some methods
 * cannot work on such a page and say so.
 */
function costOf(method: Method, html: string): number {
  const options = Object.fromEntries(method.parameters.map((one) => [one.name, one.default]));
  const page = parsePage(html);
  expect(page.tree.size).toBeGreaterThan(0);
  return leastCpuTime(() => {
    try {
      method.select(page, { options });
    } catch (error) {
      if (!isFoveaError(error)) throw error;
    }
  }, 1);
}

describe.each(SHAPES)('the cost of a method grows no faster than the page: %s', (name) => {
  const shape = growthShapes.find((one) => one.name === name)!;
  const small = pageOf(shape, CHARACTERS);
  const large = pageOf(shape, GROWTH_FACTOR * CHARACTERS);
  const isInTime = timed();

  it.for(inAnyOrder(methods()).map((method) => [method.name, method] as const))(
    '%s',
    ([, method], { skip }) => {
      skip(!isInTime(), TIME_IS_UP);
      // As much work on both sides: one short run may need no garbage collection at all.
      const repeated = (): number => {
        let total = 0;
        for (let run = 0; run < GROWTH_FACTOR; run++) total += costOf(method, small);
        return total / GROWTH_FACTOR;
      };
      repeated();
      expect(leastRatio(() => costOf(method, large) / repeated(), MAX_GROWTH)).toBeLessThan(MAX_GROWTH);
    },
  );
});
