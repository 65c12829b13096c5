import { extract, parsePage } from 'fovea';
import type { GrowthShape } from '../fixtures/growth/growth-shape.ts';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { leastCpuTime, leastRatio } from './cpu-time.ts';

/**
 * Parses that extracting a page may cost before a test fails. `npm run perf -- --growth` reports the exact figures and
 * marks those above 25, the goal; a few shapes are above it, and a busy machine, where the garbage collector alone may
 * cost half as much again, needs room.
 */
export const MAX_PARSES = 60;

/** Markup as most pages have it: the parser skips over plain text almost for free, but what follows must read it. */
const ORDINARY = 'links';

/** Parses of a page, or of ordinary markup of its length if that takes longer, that extracting the page costs. */
export function costInParses(shape: GrowthShape, characters: number): number {
  const html = pageOf(shape, characters);
  const ordinary = pageOf(growthShapes.find(({ name }) => name === ORDINARY)!, characters);
  const parse = (page: string): number => parsePage(page).tree.size;
  const run = (): unknown => extract(html, { url: 'https://example.org/page' });
  // Code that is still being compiled would make the parser look slow.
  leastCpuTime(() => parse(pageOf(shape, characters / 16)), 16);
  return leastRatio(() => {
    const own = leastCpuTime(() => parse(html), 5);
    const markup = leastCpuTime(() => parse(ordinary), 5);
    return leastCpuTime(run, 1) / Math.max(own, markup);
  }, MAX_PARSES);
}
