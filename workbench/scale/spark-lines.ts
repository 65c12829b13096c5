import { short } from '../perf/report/table.ts';
import { median } from '../perf/statistics.ts';
import { lineThrough, type MedianCost, SPARING } from './median-costs.ts';

/** The least share of Spark's CPU time for a page that a bare process may need, and the start that is told apart from it. */
const GOALS = [
  ['Spark, files', 0.85, 'Spark, start and end'],
  ['Spark, DataFrames', 0.65, 'Spark, start and end with a table'],
] as const;

const BARE = { way: 'bare Node', format: 'jsonl.gz', cores: 2 };

/** CPU time under Spark, without the start of Spark itself, against bare processes on the same pages. */
export function sparkLines(costs: readonly MedianCost[]): string {
  const pages = Math.max(...costs.map((cost) => cost.pages));
  const of = (way: string): MedianCost | undefined =>
    costs.find((cost) => cost.way === way && cost.cores === BARE.cores && cost.pages === pages);
  const startOf = (start: string): number =>
    median(costs.filter(({ way }) => way === start).map(({ cpuMs }) => cpuMs));
  const bare = of(BARE.way);
  if (bare === undefined) return 'What Spark adds to the CPU time of a page is not measured in this run.';
  const sparing = of(SPARING);
  const lines = GOALS.map(([way, goal, start]) => {
    const cost = of(way);
    const startMs = startOf(start);
    if (cost === undefined || Number.isNaN(startMs)) return `- ${way}: not measured in this run.`;
    if (cost.cpuMs <= startMs) return `- ${way}: too few pages to tell them from the start of Spark.`;
    const own = cost.cpuMs - startMs;
    const share = bare.cpuMs / own;
    const sparingShare =
      sparing === undefined ? '' : `, those that compile sparingly **${(sparing.cpuMs / own).toFixed(2)}**`;
    return (
      `- ${way}: ${short(cost.cpuMs / 1000)} s of CPU; without ${short(startMs / 1000)} s for the start, bare processes need **${share.toFixed(2)}** of it ` +
      `(goal ≥ ${goal}: ${share >= goal ? 'met' : 'missed'})${sparingShare}${shareOfFurtherPages(costs, cost)}; ${cost.peakMb.toFixed(0)} MB in all on two ` +
      "cores, Spark's own Java included."
    );
  });
  const head =
    `\`local[2]\`, ${pages.toLocaleString('en')} pages in two files, or in a table of two partitions, as each bare process has a half. Two bare processes: ` +
    `${short(bare.cpuMs / 1000)} s of CPU. The start is that of Spark alone, and for DataFrames that of a job which takes a table of two rows through ` +
    'Python and back. Rows are those of a table ([docs/table.md](../table.md)), with hashes, sketches and language, which bare processes do not make.';
  return [head, '', ...lines].join('\n');
}

/** What is left of the difference once processes have started and code is compiled. */
function shareOfFurtherPages(costs: readonly MedianCost[], cost: MedianCost): string {
  const [bare, own] = [lineThrough(costs, BARE), lineThrough(costs, cost)];
  if (bare === null || own === null || bare.pageMs <= 0 || own.pageMs <= 0) return '';
  return `, **${(bare.pageMs / own.pageMs).toFixed(2)}** for each page that a file has more`;
}
