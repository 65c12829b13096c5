import { markdownTable } from '../perf/report/table.ts';
import type { LearnedSystem } from './learned-systems.ts';
import { hasSeen, MIN_PAGES, mean, meanText, millisecondsText } from './learned-tables.ts';
import type { SystemCost } from './measure-cost.ts';
import type { LayoutScore } from './measure-layout.ts';

/** The set whose boxes a browser recorded with all style sheets. */
const RECORDED = 'spider-layout';

/** Systems that need layout with what they reach where it was recorded, as no trainer says it of whole pages. */
export function withLayoutScores(
  systems: readonly LearnedSystem[],
  scores: readonly LayoutScore[],
): readonly LearnedSystem[] {
  return systems.map((system) => {
    const own = scores.filter(({ system: name, dataset }) => name === system.name && dataset === RECORDED);
    if (!system.needsLayout || own.length === 0) return system;
    const reached = `LCS F1 ${meanText(own)}, ${own.length} pages with recorded boxes`;
    return {
      ...system,
      measured: system.measured === undefined ? reached : `${reached} (${system.measured})`,
    };
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
        cell: (system) =>
          millisecondsText(mean(scores.filter((one) => one.system === system).map(({ ms }) => ms))),
      },
    ],
    systems,
  );
}

/** The same by language, over all of these sets; a circle where a system was not trained on the language. */
export function layoutLanguageTable(
  systems: readonly LearnedSystem[],
  scores: readonly LayoutScore[],
): string {
  const rows = [...new Set(scores.map(({ system }) => system))];
  const counts = new Map<string, number>();
  for (const { system, lang } of scores)
    if (system === rows[0]) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  const languages = [...counts]
    .filter(([lang, count]) => lang !== 'und' && count >= MIN_PAGES)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  // A row with an option is of the system without it.
  const systemOf = (row: string) => systems.find(({ name }) => name === row.split('?')[0]);
  return markdownTable<string>(
    [
      { title: 'system', cell: (row) => row },
      ...languages.map(([lang, count]) => ({
        title: `${lang} (${count})`,
        isNumber: true,
        cell: (row: string) => {
          const system = systemOf(row);
          const mark = system === undefined || hasSeen(system, lang) ? '' : '°';
          return `${meanText(scores.filter((one) => one.system === row && one.lang === lang))}${mark}`;
        },
      })),
    ],
    rows,
  );
}
