import { extract, parsePage } from 'fovea';
import type { GrowthShape } from '../fixtures/growth/growth-shape.ts';
import { pageOf } from '../fixtures/growth/sized.ts';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { leastCpuTime, leastRatio } from './cpu-time.ts';

/**
 * Parses that extracting a page may cost: 25 on a quiet machine, as `npm run perf -- --growth` reports at five times the size.
 * The rest is for machines whose memory is slow or shared, since a test must not fail because of them.
 */
export const MAX_PARSES = 40;

/** Markup as most pages have it: the parser skips over plain text almost for free, but what follows must read it. */
const ORDINARY = 'links';

/** CPU milliseconds of parsing ordinary markup, by its length: the same for all shapes. */
const ordinaryTimes = new Map<number, number>();

const parse = (html: string): number => parsePage(html).tree.size;

function ordinaryTime(characters: number): number {
  const known = ordinaryTimes.get(characters);
  if (known !== undefined) return known;
  const html = pageOf(growthShapes.find(({ name }) => name === ORDINARY)!, characters);
  const time = leastCpuTime(() => parse(html), 6);
  ordinaryTimes.set(characters, time);
  return time;
}

/** Parses of a page, or of ordinary markup of its length if that takes longer, that extracting the page costs. */
export function costInParses(shape: GrowthShape, characters: number): number {
  const html = pageOf(shape, characters);
  const run = (): unknown => extract(html, { url: 'https://example.org/page' });
  // Code that is still being compiled would make the parser look slow, or the extraction.
  const warmUp = pageOf(shape, characters / 16);
  leastCpuTime(() => parse(warmUp), 16);
  leastCpuTime(() => extract(warmUp), 2);
  return leastRatio(() => {
    const own = leastCpuTime(() => parse(html), 3);
    return leastCpuTime(run, 1) / Math.max(own, ordinaryTime(characters));
  }, MAX_PARSES);
}
