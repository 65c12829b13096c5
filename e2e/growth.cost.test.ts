import { extract } from 'fovea';
import { parse } from 'fovea-html';
import { describe, expect, it } from 'vitest';
import type { GrowthShape } from '../fixtures/growth/growth-shape.ts';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { inAnyOrder, TIME_IS_UP, timed } from './attempts.ts';
import { GROWTH_FACTOR, growthInCpuTime, MAX_GROWTH } from './cpu-time.ts';

/** Characters of the smaller page, so that the larger one has 200,000. */
const CHARACTERS = 12_500;

/** Those that stay within the time of an attack; by itself, a test takes all shapes. */
const SHAPES = inAnyOrder(growthShapes).map((shape) => [shape.name, shape] as const);

describe('the cost of a page grows no faster than its size', () => {
  const isInTime = timed();
  it.for(SHAPES)('%s', ([, shape], { skip }) => {
    skip(!isInTime(), TIME_IS_UP);
    const run = (html: string): unknown => extract(html, { explain: true, url: 'https://example.org/page' });
    expect(growthOf(shape, run)).toBeLessThan(MAX_GROWTH);
  });
});

describe('the cost of parsing alone grows no faster than the size of the page', () => {
  const isInTime = timed();
  it.for(SHAPES)('%s', ([, shape], { skip }) => {
    skip(!isInTime(), TIME_IS_UP);
    expect(growthOf(shape, parse)).toBeLessThan(MAX_GROWTH);
  });
});

function growthOf(shape: GrowthShape, step: (html: string) => unknown): number {
  const [small, large] = [CHARACTERS, GROWTH_FACTOR * CHARACTERS].map((characters) =>
    pageOf(shape, characters),
  );
  return growthInCpuTime(step, small!, large!);
}
