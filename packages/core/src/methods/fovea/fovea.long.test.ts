import { describe, expect, it } from 'vitest';
import { growthShapes } from '../../../../../fixtures/growth-shapes.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { growthRatio } from '../../trace/growth.cases.ts';
import { select } from '../method.cases.ts';
import { fovea } from './fovea.ts';

describe('fovea', () => {
  it.each(growthShapes.map((shape) => [shape.name, shape] as const))('grows linearly on %s', (_, shape) => {
    const prepare = (size: number): (() => void) => {
      const page = pageFromHtml(shape.html(size));
      void page.tree;
      return () => select(fovea, page);
    };
    // Sixteen times the page; a wide margin, because the clock also counts what else the machine does.
    expect(growthRatio(prepare, Math.ceil(shape.base / 8), 16)).toBeLessThan(40);
  });
});
