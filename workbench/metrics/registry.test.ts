import { parsePage } from 'fovea';
import { describe, expect, it } from 'vitest';
import { canScore, scorePage } from './metric.ts';
import { elementId, sampleOf } from './nodes/find-node.cases.ts';
import { METRICS, metricsNamed } from './registry.ts';

const html =
  '<body><nav>Menu</nav><article><p>One two three four five.</p><p>今天天气很好，我们去公园。</p></article></body>';
const article = { roots: [elementId(parsePage(html), 'article')], removed: [] };
const full = sampleOf({
  html,
  gold_text: 'One two three four five.\n\n今天天气很好，我们去公园。',
  snippets: { with: ['two three'], without: ['Menu'] },
  gold_nodes: [article],
  meta: { title: 'T', author: ['A B'], date: '2026-01-02' },
});
const right = { text: full.gold_text, metadata: { title: 'T', author: 'A B', date: '2026-01-02' } };

describe('registry', () => {
  it('names each metric once and finds it by name', () => {
    expect(new Set(METRICS.map((metric) => metric.name)).size).toBe(METRICS.length);
    expect(metricsNamed(['shingles']).map((metric) => metric.name)).toEqual(['shingles']);
    expect(metricsNamed('all')).toBe(METRICS);
    expect(() => metricsNamed(['shingle'])).toThrow(/No metric "shingle"/);
  });
});

describe.each(METRICS.map((metric) => [metric.name, metric] as const))('%s', (_, metric) => {
  const headline = (prediction: Parameters<typeof metric.score>[1]): number => {
    const row = scorePage(metric, full, prediction);
    return metric.aggregate(row ? [row] : [])[metric.headline];
  };

  it('gives 1 to a perfect prediction and 0 to a failed one', () => {
    expect(headline(right)).toBe(1);
    expect(headline({ ...right, error: 'timeout' })).toBe(0);
  });

  it('stays between 0 and 1 on a half-right prediction', () => {
    const value = headline({ text: 'Menu One two three four five.', metadata: { title: 'T' } });
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  });

  it('leaves out a page without its gold', () => {
    const bare = sampleOf({ html });
    expect(canScore(metric, bare)).toBe(false);
    expect(scorePage(metric, bare, right)).toBe(null);
  });

  it('aggregates no rows without failing', () => {
    for (const value of Object.values(metric.aggregate([]))) expect(value).toBe(0);
  });
});
