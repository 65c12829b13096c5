import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { pageFeatures } from '../features/page-features.ts';
import { bestCut } from './best-cut.ts';

/** Paragraphs of as many tens of characters. */
const page = (...lengths: readonly number[]) =>
  pageFeatures(pageFromHtml(`<body>${lengths.map((tens) => `<p>${'ten charac'.repeat(tens)}`).join('')}`));
const cut = (lengths: readonly number[], logits: readonly number[], { beta = 1, lowest = -4 } = {}): number =>
  bestCut(page(...lengths), Float32Array.from(logits), beta, lowest);

describe('bestCut', () => {
  it('is at even odds where that tells blocks apart', () => {
    expect(cut([1, 1], [9, -9])).toBe(0);
    expect(cut([1, 1], [0, 0])).toBe(0);
    expect(cut([1, 1, 1], [2, 1, -7])).toBe(0);
  });

  it('lies between a text and a tail that is likelier to be none, however long the tail is', () => {
    for (const tens of [1, 10, 1000]) {
      const at = cut([2, tens], [4, -1.5]);
      expect(at).toBeGreaterThan(-1.5);
      expect(at).toBeLessThanOrEqual(4);
    }
  });

  it('takes the tail along that is likelier content, and where there are several, more than those', () => {
    expect(cut([2, 1000], [4, 0.5])).toBeLessThanOrEqual(0.5);
    expect(cut([1, 10, 10, 10], [4, 1, -0.5, -2])).toBe(-0.5);
  });

  it('is as low as allowed', () => {
    expect(cut([1], [-3.5])).toBe(-3.5);
    expect(cut([1], [-4.5])).toBe(8);
    expect(cut([1], [-4.5], { lowest: -8 })).toBe(-4.5);
  });

  it('is the best of all cuts, as trying each of them against each other one does', () => {
    const block = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.float({ min: -9, max: 9, noNaN: true }));
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
        const at = cut(blocks.map(([tens]) => tens), blocks.map(([, logit]) => logit)); // biome-ignore format: one case
        const width = (from: number): number =>
          blocks.reduce((sum, [tens, logit]) => sum + (logit >= from ? tens : 0), 0);
        const cuts = Array.from({ length: 65 }, (_, index) => -8 + index / 4);
        const upTo = (from: number): number => (from === 8 ? 1 : 1 / (1 + Math.exp(-from / 2)));
        const value = (kept: number): number =>
          cuts.reduce((sum, other) => {
            const content = width(other);
            const chance = upTo(other) - (other === -8 ? 0 : upTo(other - 0.25));
            return sum + (content === 0 ? 0 : (chance * Math.min(kept, content)) / (kept + content));
          }, 0);
        const allowed = cuts.filter((one) => one >= -4 && width(one) > 0);
        if (allowed.length === 0) return expect(at).toBe(8);
        const best = Math.max(...allowed.map((one) => value(width(one))));
        expect(value(width(at))).toBeCloseTo(best, 9);
      }),
    );
  });

  it('falls the more recall counts', () => {
    const logit = fc.float({ min: -6, max: 9, noNaN: true });
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 12 }), (logits) => {
        const lengths = logits.map((_, index) => 1 + (index % 4));
        const [narrow, middle, wide] = [0.5, 1, 2].map((beta) => cut(lengths, logits, { beta }));
        const kept = (from: number): number => logits.filter((one) => one >= from).length;
        expect(kept(middle!)).toBeGreaterThanOrEqual(kept(narrow!));
        expect(kept(wide!)).toBeGreaterThanOrEqual(kept(middle!));
      }),
    );
  });
});
