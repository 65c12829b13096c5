import { short } from '../perf/report/table.ts';
import { median } from '../perf/statistics.ts';
import { lineThrough, type MedianCost } from './median-costs.ts';

/** The least share of Spark's CPU time for a page that a bare process may need. */
const GOALS = [
  ['Spark, files', 0.85],
  ['Spark, DataFrames', 0.65],
] as const;

const BARE = { way: 'bare Node', format: 'jsonl.gz', cores: 2 };

/** CPU time under Spark, without the start of Spark itself, against bare processes on the same pages. */
export function sparkLines(costs: readonly MedianCost[]): string {
  const pages = Math.max(...costs.map((cost) => cost.pages));
  const of = (way: string): MedianCost | undefined =>
    costs.find((cost) => cost.way === way && cost.cores === BARE.cores && cost.pages === pages);
  const starts = costs.filter(({ way }) => way === 'Spark, start and end').map(({ cpuMs }) => cpuMs);
  const bare = of(BARE.way);
  if (bare === undefined || starts.length === 0)
    return 'What Spark adds to the CPU time of a page is not measured in this run.';
  const startMs = median(starts);
  const lines = GOALS.map(([way, goal]) => {
    const cost = of(way);
    if (cost === undefined) return `- ${way}: not measured in this run.`;
    const share = bare.cpuMs / (cost.cpuMs - startMs);
    return (
      `- ${way}: ${short(cost.cpuMs / 1000)} s of CPU; without the start, bare processes need **${share.toFixed(2)}** of it ` +
      `(goal ≥ ${goal}: ${share >= goal ? 'met' : 'missed'})${shareOfFurtherPages(costs, cost)}; ${cost.peakMb.toFixed(0)} MB in all on two ` +
      "cores, Spark's own Java included."
    );
  });
  const head =
    `\`local[2]\`, ${pages.toLocaleString('en')} pages in two files, or in a table of two partitions, as each bare process has a half. Two bare processes: ` +
    `${short(bare.cpuMs / 1000)} s of CPU. Starting and ending Spark alone: ${short(startMs / 1000)} s. Rows are those of a table ` +
    '([docs/table.md](../table.md)), with hashes, sketches and language, which bare processes do not make.';
  return [head, '', ...lines].join('\n');
}

/** What is left of the difference once processes have started and code is compiled. */
function shareOfFurtherPages(costs: readonly MedianCost[], cost: MedianCost): string {
  const [bare, own] = [lineThrough(costs, BARE), lineThrough(costs, cost)];
  if (bare === null || own === null) return '';
  return `, **${(bare.pageMs / own.pageMs).toFixed(2)}** for each page that a file has more`;
}
