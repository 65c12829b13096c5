import type { PageRecord } from '../../bench/result.ts';
import { metricsNamed } from '../../metrics/registry.ts';
import { languageName } from '../../report/findings/names.ts';
import { score, type Table } from '../../report/tables/table.ts';
import type { ComparedRow } from '../paper.ts';
import { isNonLatin } from '../scripts.ts';

/** The metric of the paper. */
const METRIC = metricsNamed(['lcs-token'])[0]!;

/** With more pages, the mean of a language says more than its pages. */
const MAX_PAGES = 10;

/** Every page of the non-Latin languages that have only a handful, so that no mean hides how few they are. */
export function pagesOfSmallLanguages(methods: readonly ComparedRow[], pages: readonly PageRecord[]): Table {
  const counts = new Map<string, number>();
  for (const { lang } of pages) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const few = pages
    .filter((page) => isNonLatin(page.lang) && counts.get(page.lang)! <= MAX_PAGES && hasGold(page))
    .toSorted((a, b) => a.lang.localeCompare(b.lang) || a.dataset.localeCompare(b.dataset));
  return {
    id: 'dana-small-languages',
    title: `Token LCS F1 page by page, languages with at most ${MAX_PAGES} pages`,
    note: 'Too few for a mean. A dash: the method says that the page is not one for it.',
    head: [
      { title: 'language' },
      { title: 'page' },
      ...methods.map(({ label }) => ({ title: label, isNumber: true })),
    ],
    rows: few.map((page) => [
      languageName(page.lang),
      `${page.dataset} ${page.id}`,
      ...methods.map(({ system }) => pageScore(page, system)),
    ]),
  };
}

function hasGold({ systems }: PageRecord): boolean {
  return Object.values(systems).some(({ scores }) => (scores[METRIC.name] ?? null) !== null);
}

function pageScore(page: PageRecord, system: string | undefined): string {
  const found = page.systems[system ?? ''];
  const row = found?.scores[METRIC.name] ?? null;
  if (row === null || found?.error !== undefined) return '–';
  return score(METRIC.aggregate([row])['f1']);
}
