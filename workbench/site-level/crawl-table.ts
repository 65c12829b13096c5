import { markdownTable } from '../perf/report/table.ts';
import type { CrawlCost } from './measure-crawl.ts';

/** What whole runs of the command cost. */
export function crawlTable(crawl: readonly CrawlCost[]): string {
  const plain = crawl.find(({ bySite }) => !bySite)?.cpuMs ?? Number.NaN;
  const column = (title: string, cell: (cost: CrawlCost) => string) => ({ title, isNumber: true, cell });
  return markdownTable<CrawlCost>(
    [
      {
        title: 'command',
        cell: ({ bySite, jobs }) => `\`fovea batch --jobs ${jobs}${bySite ? ' --by-site' : ''}\``,
      },
      column('peak memory, MB', ({ peakMb }) => peakMb.toFixed(0)),
      column('CPU, s', ({ cpuMs }) => (cpuMs / 1000).toFixed(0)),
      column('of the plain run', ({ cpuMs }) => (Number.isNaN(plain) ? '–' : (cpuMs / plain).toFixed(2))),
      column('parent, s', ({ ownCpuMs }) => (ownCpuMs / 1000).toFixed(0)),
      column('wall, s', ({ wallMs }) => (wallMs / 1000).toFixed(0)),
    ],
    crawl,
  );
}
