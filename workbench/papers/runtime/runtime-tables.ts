import type { Scores } from '../../metrics/metric.ts';
import { score, type Table } from '../../report/tables/table.ts';
import { PAGE_AVERAGES } from '../r4/published.ts';
import type { PageRuntime } from './page-runtime.ts';

const KEYS = ['recall', 'precision', 'f1'];
const HEAD = ['nodes', 'of content', 'nodes R', 'nodes P', 'nodes F1', 'words R', 'words P', 'words F1'].map(
  (title) => ({ title, isNumber: true }),
);

/** How many pages were fast and how steady the times are, in the paper's words. */
export function runtimeSummary(pages: readonly PageRuntime[]): string {
  const times = pages.map(({ time }) => time.milliseconds);
  const lost = pages.filter(({ byWords }) => byWords['f1'] === 0).map(({ id }) => `\`${id}\``);
  const steady = pages.filter(({ time }) => time.deviation < 0.1).length;
  return [
    'Times by the protocol of the paper: the first run is discarded, and runs are repeated until ten in a row have a standard',
    `deviation below a tenth of their mean (reached on ${steady} of ${pages.length} pages; elsewhere the quietest ten count). They are CPU times`,
    'of the choice of nodes on a parsed page; those of the paper are those of an extension in a browser.',
    `The mean is ${mean(times).toFixed(2)} ms and the slowest page takes ${Math.max(0, ...times).toFixed(1)} ms; in the paper .75 s and 8.29 s. Time there is quadratic in the`,
    `number of rated nodes; ours grows with its power ${slope(pages).toFixed(2)}.`,
    '',
    'The scores are below the published ones because the pages are others, and so is the gold: an annotator of TECO labels the node that',
    'holds the content with all in it, ours is text, and an element counts only where all of its text is content.',
    `On ${lost.length} of ${pages.length} pages R⁴ finds none of the content${lost.length === 0 ? '' : ` (${lost.slice(0, 3).join(', ')}, for example)`}.`,
    '',
    '![Runtime by rated nodes](plots/r4-runtime.svg)',
  ].join('\n');
}

/** Published averages of Table 3, and ours. */
export function averagesTable(pages: readonly PageRuntime[]): Table {
  const ours = [
    mean(pages.map(({ nodes }) => nodes)).toFixed(0),
    mean(pages.map(({ contentNodes }) => contentNodes)).toFixed(0),
    ...[pages.map(({ byNodes }) => byNodes), pages.map(({ byWords }) => byWords)].flatMap((scores) =>
      KEYS.map((key) => score(mean(scores.map((one) => one[key] ?? 0)))),
    ),
    `${mean(pages.map(({ time }) => time.milliseconds)).toFixed(2)} ms`,
  ];
  const theirs = PAGE_AVERAGES.rows[0]!.values.map((value) => score(value ?? undefined));
  return {
    id: 'averages',
    title: 'Table 3, averages',
    head: [{ title: '' }, ...HEAD, { title: 'runtime', isNumber: true }],
    rows: [
      ['published, 50 pages of TECO', '1372', '677', ...theirs, '750 ms'],
      [`ours, ${pages.length} pages of Google-Trends-2017`, ...ours],
    ],
  };
}

/** Table 3 on our pages. */
export function pagesTable(pages: readonly PageRuntime[]): Table {
  const cells = (scores: Scores): string[] => KEYS.map((key) => score(scores[key]));
  return {
    id: 'pages',
    title: 'Table 3, page by page',
    head: [
      { title: 'page' },
      ...HEAD,
      { title: 'rated nodes', isNumber: true },
      { title: 'ms', isNumber: true },
      { title: 'deviation', isNumber: true },
      { title: 'runs', isNumber: true },
    ],
    rows: pages.map(({ id, nodes, contentNodes, rated, byNodes, byWords, time }) => [
      `\`${id}\``,
      String(nodes),
      String(contentNodes),
      ...cells(byNodes),
      ...cells(byWords),
      String(rated),
      time.milliseconds.toFixed(2),
      time.deviation.toFixed(2),
      String(time.runs),
    ]),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How the time grows with the nodes: the slope of a straight line through both logarithms. */
function slope(pages: readonly PageRuntime[]): number {
  const points = pages
    .filter(({ rated, time }) => rated > 0 && time.milliseconds > 0)
    .map(({ rated, time }) => [Math.log(rated), Math.log(time.milliseconds)] as const);
  const x = mean(points.map(([one]) => one));
  const y = mean(points.map(([, one]) => one));
  const across = points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  const along = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0);
  return across === 0 ? 1 : along / across;
}
