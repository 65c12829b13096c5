import { extract } from 'fovea';
import { parse } from 'fovea-html';
import { describe, expect, it } from 'vitest';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { growthRatio } from '../packages/core/src/trace/growth.cases.ts';
import { inAnyOrder, seriesOf } from './attempts.ts';

/** Linear work grows 16-fold; 40 leaves room for a busy machine. `npm run perf -- --growth` reports the exact ratios. */
const MAX_GROWTH = 40;

/** Those that stay within the time of an attack; by itself, a test takes all shapes. */
const SHAPES = inAnyOrder(growthShapes).map((shape) => [shape.name, shape] as const);
const OVER = 'the time of the attack is over';

describe('the cost of a page grows no faster than its size', () => {
  const isInTime = timed();
  it.for(SHAPES)('%s', ([, shape], { skip }) => {
    skip(!isInTime(), OVER);
    const prepare = (size: number): (() => void) => {
      const html = shape.html(size);
      return () => extract(html, { explain: true, url: 'https://example.org/page' });
    };
    expect(growthRatio(prepare, shape.base, 16)).toBeLessThan(MAX_GROWTH);
  });
});

describe('the cost of parsing alone grows no faster than the size of the page', () => {
  const isInTime = timed();
  it.for(SHAPES)('%s', ([, shape], { skip }) => {
    skip(!isInTime(), OVER);
    const prepare = (size: number): (() => void) => {
      const html = shape.html(size);
      return () => parse(html);
    };
    expect(growthRatio(prepare, shape.base, 16)).toBeLessThan(MAX_GROWTH);
  });
});

/** Starts with the first test. */
function timed(): () => boolean {
  let goesOn: ((attempts: number) => boolean) | undefined;
  return () => {
    goesOn ??= seriesOf(Number.POSITIVE_INFINITY);
    return goesOn(0);
  };
}
