import { SPEED } from '../../papers/dana/published.ts';
import type { Throughput } from '../throughput.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A throughput run, as it is written to JSON. */
export interface ThroughputReport {
  readonly setting: Setting;
  readonly sample: { readonly digest: string; readonly pages: number; readonly megabytes: number };
  readonly rounds: number;
  readonly rows: readonly Throughput[];
}

/** The throughput table as Markdown, the fastest first, with the numbers of DANA's Table III beside ours. */
export function throughputMarkdown({ setting, sample, rounds, rows }: ThroughputReport): string {
  const fastestTree = Math.max(
    ...rows.filter(({ isOnSource }) => !isOnSource).map(({ megabytesPerSecond }) => megabytesPerSecond),
  );
  return [
    settingLines(setting),
    `CPU time from the decoded page (for DANA on bytes: from the bytes) to the selection, medians of ${rounds} interleaved rounds, hot. ${sample.pages} pages, ${sample.megabytes.toFixed(1)} MB of UTF-8, sample \`${sample.digest}\`. Methods on the tree pay for the parse, methods on the source do not build a tree.`,
    markdownTable<Throughput>(
      [
        { title: 'method', cell: ({ method }) => method },
        { title: 'works on', cell: ({ isOnSource }) => (isOnSource ? 'source' : 'tree') },
        { title: 'ms/page', isNumber: true, cell: ({ msPerPage }) => short(msPerPage) },
        { title: 'pages/s', isNumber: true, cell: ({ pagesPerSecond }) => short(pagesPerSecond) },
        { title: 'MB/s', isNumber: true, cell: ({ megabytesPerSecond }) => short(megabytesPerSecond) },
        {
          title: '× fastest on the tree',
          isNumber: true,
          cell: ({ megabytesPerSecond }) => short(megabytesPerSecond / fastestTree),
        },
        { title: 'MB/s published', isNumber: true, cell: ({ method }) => short(publishedSpeed(method)) },
      ],
      rows.toSorted((a, b) => b.megabytesPerSecond - a.megabytesPerSecond),
    ),
  ].join('\n\n');
}

/** What the DANA paper measured in Java in 2011; it gives one number for all of LQF. */
function publishedSpeed(method: string): number | null {
  const name = method.startsWith('dana,') ? 'DANA' : method.startsWith('lqf') ? 'LQF' : method.toUpperCase();
  return SPEED.rows.find((row) => row.name.toUpperCase() === name)?.values[0] ?? null;
}
