import { isFoveaError, type Method, type Page, parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { rangesToNodes } from 'fovea/page';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';

/** Enough that each shape repeats its part often. */
const CHARACTERS = 8_000;

/** What a method found, or `null` if it cannot work on such a page. */
function rootsOrReason(method: Method, page: Page): readonly number[] | string | null {
  const options = Object.fromEntries(method.parameters.map((one) => [one.name, one.default]));
  try {
    const { roots, empty } = rangesToNodes(page, method.select(page, { options }));
    return roots.length > 0 ? roots : (empty?.code ?? null);
  } catch (error) {
    if (isFoveaError(error) && error.code === 'unsupported-page') return error.code;
    throw error;
  }
}

describe('every method ends well', () => {
  it.each(growthShapes.map((shape) => [shape.name, shape] as const))('on %s', (_, shape) => {
    const page = parsePage(pageOf(shape, CHARACTERS));
    for (const method of methods()) expect(rootsOrReason(method, page), method.name).not.toBeNull();
  });
});
