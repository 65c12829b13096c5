import type { Measured } from '../compare.ts';
import { median, quantile, spread, sum } from '../statistics.ts';

/** Figures of one regime; CPU milliseconds. */
export interface RegimeFigures {
  readonly msPerPage: number;
  readonly pagesPerSecond: number;
  readonly mbPerSecond: number;
  /** Range of the rounds over their median. */
  readonly spread: number;
}

/** Figures of one candidate, medians over the rounds. */
export interface Summary {
  readonly name: string;
  readonly about: string;
  readonly pages: number;
  readonly skipped: string | null;
  readonly shortWarm: RegimeFigures & {
    readonly p50: number;
    readonly p99: number;
    readonly worst: { readonly id: string; readonly ms: number };
    /** Per page, null if it was left out. */
    readonly perPage: readonly (number | null)[];
  };
  readonly hot: RegimeFigures & {
    readonly headMs: number;
    readonly isWhole: boolean;
    readonly totalMs: number;
  };
  readonly peakRssMb: number;
  /** Null if it works in a process that does not tell. */
  readonly retainedMb: number | null;
  readonly cold: { readonly load: number; readonly firstPage: number; readonly total: number };
  readonly errors: number;
  readonly nearlyEmpty: number;
  readonly killed: Measured['killed'];
}

/** Facts about a page for the tables. */
export interface PageFacts {
  readonly id: string;
  /** UTF-8 bytes. */
  readonly bytes: number;
}

/** Reduces the rounds of a candidate to medians. */
export function summarise(measured: Measured, allPages: readonly PageFacts[]): Summary {
  const { candidate, rounds, cold } = measured;
  const pages = allPages.slice(0, measured.pages);
  const perPage = pages.map((_, i) => {
    const times = rounds.map((round) => round.shortWarm[i] ?? null).filter((ms) => ms !== null);
    return times.length === 0 ? null : median(times);
  });
  const of = (pick: (round: Measured['rounds'][number]) => number): number => median(rounds.map(pick));
  return {
    name: candidate.name,
    about: candidate.about,
    pages: pages.length,
    skipped: measured.skipped,
    shortWarm: shortWarmFigures(measured, pages, perPage),
    hot: hotFigures(measured, pages, perPage, allPages.length),
    peakRssMb: of((round) => round.peakRssMb),
    retainedMb: rounds.some((round) => round.retainedMb === null) ? null : of((round) => round.retainedMb!),
    cold: {
      load: median(cold.map((start) => start.load)),
      firstPage: median(cold.map((start) => start.firstPage)),
      total: median(cold.map((start) => start.total)),
    },
    errors: of((round) => round.errors.length),
    nearlyEmpty: of((round) => round.nearlyEmpty),
    killed: measured.killed,
  };
}

/** The cost of `over` divided by the cost of `under`, on the pages that both ran. */
export function costRatio(over: Summary, under: Summary, regime: 'shortWarm' | 'hot'): number {
  if (regime === 'hot') {
    const isWhole = over.hot.isWhole && under.hot.isWhole;
    return isWhole ? over.hot.totalMs / under.hot.totalMs : over.hot.headMs / under.hot.headMs;
  }
  let above = 0;
  let below = 0;
  for (const [i, ms] of over.shortWarm.perPage.entries()) {
    const other = under.shortWarm.perPage[i] ?? null;
    if (ms === null || other === null) continue;
    above += ms;
    below += other;
  }
  return above / below;
}

function shortWarmFigures(
  { rounds }: Measured,
  pages: readonly PageFacts[],
  perPage: Summary['shortWarm']['perPage'],
): Summary['shortWarm'] {
  const times = perPage.filter((ms) => ms !== null);
  const worst = Math.max(...times);
  const totals = rounds.map((round) => sum(round.shortWarm.filter((ms) => ms !== null)));
  return {
    ...regimeFigures(sum(times), bytesRun(pages, perPage), times.length),
    spread: spread(totals),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    worst: { id: pages[perPage.indexOf(worst)]?.id ?? '', ms: worst },
    perPage,
  };
}

function hotFigures(
  { rounds }: Measured,
  pages: readonly PageFacts[],
  perPage: Summary['shortWarm']['perPage'],
  pagesOfAll: number,
): Summary['hot'] {
  const totals = rounds.map((round) => round.hot.head + round.hot.tail);
  const count = perPage.filter((ms) => ms !== null).length;
  return {
    ...regimeFigures(median(totals), bytesRun(pages, perPage), count),
    spread: spread(totals),
    headMs: median(rounds.map((round) => round.hot.head)),
    totalMs: median(totals),
    isWhole: pages.length === pagesOfAll,
  };
}

function regimeFigures(ms: number, bytes: number, count: number): Omit<RegimeFigures, 'spread'> {
  return {
    msPerPage: ms / count,
    pagesPerSecond: (count * 1000) / ms,
    mbPerSecond: bytes / 1000 / ms,
  };
}

function bytesRun(pages: readonly PageFacts[], perPage: readonly (number | null)[]): number {
  return sum(pages.filter((_, i) => perPage[i] !== null).map((page) => page.bytes));
}
