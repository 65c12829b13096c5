import { markdownTable } from '../perf/report/table.ts';
import type { LearnedSystem } from './learned-systems.ts';
import { hasSeen, meanOf, type Score } from './learned-tables.ts';

/** With fewer pages on one side, the difference of two groups is that of single pages. */
const ENOUGH = 30;

/** A group of pages, with what a system and the reference reach on it. */
interface Group {
  readonly own: number;
  readonly other: number;
  readonly pages: number;
}

/**
 * What a system loses on languages that it has not seen, beside the reference on the same pages. Those that need layout have pages of
 * their own.
 */
export function lossTable(
  systems: readonly LearnedSystem[],
  onSource: readonly Score[],
  onLayout: readonly Score[],
  reference: string,
): string {
  const rows = systems
    .filter(({ facts }) => Array.isArray(facts.seenLanguages) && facts.parameters !== 0)
    .filter(({ needsLayout }) => !needsLayout || onLayout.length > 0)
    .map((system) => {
      const scores = system.needsLayout ? onLayout : onSource;
      const isSeen = ({ lang }: Score): boolean => hasSeen(system, lang);
      const groupOf = (test: (score: Score) => boolean): Group => ({
        own: meanOf(scores, system.name, test),
        other: meanOf(scores, reference, test),
        pages: scores.filter((score) => score.system === reference && test(score)).length,
      });
      const unknown = groupOf((score) => score.lang !== 'und' && !isSeen(score));
      return { name: system.name, known: groupOf(isSeen), unknown };
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
      { title: 'remark', cell: ({ known, unknown }) => remarkOf(Math.min(known.pages, unknown.pages)) },
    ],
    rows,
  );
}

function remarkOf(pages: number): string {
  return pages < ENOUGH ? `too few pages to say anything (under ${ENOUGH})` : '';
}
