import { type Column, markdownTable } from '../../perf/report/table.ts';
import { decimals } from '../tables/score-lookup.ts';
import type { DatasetComparison, PagePair } from './compare-pages.ts';

/** The name of the file that shows a page, or `null` if it has none. */
export type LinkOf = (pair: PagePair) => string | null;

/** Wins and losses of A against B as Markdown. */
export function diffMarkdown(
  [a, b]: readonly [string, string],
  comparisons: readonly DatasetComparison[],
  shown: number,
  linkOf: LinkOf,
): string {
  return [
    `# ${a} against ${b}`,
    `Differences are ${a} minus ${b}; brackets are 95 % intervals of a paired bootstrap over pages.`,
    markdownTable(SUMMARY, comparisons),
    ...comparisons.flatMap((comparison) => [
      `## ${comparison.dataset}, ${comparison.metric} ${comparison.key}`,
      ...pageSection(`${a} is better on`, comparison.better, [a, b], shown, linkOf),
      ...pageSection(`${a} is worse on`, comparison.worse, [a, b], shown, linkOf),
    ]),
    '',
  ].join('\n\n');
}

const SUMMARY: readonly Column<DatasetComparison>[] = [
  { title: 'dataset', cell: (row) => row.dataset },
  { title: 'metric', cell: (row) => `${row.metric} ${row.key}` },
  { title: 'pages', isNumber: true, cell: (row) => String(row.difference.pages) },
  { title: 'better', isNumber: true, cell: (row) => String(row.better.length) },
  { title: 'worse', isNumber: true, cell: (row) => String(row.worse.length) },
  { title: 'level', isNumber: true, cell: (row) => String(row.level) },
  {
    title: 'difference',
    isNumber: true,
    cell: ({ difference }) =>
      `${signed(difference.estimate)} [${signed(difference.low)}, ${signed(difference.high)}]`,
  },
  { title: 'p', isNumber: true, cell: ({ difference }) => decimals(difference.p) },
];

function pageSection(
  title: string,
  pairs: readonly PagePair[],
  [a, b]: readonly [string, string],
  shown: number,
  linkOf: LinkOf,
): string[] {
  if (pairs.length === 0) return [];
  const more = pairs.length > shown ? `; the ${shown} with the largest difference` : '';
  const name = (pair: PagePair): string => {
    const link = linkOf(pair);
    return link === null ? pair.record.id : `[${pair.record.id}](${link})`;
  };
  return [
    `${title} ${pairs.length} pages${more}:`,
    markdownTable<PagePair>(
      [
        { title: 'page', cell: name },
        { title: 'language', cell: ({ record }) => record.lang },
        { title: 'type', cell: ({ record }) => record.pageType },
        { title: a, isNumber: true, cell: (pair) => decimals(pair.a) },
        { title: b, isNumber: true, cell: (pair) => decimals(pair.b) },
        { title: 'difference', isNumber: true, cell: (pair) => signed(pair.a - pair.b) },
      ],
      pairs.slice(0, shown),
    ),
  ];
}

function signed(value: number): string {
  return value > 0 ? `+${decimals(value)}` : decimals(value);
}
