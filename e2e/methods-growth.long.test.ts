import { isFoveaError, type Method, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { leastCpuTime, leastRatio } from './cpu-time.ts';

/** Linear work grows 16-fold, quadratic work 256-fold; the rest is room for the garbage collector and a busy machine. */
const MAX_GROWTH = 60;

/** Characters of the smaller page: one that fits the heap's young generation would make linear work look steep. */
const CHARACTERS = 100_000;

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
  const large = pageOf(shape, 16 * CHARACTERS);

  it.each(methods().map((method) => [method.name, method] as const))('%s', (_, method) => {
    const ratio = (): number => {
      const runs = Array.from({ length: 4 }, () => costOf(method, small));
      return costOf(method, large) / Math.min(...runs);
    };
    expect(leastRatio(ratio, MAX_GROWTH)).toBeLessThan(MAX_GROWTH);
  });
});
