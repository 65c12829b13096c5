import type { Sample } from '../../datasets/sample.ts';
import { type Table, tableMarkdown } from '../../report/tables/table.ts';
import type { FateMeasure } from '../fates/fate-measure.ts';
import { ARRANGED, type PageFates, type Step, UNEXPLAINED } from '../fates/text-fates.ts';
import { PassCounts, type Removed } from './pass-counts.ts';

const byPass = ({ name }: Step): string => name;
const byRule = ({ name, reason }: Step): string => `${name}: ${reason}`;

/** What every step after the choice removes: of the gold, and of the rest. */
export class PassMeasure implements FateMeasure {
  readonly name = 'passes';
  readonly title = 'What cleaning removes';
  readonly #all = new PassCounts(byPass);
  readonly #rules = new PassCounts(byRule);
  readonly #datasets = new Map<string, PassCounts>();
  readonly #types = new Map<string, PassCounts>();

  add({ dataset, page_type }: Sample, fates: PageFates): void {
    this.#all.add(fates);
    this.#rules.add(fates);
    counts(this.#datasets, dataset).add(fates);
    if (page_type !== null && dataset === 'wcxb') counts(this.#types, page_type).add(fates);
  }

  markdown(): string {
    return [
      'Every step after the method’s choice that leaves text out: how much of the gold it removes, and how much of the rest. Numbers are ' +
        'per cent of the chosen text and the gold together, the mean over pages: gold that is removed costs about as much F1, ' +
        'other text that is removed gains as much. Copies are texts that the output has elsewhere. Where a step removes more gold ' +
        `than other text, the number is bold. \`${ARRANGED}\` is the arrangement of posts before the cleaning; \`${UNEXPLAINED}\` is text that ` +
        'no step tells of: formulas that are written as TeX, texts that the copy leaves behind, and text that is written differently.',
      '## By pass',
      tableMarkdown(stepTable(this.#all)),
      '## By rule',
      tableMarkdown(stepTable(this.#rules)),
      '## By page type',
      'Pages of WCXB; gold / other text removed.',
      tableMarkdown(sliceTable(this.#all.names, this.#types)),
      '## By dataset',
      'Gold / other text removed.',
      tableMarkdown(sliceTable(this.#all.names, this.#datasets)),
    ].join('\n\n');
  }
}

function counts(slices: Map<string, PassCounts>, name: string): PassCounts {
  const known = slices.get(name) ?? new PassCounts(byPass);
  slices.set(name, known);
  return known;
}

function stepTable(steps: PassCounts): Table {
  return {
    id: 'steps',
    title: 'Steps',
    head: [
      { title: 'step' },
      ...[`pages of ${steps.pages}`, 'gold', 'copies', 'other'].map((title) => ({ title, isNumber: true })),
    ],
    rows: steps.names.map((name) => {
      const removed = steps.of(name);
      const { pages, copies, other } = removed;
      return [name, String(pages), goldCell(removed), percent(copies), percent(other)];
    }),
  };
}

function sliceTable(names: readonly string[], slices: ReadonlyMap<string, PassCounts>): Table {
  const rows = [...slices].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    id: 'slices',
    title: 'Slices',
    head: [
      { title: '' },
      { title: 'pages', isNumber: true },
      ...names.map((title) => ({ title, isNumber: true })),
    ],
    rows: rows.map(([name, steps]) => [
      name,
      String(steps.pages),
      ...names.map((step) => {
        const removed = steps.of(step);
        return removed.pages === 0 ? '' : `${goldCell(removed)} / ${percent(removed.other)}`;
      }),
    ]),
  };
}

function goldCell({ gold, other }: Removed): string {
  return gold > other ? `**${percent(gold)}**` : percent(gold);
}

function percent(share: number): string {
  return (100 * share).toFixed(3);
}
