import type { Ledger } from '../perf/report/ledger.ts';
import { sum } from '../perf/statistics.ts';
import type { PageTimes } from './measure-pages.ts';
import { costsOf, lineThrough, type MedianCost } from './median-costs.ts';
import type { PageCost } from './simulation/schedule.ts';

/** What a task of a crawl does: a WARC file in, a table out. */
const TASK = { way: 'batch → Parquet', format: 'warc.gz', cores: 1 };
/** Seconds of a start where it is not measured. */
const USUAL_START_S = 2;

/** CPU seconds of each page by itself, without reading and writing. */
export function timesOfPages(ledger: Ledger): PageCost {
  const seconds = ledger.rows<PageTimes>('pages').flatMap(({ ms }) => ms.map((value) => value / 1000));
  const meanS = sum(seconds) / seconds.length;
  const deviationS = Math.sqrt(sum(seconds.map((value) => (value - meanS) ** 2)) / seconds.length);
  return { meanS, deviationS };
}

/** Whether two sizes of a crawl were measured, so that the costs are those of a task, and not of the extraction alone. */
export function isTaskMeasured(ledger: Ledger): boolean {
  return lineThrough(costsOf(ledger), TASK) !== null;
}

/** CPU seconds of a further page in a task, with all that comes with it; their spread is that of pages by themselves. */
export function costsOfPages(ledger: Ledger): PageCost {
  const page = timesOfPages(ledger);
  const line = lineThrough(costsOf(ledger), TASK);
  const factor = line === null || line.pageMs <= 0 ? 1 : line.pageMs / 1000 / page.meanS;
  return { meanS: factor * page.meanS, deviationS: factor * page.deviationS };
}

/** Seconds of a task before its first page: what does not grow with the pages of a batch. */
export function startOfTask(ledger: Ledger): number {
  const line = lineThrough(costsOf(ledger), TASK);
  return line === null ? USUAL_START_S : line.startMs / 1000;
}

/** The most memory that a task had, in MB; `null` if it is not measured. */
export function memoryOfTask(ledger: Ledger): number | null {
  const isTask = ({ way, format, cores }: MedianCost): boolean =>
    way === TASK.way && format === TASK.format && cores === TASK.cores;
  const peaks = costsOf(ledger).flatMap((cost) => (isTask(cost) ? [cost.peakMb] : []));
  return peaks.length === 0 ? null : Math.max(...peaks);
}
