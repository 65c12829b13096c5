import { describe, expect, it } from 'vitest';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { costInParses, MAX_PARSES } from './cost.ts';

describe('a page of five million characters costs no more than some parses of it', () => {
  it.each(growthShapes.map((shape) => [shape.name, shape] as const))('%s', (_, shape) => {
    expect(costInParses(shape, 5_000_000)).toBeLessThan(MAX_PARSES);
  });
});
