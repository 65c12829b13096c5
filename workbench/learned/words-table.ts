import { markdownTable } from '../perf/report/table.ts';
import { mean, type Score, scoresOf } from './learned-tables.ts';
import type { WordPages } from './measure-words.ts';

/** A row: some pages, and what each system reaches on them. */
interface Row {
  readonly name: string;
  /** A count, or nothing for a difference. */
  readonly pages: number | null;
  readonly f1: ReadonlyMap<string, number>;
}

/**
 * English and Japanese pages system by system, with the losses between them: over all sets, and over those that have pages in both
 * languages, where each set counts as often as it has Japanese pages, so that neither gold nor kind of page differ.
 */
export function wordsTable(pages: WordPages): string {
  const [heldOut, english, japanese] = [pages.heldOut, pages.english, pages.japanese].map(scoresOf) as [
    readonly Score[],
    readonly Score[],
    readonly Score[],
  ];
  const inBoth = (own: readonly Score[], other: readonly Score[]): readonly Score[] =>
    own.filter(({ dataset }) => other.some((score) => score.dataset === dataset));
  const [englishToo, japaneseToo] = [inBoth(english, japanese), inBoth(japanese, english)];
  const systems = [...new Set(japanese.map(({ system }) => system))];
  const row = (name: string, own: readonly Score[], value = plainMean): Row => ({
    name,
    pages: own.filter(({ system }) => system === systems[0]).length,
    f1: new Map(systems.map((one) => [one, value(own.filter(({ system }) => system === one))])),
  });
  const own = row('English: its own set, not learned from', heldOut);
  const others = row('English: all other sets', english);
  const all = row('Japanese: all sets', japanese);
  const both = row('English: sets with pages in both', englishToo, (scores) =>
    meanLike(
      scores,
      japaneseToo.filter(({ system }) => system === systems[0]),
    ),
  );
  const bothJapanese = row('Japanese: sets with pages in both', japaneseToo);
  return tableOf(systems, [
    own,
    others,
    all,
    lossOf('loss from its own set', own, all),
    lossOf('loss from all other sets', others, all),
    both,
    bothJapanese,
    lossOf('loss within these sets', both, bothJapanese),
  ]);
}

function plainMean(scores: readonly Score[]): number {
  return mean(scores.map(({ f1 }) => f1));
}

/** The mean of scores in which each set weighs as much as it does among others. */
function meanLike(scores: readonly Score[], others: readonly Score[]): number {
  return mean(others.map(({ dataset }) => plainMean(scores.filter((score) => score.dataset === dataset))));
}

function lossOf(name: string, from: Row, to: Row): Row {
  const f1 = [...from.f1].map(([system, value]) => [system, value - to.f1.get(system)!] as const);
  return { name, pages: null, f1: new Map(f1) };
}

function tableOf(systems: readonly string[], rows: readonly Row[]): string {
  return markdownTable<Row>(
    [
      { title: 'pages of', cell: ({ name }) => name },
      { title: 'pages', isNumber: true, cell: ({ pages }) => String(pages ?? '') },
      ...systems.map((system) => ({
        title: system,
        isNumber: true,
        cell: ({ f1 }: Row) => {
          const value = f1.get(system)!;
          return Number.isNaN(value) ? '–' : value.toFixed(3);
        },
      })),
    ],
    rows,
  );
}
