import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageFeatures, pageFeatures } from '../../features/blocks/page-features.ts';
import { pageFromHtml } from '../../page/from-html.ts';
import { resolveParameters } from '../parameters.ts';
import { type Decision, decide } from './decide.ts';
import { fovea } from './fovea.ts';
import { type FoveaOptions, foveaOptions } from './options.ts';

const DEFAULTS = foveaOptions(resolveParameters(fovea));
const features = (html: string): PageFeatures => pageFeatures(pageFromHtml(html));
/** As many paragraphs of ten characters. */
const paragraphs = (count: number): PageFeatures => features(`<body>${'<p>ten charac'.repeat(count)}`);

function decided(
  page: PageFeatures,
  logits: readonly number[],
  options: Partial<FoveaOptions> = {},
): Decision {
  expect(logits.length).toBe(page.blocks.count);
  return decide(page, Float32Array.from(logits), { ...DEFAULTS, ...options });
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

  it('is never empty, and keeps more the more recall counts', () => {
    const logit = fc.float({ min: -15, max: 15, noNaN: true });
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 12 }), (logits) => {
        const page = paragraphs(logits.length);
        const kept = (['precision', 'balanced', 'recall'] as const).map((focus) => {
          const { keep, confidence } = decided(page, logits, { focus });
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

  it('keeps or drops the heading that is the title', () => {
    const page = features(
      '<title>A quiet day</title><body><h1>Site</h1><h2>A quiet day</h2><h2>More</h2><p>Text',
    );
    expect([...decided(page, [-9, -9, -9, 9], { title: 'keep' }).keep]).toEqual([1, 1, 0, 1]);
    expect([...decided(page, [9, 9, 9, 9], { title: 'drop' }).keep]).toEqual([0, 0, 1, 1]);
    expect([...decided(page, [-9, 9, -9, 9], { title: 'auto' }).keep]).toEqual([0, 1, 0, 1]);
  });
});

describe('the title of a page', () => {
  const page = features('<title>Bread and salt</title><body><h1>Bread and salt</h1><p>ten charac</p>');

  it('is kept or dropped as asked', () => {
    expect([...decided(page, [-9, 9], { title: 'keep' }).keep]).toEqual([1, 1]);
    expect([...decided(page, [9, 9], { title: 'drop' }).keep]).toEqual([0, 1]);
  });

  it('stays where it is all there is', () => {
    const alone = features('<title>Bread and salt</title><body><h1>Bread and salt</h1>');
    expect([...decided(alone, [9], { title: 'drop' }).keep]).toEqual([1]);
  });
});
