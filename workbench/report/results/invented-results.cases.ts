import {
  type BenchResult,
  type PageMeasure,
  type PageRecord,
  RESULT_FORM,
  type SystemFacts,
} from '../../bench/result.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { bootstrap } from '../../metrics/statistics/bootstrap.ts';
import type { Results } from './read-results.ts';

const KINDS = ['fovea', 'npm', 'python', 'binary'] as const;
const LANGUAGES = ['en', 'de', 'zh', 'ar', 'ja', 'th', 'fa', 'ru', 'ko', 'el'];
const TYPES = ['article', 'forum', 'product', 'listing', 'documentation', 'service'];

/** Results of invented systems and pages, always the same, for tests and for looking at plots. */
export function inventedResults(systemCount = 6, pageCount = 60): Results {
  const systems = Array.from({ length: systemCount }, (_, i): SystemFacts => {
    const kind = KINDS[i % KINDS.length]!;
    const name = i === 0 ? 'fovea:cectd-ds' : kind === 'fovea' ? `fovea:method-${i}` : `${kind}-peer-${i}`;
    return { name, kind, about: `Invented system ${i}`, version: `1.${i}.0` };
  });
  const datasets = ['first-set', 'second-set', 'tool-set'];
  const pages = datasets.flatMap((dataset, d) =>
    Array.from({ length: pageCount }, (_, i) => inventedPage(dataset, d, i, systems)),
  );
  const result: BenchResult = {
    form: RESULT_FORM,
    setting: {
      date: '2026-01-02',
      node: 'v20.19.0',
      machine: '2 × invented CPU',
      jobs: 2,
      timeoutMs: 20_000,
      pagesPerDataset: pageCount,
      scorer: 'abcdef012345',
      seconds: 12,
    },
    metrics: metricsNamed(['lcs-token', 'wcxb']).map(({ name, description, source, headline }) => ({
      name,
      description,
      source,
      headline,
    })),
    datasets: datasets.map((name, d) => ({
      name,
      title: name,
      digest: `${d}`.repeat(64),
      state: 'same',
      gold: d === 2 ? 'tool-output' : 'hand-text',
      isHeadline: d !== 2,
      caveat: d === 2 ? 'Favours the tool that made it.' : null,
      pages: pageCount,
      pagesInFile: pageCount * 2,
      partialGold: 0,
      languages: countBy(pages.filter((page) => page.dataset === name).map((page) => page.lang)),
      pageTypes: countBy(pages.filter((page) => page.dataset === name).map((page) => page.pageType)),
    })),
    systems,
    runs: systems.flatMap(({ name: system }, i) =>
      datasets.map((dataset) => ({
        system,
        dataset,
        pages: pageCount,
        empty: i,
        errors: i === 3 ? 1 : 0,
        timeouts: i === 4 ? 2 : 0,
        meanMs: 3 * 1.35 ** i,
        medianMs: 2 * 1.35 ** i,
      })),
    ),
    scores: systems.flatMap(({ name: system }) =>
      datasets.map((dataset) => {
        const rows = pages
          .filter((page) => page.dataset === dataset)
          .map((page) => page.systems[system]!.scores['lcs-token']!);
        const values = bootstrap(rows, metricsNamed(['lcs-token'])[0]!.aggregate, { resamples: 100 });
        return {
          system,
          dataset,
          metric: 'lcs-token',
          pages: rows.length,
          values,
          byLanguage: {},
          byPageType: {},
        };
      }),
    ),
    notices: ['invented-peer is not installed.'],
  };
  return { folder: 'invented', result, pages };
}

function inventedPage(dataset: string, d: number, i: number, systems: readonly SystemFacts[]): PageRecord {
  const measures = systems.map(({ name }, s): [string, PageMeasure] => {
    const luck = noise(d * 7919 + i * 31 + s * 101);
    const f1 =
      luck < 0.04
        ? 0
        : Math.max(0, Math.min(1, 0.97 - s * 0.012 - luck ** 4 * 0.7 + (i % 10 === 3 ? -0.1 : 0)));
    return [
      name,
      { chars: 1000, ms: 3, scores: { 'lcs-token': { precision: f1, recall: f1, f1, f05: f1 }, wcxb: null } },
    ];
  });
  return {
    dataset,
    id: `page-${i}`,
    url: `https://example.com/${dataset}/${i}`,
    lang: i < 4 ? ['my', 'lv', 'und', 'ka'][i]! : LANGUAGES[i % LANGUAGES.length]!,
    pageType: TYPES[(i * 7) % TYPES.length]!,
    systems: Object.fromEntries(measures),
  };
}

/** A number in [0, 1) that only depends on the seed. */
function noise(seed: number): number {
  const value = Math.sin(seed + 1) * 43758.5453;
  return value - Math.floor(value);
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
