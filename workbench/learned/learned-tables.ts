import type { PageRecord } from '../bench/result.ts';
import { markdownTable } from '../perf/report/table.ts';
import type { LearnedSystem } from './learned-systems.ts';
import type { SystemCost } from './measure-cost.ts';
import type { LayoutScore } from './measure-layout.ts';

/** The metric of all tables. */
export const METRIC = 'lcs-token';

/** The language of which a published figure speaks. */
export const JAPANESE = 'ja';

/** The set whose boxes a browser recorded with all style sheets. */
const RECORDED = 'spider-layout';

/** Languages with fewer pages have no column. */
const MIN_PAGES = 5;

/** One score of one system on one page. */
interface Score {
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

/** Systems that need layout with what they reach where it was recorded, as no trainer says it of whole pages. */
export function withLayoutScores(
  systems: readonly LearnedSystem[],
  scores: readonly LayoutScore[],
): readonly LearnedSystem[] {
  return systems.map((system) => {
    const own = scores.filter(({ system: name, dataset }) => name === system.name && dataset === RECORDED);
    if (!system.needsLayout || own.length === 0) return system;
    return { ...system, measured: `LCS F1 ${meanText(own)}, ${own.length} pages with recorded boxes` };
  });
}

/** What systems that need layout cost on the pages that have it, which are read already. */
export function layoutCosts(
  systems: readonly LearnedSystem[],
  scores: readonly LayoutScore[],
): readonly SystemCost[] {
  return systems
    .filter(({ needsLayout }) => needsLayout)
    .map(({ name }) => {
      const own = scores.filter(({ system }) => system === name);
      return { system: name, pages: own.length, ms: mean(own.map(({ ms }) => ms)) };
    });
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
  return `${cost.ms.toFixed(1)}${isWhole ? '' : ` (${cost.pages} pages)`}`;
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

function hasSeen({ facts: { seenLanguages, parameters } }: LearnedSystem, lang: string): boolean {
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

/** What a system loses on languages that it has not seen, beside the reference on the same pages. */
export function lossTable(
  systems: readonly LearnedSystem[],
  scores: readonly Score[],
  reference: string,
): string {
  const rows = systems
    .filter(({ facts }) => Array.isArray(facts.seenLanguages) && facts.parameters !== 0)
    .map((system) => {
      const isSeen = ({ lang }: Score): boolean => hasSeen(system, lang);
      const [known, unknown] = [isSeen, (score: Score) => score.lang !== 'und' && !isSeen(score)].map(
        (test) => ({
          own: meanOf(scores, system.name, test),
          other: meanOf(scores, reference, test),
          pages: scores.filter((score) => score.system === reference && test(score)).length,
        }),
      );
      return { name: system.name, known: known!, unknown: unknown! };
    });
  type Row = (typeof rows)[number];
  const number = (title: string, cell: (row: Row) => string) => ({ title, isNumber: true, cell });
  const signed = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3));
  return markdownTable<Row>(
    [
      { title: 'system', cell: ({ name }) => name },
      number('pages seen', ({ known }) => String(known.pages)),
      number('F1', ({ known }) => signed(known.own)),
      number('pages unseen', ({ unknown }) => String(unknown.pages)),
      number('F1', ({ unknown }) => signed(unknown.own)),
      number('loss', ({ known, unknown }) => signed(known.own - unknown.own)),
      number(`loss of ${reference}`, ({ known, unknown }) => signed(known.other - unknown.other)),
    ],
    rows,
  );
}

/** What each system loses on Japanese pages against English ones. */
export function japaneseTable(english: readonly Score[], japanese: readonly Score[]): string {
  const always = (): boolean => true;
  const rows = [...new Set(japanese.map(({ system }) => system))].map((name) => ({
    name,
    pages: [english, japanese].map((own) => own.filter(({ system }) => system === name).length),
    f1: [english, japanese].map((own) => meanOf(own, name, always)),
  }));
  type Row = (typeof rows)[number];
  const number = (title: string, cell: (row: Row) => string) => ({ title, isNumber: true, cell });
  return markdownTable<Row>(
    [
      { title: 'system', cell: ({ name }) => name },
      number('English pages', ({ pages }) => String(pages[0])),
      number('F1', ({ f1 }) => f1[0]!.toFixed(3)),
      number('Japanese pages', ({ pages }) => String(pages[1])),
      number('F1', ({ f1 }) => f1[1]!.toFixed(3)),
      number('loss', ({ f1 }) => (f1[0]! - f1[1]!).toFixed(3)),
    ],
    rows,
  );
}

/** Systems on pages with layout, by dataset. */
export function layoutTable(scores: readonly LayoutScore[]): string {
  const systems = [...new Set(scores.map(({ system }) => system))];
  const sets = [...new Set(scores.map(({ dataset }) => dataset))];
  return markdownTable<string>(
    [
      { title: 'system', cell: (system) => system },
      ...sets.map((dataset) => ({
        title: `${dataset} (${scores.filter((one) => one.dataset === dataset && one.system === systems[0]).length})`,
        isNumber: true,
        cell: (system: string) =>
          meanText(scores.filter((one) => one.system === system && one.dataset === dataset)),
      })),
      {
        title: 'CPU ms',
        isNumber: true,
        cell: (system) => mean(scores.filter((one) => one.system === system).map(({ ms }) => ms)).toFixed(1),
      },
    ],
    systems,
  );
}

function meanText(scores: readonly { readonly f1: number }[]): string {
  return scores.length === 0 ? '–' : mean(scores.map(({ f1 }) => f1)).toFixed(3);
}

function meanOf(scores: readonly Score[], system: string, test: (score: Score) => boolean): number {
  return mean(scores.filter((score) => score.system === system && test(score)).map(({ f1 }) => f1));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function whole(value: number): string {
  return value.toLocaleString('en');
}
