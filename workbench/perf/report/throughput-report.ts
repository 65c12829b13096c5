import { SPEED } from '../../papers/dana/published.ts';
import { DANA_ON_BYTES, PARSE_ALONE, PARSE5_ALONE, type Throughput } from '../throughput.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A throughput run, as it is written to JSON. */
export interface ThroughputReport {
  readonly setting: Setting;
  readonly sample: { readonly digest: string; readonly pages: number; readonly megabytes: number };
  readonly rounds: number;
  readonly rows: readonly Throughput[];
}

/** The throughput table as Markdown, the fastest first, with the numbers of DANA's Table III next to ours. */
export function throughputMarkdown({ setting, sample, rounds, rows }: ThroughputReport): string {
  const onParse5 = parse5Speeds(rows);
  return [
    settingLines(setting),
    `CPU time from the decoded page (for DANA on bytes: from the bytes) to the selection, medians of ${rounds} interleaved rounds, hot. ${sample.pages} pages, ${sample.megabytes.toFixed(1)} MB of UTF-8, sample \`${sample.digest}\`. Methods on the tree pay for the parse, methods on the source do not build a tree. On parse5: with its parse (default tree, no locations) instead of ours, everything else equal.`,
    danaLine(rows, onParse5),
    markdownTable<Throughput>(
      [
        { title: 'method', cell: ({ method }) => method },
        { title: 'works on', cell: ({ isOnSource }) => (isOnSource ? 'source' : 'tree') },
        { title: 'ms/page', isNumber: true, cell: ({ msPerPage }) => short(msPerPage) },
        { title: 'pages/s', isNumber: true, cell: ({ pagesPerSecond }) => short(pagesPerSecond) },
        { title: 'MB/s', isNumber: true, cell: ({ megabytesPerSecond }) => short(megabytesPerSecond) },
        {
          title: 'MB/s on parse5',
          isNumber: true,
          cell: ({ method }) => short(onParse5.get(method) ?? null),
        },
        { title: 'MB/s published', isNumber: true, cell: ({ method }) => short(publishedSpeed(method)) },
      ],
      rows.toSorted((a, b) => b.megabytesPerSecond - a.megabytesPerSecond),
    ),
  ].join('\n\n');
}

/** What the methods on the tree would reach with parse5. */
function parse5Speeds(rows: readonly Throughput[]): ReadonlyMap<string, number> {
  const msOf = (name: string): number => rows.find(({ method }) => method === name)?.msPerPage ?? Number.NaN;
  const more = msOf(PARSE5_ALONE) - msOf(PARSE_ALONE);
  const methods = rows.filter(({ isOnSource, method }) => !isOnSource && !isParse(method));
  return new Map(
    methods.map(({ method, msPerPage, megabytesPerSecond }) => [
      method,
      (megabytesPerSecond * msPerPage) / (msPerPage + more),
    ]),
  );
}

function isParse(name: string): boolean {
  return name === PARSE_ALONE || name === PARSE5_ALONE;
}

/** The claim of the DANA paper that no method with a parser can keep up, for either parser. */
function danaLine(rows: readonly Throughput[], onParse5: ReadonlyMap<string, number>): string {
  const dana = rows.find(({ method }) => method === DANA_ON_BYTES)?.megabytesPerSecond ?? Number.NaN;
  const ours = Math.max(
    ...rows
      .filter(({ isOnSource, method }) => !isOnSource && !isParse(method))
      .map(({ megabytesPerSecond }) => megabytesPerSecond),
  );
  const theirs = Math.max(...onParse5.values());
  return `DANA on bytes reads ${short(dana)} MB/s (goal ≥ 150): ${short(dana / theirs)} times the fastest method on a tree of parse5 (goal ≥ 5). With Fovea's own parser, the fastest method on the tree reads ${short(ours)} MB/s, so there DANA is only ${short(dana / ours)} times as fast.`;
}

/** What the DANA paper measured in Java in 2011; it gives one number for all of LQF. */
function publishedSpeed(method: string): number | null {
  const name = method.startsWith('dana,') ? 'DANA' : method.startsWith('lqf') ? 'LQF' : method.toUpperCase();
  return SPEED.rows.find((row) => row.name.toUpperCase() === name)?.values[0] ?? null;
}
