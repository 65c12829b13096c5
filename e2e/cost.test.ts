import { describe, expect, it } from 'vitest';
import { growthShapes } from '../fixtures/growth-shapes.ts';
import { costInParses, MAX_PARSES } from './cost.ts';

/** The dearest shapes, one for each kind of work; `all-shapes.cost.test.ts` measures all of them, at five times the size. */
const COSTLIEST_SHAPES = [
  'captioned-tables',
  'entities',
  'lists-in-cells',
  'numbered-code',
  'open-tex',
  'quotes-and-callouts',
  'sidenotes',
  'similar-siblings',
];

describe('a page costs no more than some parses of it', () => {
  it.each(COSTLIEST_SHAPES)('%s', (name) => {
    const shape = growthShapes.find((one) => one.name === name)!;
    expect(costInParses(shape, 200_000)).toBeLessThan(MAX_PARSES);
  });
});
