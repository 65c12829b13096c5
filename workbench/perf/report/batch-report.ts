import type { BatchCost, BatchWay } from '../batch/measure-batch.ts';
import type { ProcessCost } from '../batch/process-cost.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A measurement of `fovea batch`, as it is written to JSON. */
export interface BatchReport {
  readonly setting: Setting;
  readonly sample: { readonly digest: string; readonly pages: number; readonly megabytes: number };
  readonly rounds: number;
  readonly costs: readonly BatchCost[];
}

/** Most that a batch may cost, compared with two bare processes side by side, and the parent's share of it. */
const GOALS = { wall: 1.1, cpu: 1.15, parent: 0.1 };

/** The costs of a batch next to those of bare processes, with the goals. */
export function batchMarkdown({ setting, sample, rounds, costs }: BatchReport): string {
  const cost = (name: BatchWay): BatchCost => costs.find(({ way }) => way === name)!;
  return [
    settingLines(setting),
    `${sample.pages} pages, ${sample.megabytes.toFixed(1)} MB of UTF-8 as JSON Lines under gzip, sample \`${sample.digest}\`; medians of ${rounds} interleaved rounds. A bare process reads lines, extracts and writes rows with HTML, Markdown and text, without any guard. CPU time includes all child processes.`,
    batchGoalLines(cost('batch --jobs 2'), cost('two bare processes')).join('\n'),
    markdownTable<BatchCost>(
      [
        { title: 'way', cell: ({ way }) => way },
        { title: 'wall s', isNumber: true, cell: ({ wallMs }) => short(wallMs / 1000) },
        { title: 'CPU s', isNumber: true, cell: ({ cpuMs }) => short(cpuMs / 1000) },
        { title: 'CPU ms/page', isNumber: true, cell: ({ cpuMs }) => short(cpuMs / sample.pages) },
        {
          title: 'of it in the parent',
          isNumber: true,
          cell: ({ way, ownCpuMs, cpuMs }) => (isBatch(way) ? percent(ownCpuMs / cpuMs) : ''),
        },
        { title: 'peak MB', isNumber: true, cell: ({ peakMb }) => peakMb.toFixed(0) },
      ],
      costs,
    ),
  ].join('\n\n');
}

/** How a batch with two jobs compares with two bare processes side by side, and whether that meets the goals. */
export function batchGoalLines(batch: ProcessCost, bare: ProcessCost): readonly string[] {
  const rows: readonly (readonly [string, number, number])[] = [
    ['wall time of two jobs ÷ two bare processes', batch.wallMs / bare.wallMs, GOALS.wall],
    ['CPU time per page of two jobs ÷ two bare processes', batch.cpuMs / bare.cpuMs, GOALS.cpu],
    ['share of the parent in the CPU time', batch.ownCpuMs / batch.cpuMs, GOALS.parent],
  ];
  return rows.map(([what, value, goal]) => {
    return `- ${what}: **${value.toFixed(2)}** (goal ≤ ${goal}: ${value <= goal ? 'met' : 'missed'})`;
  });
}

function isBatch(way: BatchWay): boolean {
  return way.startsWith('batch');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
