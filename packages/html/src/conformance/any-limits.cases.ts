import fc from 'fast-check';
import { expect } from 'vitest';
import { parse } from '../parse.ts';
import { brokenLink } from './parse5-outline.cases.ts';
import { anySoup } from './soup.cases.ts';

const tightLimits = fc.record({
  maxNodes: fc.integer({ min: 1, max: 60 }),
  maxDepth: fc.integer({ min: 2, max: 8 }),
  maxAttributes: fc.nat(2),
  maxReconstructed: fc.nat(3),
});

/** Checks on any input and under any limits that the tree is consistent and respects the limits. */
export function checkAnyInputUnderAnyLimits(seed: number, numRuns: number): void {
  const property = fc.property(anySoup, tightLimits, fc.boolean(), (html, limits, isTight) => {
    const tree = isTight ? parse(html, { limits }) : parse(html);
    expect(brokenLink(tree)).toBe('');
    expect(tree.attributeStart[tree.size]).toBe(tree.attributes.name.length);
    expect(tree.pieceStart[tree.size]).toBe(tree.pieces.start.length);
    for (let id = 0; id < tree.size; id++) {
      if (isTight) expect(tree.depth[id]).toBeLessThanOrEqual(limits.maxDepth);
      expect(tree.sourceEnd[id]).toBeGreaterThanOrEqual(tree.sourceStart[id]!);
    }
  });
  fc.assert(property, { seed, numRuns });
}
