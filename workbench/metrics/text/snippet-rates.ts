import type { Snippets } from '../../datasets/sample.ts';
import type { Metric, Scores } from '../metric.ts';
import { meanOfPages } from '../scores.ts';

/** Share of the wanted and of the unwanted snippets that the text holds, letter case aside. */
export function snippetRates(snippets: Snippets, predicted: string): Scores {
  const text = predicted.toLowerCase();
  const rates: Record<string, number> = {};
  for (const kind of ['with', 'without'] as const) {
    const list = snippets[kind];
    const found = list.filter((snippet) => text.includes(snippet.toLowerCase())).length;
    if (list.length > 0) rates[kind] = found / list.length;
  }
  return rates;
}

/** The snippet columns of the WCXB leaderboard. */
export const wcxbSnippets: Metric = {
  name: 'wcxb-snippets',
  description:
    'Share of `with` snippets found (more is better) and of `without` snippets found (less is better).',
  source: 'WCXB (Murrough-Foley 2026), evaluate.py',
  needs: ['snippets'],
  headline: 'with',
  score: (sample, prediction) => snippetRates(sample.snippets!, prediction.text),
  aggregate: meanOfPages,
};
