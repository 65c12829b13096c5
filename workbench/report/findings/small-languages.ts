import type { MetricFacts, PageRecord } from '../../bench/result.ts';
import type { Duel, SmallLanguage } from './findings.ts';
import { groupBy } from './group-by.ts';
import { languageName } from './names.ts';

/** Smaller differences are due to tokenisation and do not count as a win. */
const MIN_DIFFERENCE = 0.005;

/** Languages with fewer than `few` pages: pages won and lost by the first system instead of means. */
export function smallLanguages(
  pages: readonly PageRecord[],
  metric: MetricFacts,
  [first, ...others]: readonly string[],
  few: number,
): readonly SmallLanguage[] {
  return [...groupBy(pages, (page) => page.lang)]
    .filter(([key, group]) => group.length < few && key !== 'und')
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([key, group]) => ({
      key,
      label: languageName(key),
      pages: group.length,
      duels: first === undefined ? [] : others.map((other) => duel(group, metric, first, other)),
    }));
}

function duel(pages: readonly PageRecord[], metric: MetricFacts, first: string, against: string): Duel {
  const scoreOf = (page: PageRecord, system: string): number | undefined =>
    page.systems[system]?.scores[metric.name]?.[metric.headline];
  let better = 0;
  let worse = 0;
  let same = 0;
  for (const page of pages) {
    const a = scoreOf(page, first);
    const b = scoreOf(page, against);
    if (a === undefined || b === undefined) continue;
    if (Math.abs(a - b) < MIN_DIFFERENCE) same++;
    else if (a > b) better++;
    else worse++;
  }
  return { against, better, worse, same };
}
