import type { TreeMemory } from '../trees.ts';
import { type Setting, settingLines } from './machine.ts';
import { markdownTable, short } from './table.ts';

/** A run over the memory of trees, as it is written to JSON. */
export interface TreesReport {
  readonly setting: Setting;
  readonly sample: { readonly digest: string; readonly pages: number; readonly megabytes: number };
  readonly rows: readonly TreeMemory[];
}

/** Target: the largest share of the memory of parse5's trees. */
const GOAL = 1 / 5;

/** The memory of the trees of each parser, as Markdown. */
export function treesMarkdown({ setting, sample, rows }: TreesReport): string {
  const ofParse5 = megabytesOf(rows, 'parse5');
  const share = megabytesOf(rows, 'fovea-html') / ofParse5;
  return [
    settingLines(setting),
    `Memory in use after garbage collection, inside and outside the JavaScript heap, while the trees of all ${sample.pages} pages (${sample.megabytes.toFixed(1)} MB, sample \`${sample.digest}\`) exist at the same time, without the pages themselves and what a parser keeps for itself.`,
    // The goal needs both parsers.
    ...(Number.isNaN(share) ? [] : [goalLine(share)]),
    markdownTable<TreeMemory>(
      [
        { title: 'parser', cell: ({ candidate }) => candidate },
        { title: 'MB', isNumber: true, cell: ({ megabytes }) => short(megabytes) },
        {
          title: 'MB per MB of source',
          isNumber: true,
          cell: ({ megabytes }) => short(megabytes / sample.megabytes),
        },
        { title: '÷ parse5', isNumber: true, cell: ({ megabytes }) => short(megabytes / ofParse5) },
        { title: 'what', cell: ({ about }) => about },
      ],
      rows,
    ),
  ].join('\n\n');
}

function megabytesOf(rows: readonly TreeMemory[], name: string): number {
  return rows.find(({ candidate }) => candidate === name)?.megabytes ?? Number.NaN;
}

function goalLine(share: number): string {
  return `Fovea's trees take ${short(share)} of what parse5's take (≤ ${GOAL}, ${share <= GOAL ? 'met' : 'missed'}).`;
}
