import type { Ledger } from '../perf/report/ledger.ts';
import { markdownTable, short } from '../perf/report/table.ts';
import { quantile, sum } from '../perf/statistics.ts';
import type { PageTimes } from './measure-pages.ts';
import {
  ASSUMED,
  CORES,
  type CrawlSize,
  type CrawlWay,
  simulateCrawl,
  WAYS,
} from './simulation/crawl-plans.ts';
import type { PageCost } from './simulation/schedule.ts';
import { costsOfPages, isTaskMeasured, memoryOfTask, startOfTask, timesOfPages } from './task-costs.ts';

const HOUR_S = 3600;
/** The cores for which a sum is given in hours. */
const CLUSTER = 1000;

/** What a monthly crawl would cost, and how long it would take on how many cores. */
export function scheduleParts(ledger: Ledger, crawl: CrawlSize): string[] {
  const times = ledger.rows<PageTimes>('pages');
  const ms = times.flatMap((row) => row.ms);
  if (ms.length === 0) return [];
  const page = costsOfPages(ledger);
  const startS = startOfTask(ledger);
  const failed = sum(times.map((row) => row.failed));
  const rows = (Object.keys(WAYS) as CrawlWay[]).flatMap((way) => CORES.map((cores) => ({ way, cores })));
  const measured = rows.map((row) => ({
    ...row,
    ...simulateCrawl(row.way, row.cores, { page, startS }, crawl),
  }));
  type Row = (typeof measured)[number];
  const number = (title: string, cell: (row: Row) => string) => ({ title, isNumber: true, cell });
  return [
    `Measured: the extraction of ${ms.length} pages takes ${short(1000 * timesOfPages(ledger).meanS)} ms of CPU on average (median ${short(quantile(ms, 0.5))}, ` +
      `99 % ${short(quantile(ms, 0.99))}, most ${short(Math.max(...ms))}); ${failed} of them failed. ${taskSentence(page, startS, isTaskMeasured(ledger))} ` +
      `Assumed: ${crawl.files.toLocaleString('en')} files with ${crawl.pages / 1e9} billion pages; a page in ` +
      `100,000 hangs for ${ASSUMED.hangS} s; a task is lost with its machine once in ${1 / ASSUMED.lossesPerHour} hours; where machines are slow, one ` +
      `in fifty takes ${ASSUMED.slowness} times as long. Speculation has the defaults of Spark. Ideal is the same work on cores that never wait.`,
    costLines(page, startS, memoryOfTask(ledger), crawl),
    '![Time over ideal by the number of cores](plots/scale-tail.svg)',
    markdownTable<Row>(
      [
        { title: 'way', cell: ({ way }) => way },
        number('cores', ({ cores }) => cores.toLocaleString('en')),
        number('hours', ({ hours }) => short(hours)),
        number('÷ ideal', ({ hours, idealHours }) => (hours / idealHours).toFixed(3)),
        number('tail, minutes', ({ tailHours }) => short(60 * tailHours)),
        number('done twice', ({ wasted }) => `${(100 * wasted).toFixed(2)} %`),
      ],
      measured,
    ),
  ];
}

function taskSentence(page: PageCost, startS: number, isMeasured: boolean): string {
  const [pageMs, deviationMs, start] = [1000 * page.meanS, 1000 * page.deviationS, startS].map(short);
  return isMeasured
    ? `In a task, which reads \`.warc.gz\` and writes a table, a further page takes ${pageMs} ms in all, with a deviation of ${deviationMs} ms, and the start ${start} s.`
    : `What else a task does for a page is not measured in this run, and its start assumed to take ${start} s.`;
}

/** The sum that the guide explains, with what was measured. */
function costLines(page: PageCost, startS: number, peakMb: number | null, crawl: CrawlSize): string {
  const [pages, starts, hangs] = [
    crawl.pages * page.meanS,
    crawl.files * startS,
    crawl.pages * ASSUMED.hangs * ASSUMED.hangS,
  ].map((seconds) => seconds / HOUR_S) as [number, number, number];
  const total = pages + starts + hangs;
  const rounded = (hours: number): string => Math.round(hours).toLocaleString('en');
  return [
    `- core hours: ${rounded(pages)} for the pages, ${rounded(starts)} for the starts, ${rounded(hangs)} for pages that hang: **${rounded(total)}**`,
    `- without the tail: ${short(total / CLUSTER)} hours on ${CLUSTER.toLocaleString('en')} cores`,
    ...(peakMb === null ? [] : [`- memory: ${peakMb.toFixed(0)} MB for a task, as measured`]),
  ].join('\n');
}
