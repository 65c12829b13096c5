import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageFeatures } from '@fovea/internal';
import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { loadModel } from '../../../packages/core/src/methods/fovea/network/load-model.ts';
import { readPage } from '../../../packages/core/src/methods/fovea/network/read-page.ts';
import { WEIGHTS } from '../../../packages/core/src/methods/fovea/network/weights.ts';
import { fixtureSamples, REFERENCE_PAGES } from '../reference/fixture-samples.ts';

interface Golden {
  readonly weights: string;
  readonly pages: Record<string, Record<string, { pageType: string; probabilities: number[] }>>;
}

const golden = JSON.parse(
  readFileSync(new URL('testdata/reference.json', import.meta.url), 'utf8'),
) as Golden;
const samples = fixtureSamples(fileURLToPath(new URL('../../../fixtures/pages', import.meta.url)));

describe('trainer and method', () => {
  it('are compared on the weights that ship', () => {
    const digest = createHash('sha256').update(WEIGHTS).digest('hex');
    expect(golden.weights, 'The weights are newer: run `npm run train -- reference`.').toBe(digest);
    expect(Object.keys(golden.pages)).toEqual([...REFERENCE_PAGES]);
  });

  it.each(samples)('agree on $id', ({ id, html }) => {
    const model = loadModel();
    const features = pageFeatures(parsePage(html));
    const policies = Object.entries(golden.pages[id]!);
    expect(policies.length).toBeGreaterThan(0);
    for (const [policy, { pageType, probabilities }] of policies) {
      const { logits, types } = readPage(model, features, policy);
      expect(logits.length).toBe(probabilities.length);
      const off = probabilities.map((wanted, i) => Math.abs(1 / (1 + Math.exp(-logits[i]!)) - wanted));
      expect(Math.max(...off), policy).toBeLessThan(1e-4);
      expect([...logits].map((logit) => logit > 0)).toEqual(probabilities.map((wanted) => wanted > 0.5));
      expect(model.pageTypes[types.indexOf(Math.max(...types))]).toBe(pageType);
    }
  });

  it('does not agree by saying the same of every block', () => {
    const all = Object.values(golden.pages).flatMap((page) => page['wcxb']!.probabilities);
    expect(all.filter((one) => one > 0.9).length).toBeGreaterThan(20);
    expect(all.filter((one) => one < 0.1).length).toBeGreaterThan(20);
  });
});
