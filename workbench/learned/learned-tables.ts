import type { PageRecord } from '../bench/result.ts';
import { markdownTable } from '../perf/report/table.ts';
import type { LearnedSystem } from './learned-systems.ts';
import type { SystemCost } from './measure-cost.ts';

/** The metric of all tables. */
export const METRIC = 'lcs-token';

/** Languages with fewer pages have no row or column. */
export const MIN_PAGES = 5;

/** One score of one system on one page. */
export interface Score {
  readonly system: string;
  readonly dataset: string;
  readonly lang: string;
  readonly f1: number;
}

/**
 * What each system is: size, what it has seen, cost, and what was published about it. Those that need layout have other costs,
 * on the pages that have it.
 */
export function factsTable(
  systems: readonly LearnedSystem[],
  costs: readonly SystemCost[],
  onLayout: readonly SystemCost[] = [],
): string {
  const asked = Math.max(...costs.map(({ pages }) => pages));
  return markdownTable<LearnedSystem>(
    [
      { title: 'system', cell: ({ name }) => name },
      { title: 'parameters', isNumber: true, cell: ({ facts }) => whole(facts.parameters) },
      { title: 'bytes', isNumber: true, cell: ({ facts }) => whole(facts.bytes) },
      {
        title: 'CPU ms a page',
        isNumber: true,
        cell: ({ name, needsLayout }) =>
          needsLayout ? milliseconds(name, onLayout) : milliseconds(name, costs, asked),
      },
      { title: 'its weights saw', cell: seenText },
      { title: 'measured on pages that it did not learn from', cell: ({ measured }) => measured ?? '–' },
      {
        title: 'published',
        cell: ({ facts }) =>
          facts.published.map(({ figure, source }) => `${figure} (${source})`).join('; ') || '–',
      },
    ],
    systems,
  );
}

function seenText({
  isCrossFitted,
  facts: { seenDatasets, seenLanguages, parameters },
}: LearnedSystem): string {
  if (parameters === 0) return 'nothing: rules';
  if (isCrossFitted) return 'our datasets; every page is judged by weights that have not seen its site';
  const languages =
    seenLanguages === null
      ? 'languages not said'
      : seenLanguages === 'all'
        ? 'all languages'
        : seenLanguages.join(', ');
  return `${seenDatasets.length === 0 ? 'other pages' : seenDatasets.join(', ')} (${languages})`;
}

function milliseconds(system: string, costs: readonly SystemCost[], asked?: number): string {
  const cost = costs.find((one) => one.system === system);
  if (cost === undefined || cost.pages === 0) return '–';
  const isWhole = asked === undefined || cost.pages === asked;
  return `${millisecondsText(cost.ms)}${isWhole ? '' : ` (${cost.pages} pages)`}`;
}

/** CPU time as tables show it. */
export function millisecondsText(ms: number): string {
  return Number.isNaN(ms) ? '–' : ms.toFixed(1);
}

/** The scores of all systems, page by page. */
export function scoresOf(records: readonly PageRecord[]): readonly Score[] {
  return records.flatMap(({ dataset, lang, systems }) =>
    Object.entries(systems).flatMap(([system, { scores }]) => {
      const f1 = scores[METRIC]?.['f1'];
      return f1 === undefined ? [] : [{ system, dataset, lang, f1 }];
    }),
  );
}

/** Mean F1 by dataset; a star where published weights may have seen its pages. */
export function datasetTable(systems: readonly LearnedSystem[], scores: readonly Score[]): string {
  const seen = new Map(systems.map(({ name, facts }) => [name, new Set(facts.seenDatasets)]));
  return slicedTable(scores, 'dataset', 1, (system, dataset) =>
    seen.get(system)?.has(dataset) === true ? '*' : '',
  );
}

/** Mean F1 by language over all datasets; a circle where a system was not trained on the language. */
export function languageTable(systems: readonly LearnedSystem[], scores: readonly Score[]): string {
  const knows = new Map(systems.map((system) => [system.name, (lang: string) => hasSeen(system, lang)]));
  return slicedTable(scores, 'lang', MIN_PAGES, (system, lang) =>
    lang !== 'und' && knows.get(system)?.(lang) === false ? '°' : '',
  );
}

/** Whether the weights of a system have learned from pages in a language, whatever the region; rules know all. */
export function hasSeen({ facts: { seenLanguages, parameters } }: LearnedSystem, lang: string): boolean {
  return (
    parameters === 0 ||
    seenLanguages === null ||
    seenLanguages === 'all' ||
    seenLanguages.includes(lang.split('-')[0]!)
  );
}

function slicedTable(
  scores: readonly Score[],
  by: 'dataset' | 'lang',
  least: number,
  mark: (system: string, slice: string) => string,
): string {
  const systems = [...new Set(scores.map(({ system }) => system))];
  const first = scores.filter(({ system }) => system === systems[0]);
  const counts = new Map<string, number>();
  for (const score of first) counts.set(score[by], (counts.get(score[by]) ?? 0) + 1);
  const slices = [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return markdownTable<readonly [string, number]>(
    [
      { title: by === 'lang' ? 'language' : 'dataset', cell: ([name]) => name },
      { title: 'pages', isNumber: true, cell: ([, count]) => String(count) },
      ...systems.map((system) => ({
        title: system,
        isNumber: true,
        cell: ([slice]: readonly [string, number]) => {
          const own = scores.filter((score) => score.system === system && score[by] === slice);
          return own.length === 0 ? '–' : `${mean(own.map(({ f1 }) => f1)).toFixed(3)}${mark(system, slice)}`;
        },
      })),
    ],
    slices,
  );
}

/** A mean as tables show it. */
export function meanText(scores: readonly { readonly f1: number }[]): string {
  return scores.length === 0 ? '–' : mean(scores.map(({ f1 }) => f1)).toFixed(3);
}

/** The mean of a system over the pages that pass a test; not a number if there are none. */
export function meanOf(scores: readonly Score[], system: string, test: (score: Score) => boolean): number {
  return mean(scores.filter((score) => score.system === system && test(score)).map(({ f1 }) => f1));
}

/** The mean of numbers; not a number if there are none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
