import { describe, expect, it } from 'vitest';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { costInParses, MAX_PARSES } from './cost.ts';

/** Long enough for any step that grows faster than the page to show, and all shapes in a few minutes. */
const CHARACTERS = 1_000_000;

describe('a page of a million characters costs no more than some parses of it', () => {
  it.each(growthShapes.map((shape) => [shape.name, shape] as const))('%s', (_, shape) => {
    expect(costInParses(shape, CHARACTERS)).toBeLessThan(MAX_PARSES);
  });
});
