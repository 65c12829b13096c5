import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '../../../page/from-html.ts';
import { type PageFeatures, pageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { type Decision, decide } from './decide.ts';

const features = (html: string): PageFeatures => pageFeatures(pageFromHtml(html));
/** As many paragraphs of ten characters. */
const paragraphs = (count: number): PageFeatures => features(`<body>${'<p>ten charac'.repeat(count)}`);

function decided(
  page: PageFeatures,
  logits: readonly number[],
  focus: FoveaOptions['focus'] = 'balanced',
): Decision {
  expect(logits.length).toBe(page.blocks.count);
  return decide(page, Float32Array.from(logits), focus);
}

describe('decide', () => {
  it('keeps what is surely content and nothing else', () => {
    const { keep, confidence, reasons } = decided(paragraphs(4), [-9, 9, 9, -9]);
    expect([...keep]).toEqual([0, 1, 1, 0]);
    expect(confidence).toBeGreaterThan(0.99);
    expect(reasons).toEqual([]);
  });

  it('is less sure where the network is', () => {
    const sure = decided(paragraphs(3), [5, 5, -5]).confidence;
    const unsure = decided(paragraphs(3), [0.5, 0.5, -0.5]).confidence;
    expect(unsure).toBeLessThan(sure);
  });

  it('takes the likeliest group where nothing is likely, and says so', () => {
    const page = features('<body><div><p>one<p>two</div><div><p>three<p>four</div>');
    const { keep, reasons } = decided(page, [-9, -9, -7, -7.5]);
    expect([...keep]).toEqual([0, 0, 1, 1]);
    expect(reasons.length).toBe(1);
  });

  it('names the odds from which it keeps', () => {
    expect(decided(paragraphs(4), [-9, 9, 9, -9]).bound).toBe(0);
  });

  it.each([-40, -2000])('takes something where probabilities can hardly be told from none: %i', (logit) => {
    for (const focus of ['precision', 'balanced', 'recall'] as const)
      expect([...decided(paragraphs(2), [logit, logit - 9], focus).keep]).toEqual([1, 0]);
  });

  it('is never empty, and keeps more the more recall counts', () => {
    const logit = fc.float({ min: -15, max: 15, noNaN: true });
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 12 }), (logits) => {
        const page = paragraphs(logits.length);
        const kept = (['precision', 'balanced', 'recall'] as const).map((focus) => {
          const { keep, confidence } = decided(page, logits, focus);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          return keep.reduce((sum, one) => sum + one, 0);
        });
        expect(kept[0]).toBeGreaterThan(0);
        // Where nothing is likely the fallback answers for every focus alike.
        if (Math.max(...logits) > -4) {
          expect(kept[1]).toBeGreaterThanOrEqual(kept[0]!);
          expect(kept[2]).toBeGreaterThanOrEqual(kept[1]!);
        }
      }),
    );
  });
});
