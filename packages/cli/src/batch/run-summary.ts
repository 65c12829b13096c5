import type { BatchSummary } from '@fovea/sources';
import { counted } from '../counted.ts';
import { rateOf } from '../progress.ts';

/** How a run went, and how long it took. */
export interface TimedSummary extends BatchSummary {
  readonly elapsedMs: number;
}

/** What an earlier run has left in an output, as it is when the remaining pages are processed. */
export interface Earlier {
  readonly rows: number;
  /** Rows with an error. */
  readonly failed: number;
  /** How the retry of its failures went, if there was one. */
  readonly retried: TimedSummary | null;
}

/** An output without rows. */
export const NOTHING: Earlier = { rows: 0, failed: 0, retried: null };

/** The summary of a whole run in one line: the retry of earlier failures is part of it, kept rows are named apart. */
export function summaryLine(ran: TimedSummary | null, { rows, failed, retried }: Earlier): string {
  const whole = joined(retried, ran);
  const { pages, empty, skipped, slowest, elapsedMs } = whole;
  const rate = Math.round(rateOf({ pages, elapsedMs }) * 10) / 10;
  const parts = [`${counted(pages, 'page')} in ${(elapsedMs / 1000).toFixed(1)} s (${rate} pages/s)`];
  const kept = rows - (retried === null ? 0 : retried.pages);
  // All failures of the earlier run were retried, or none.
  const keptFailures = retried === null && failed > 0 ? `, of which ${failed} failed` : '';
  if (kept > 0) parts.push(`${kept} already done${keptFailures}`);
  parts.push(`${empty} without content`, `${whole.failed} failed`);
  if (skipped > 0) parts.push(`${counted(skipped, 'record')} skipped`);
  if (slowest !== null) parts.push(`slowest ${slowest.name} (${(slowest.ms / 1000).toFixed(2)} s)`);
  return parts.join(', ');
}

const NO_RUN: TimedSummary = {
  pages: 0,
  empty: 0,
  failed: 0,
  skipped: 0,
  interrupted: false,
  slowest: null,
  children: 0,
  elapsedMs: 0,
};

function joined(first: TimedSummary | null, second: TimedSummary | null): TimedSummary {
  const [one, other] = [first ?? NO_RUN, second ?? NO_RUN];
  return {
    pages: one.pages + other.pages,
    empty: one.empty + other.empty,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    interrupted: one.interrupted || other.interrupted,
    slowest: (one.slowest?.ms ?? 0) > (other.slowest?.ms ?? 0) ? one.slowest : other.slowest,
    children: one.children + other.children,
    elapsedMs: one.elapsedMs + other.elapsedMs,
  };
}
