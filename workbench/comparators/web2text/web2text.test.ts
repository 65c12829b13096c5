import { readFileSync } from 'node:fs';
import { parsePage } from 'fovea';
import { beforeEach, describe, expect, it } from 'vitest';
import { runMethodCases, select } from '../../../packages/core/src/methods/method.cases.ts';
import { absenceReason } from '../model-files.ts';
import { readPublished } from './published-weights.ts';
import { web2text, web2textPublished } from './web2text.ts';

const why = absenceReason(web2textPublished.models);

describe('with the published weights', () => {
  beforeEach(({ skip }) => skip(why !== null, why ?? ''));

  runMethodCases(web2text);

  it('reads all of them, without biases', () => {
    for (const split of ['cleaneval', 'web2text'] as const) {
      const { unary, edge } = readPublished(split);
      const layers = [...unary, ...edge];
      expect(layers.reduce((sum, { weights }) => sum + weights.length, 0)).toBe(
        web2textPublished.facts.parameters,
      );
      expect(layers.every(({ biases }) => biases.every((bias) => bias === 0))).toBe(true);
      expect(layers.every(({ weights }) => weights.every((weight) => Math.abs(weight) < 10))).toBe(true);
    }
  });

  it('finds the story of a page', () => {
    const folder = new URL('../../../fixtures/pages/en-news-two-sidebars/', import.meta.url);
    const page = parsePage(readFileSync(new URL('source.html', folder), 'utf8'));
    const { roots, reasons } = select(web2text, page);
    expect(roots.length).toBeGreaterThan(0);
    expect(reasons[0]).toMatch(/^\d+ of \d+ texts are content\.$/u);
  });
});
