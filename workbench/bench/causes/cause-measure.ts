import type { Sample } from '../../datasets/sample.ts';
import { type Table, tableMarkdown } from '../../report/tables/table.ts';
import type { FateMeasure } from '../fates/fate-measure.ts';
import type { PageFates } from '../fates/text-fates.ts';
import { CauseCounts, lossOf } from './cause-counts.ts';
import { EXTRA_CAUSES, type ExtraCause, MISSING_CAUSES, type MissingCause } from './cause-of.ts';
import { TypeMatrix } from './type-matrix.ts';

/** Where points are lost: 1 − F1 by cause. */
export class CauseMeasure implements FateMeasure {
  readonly name = 'causes';
  readonly title = 'Loss by cause';
  readonly #datasets = new Slices();
  readonly #types = new Slices();
  readonly #judged = new Slices();
  readonly #matrix = new TypeMatrix();

  add(sample: Sample, fates: PageFates): void {
    const loss = lossOf(sample, fates);
    this.#datasets.of(sample.dataset).add(loss);
    if (sample.dataset !== 'wcxb' || sample.page_type === null) return;
    this.#types.of(sample.page_type).add(loss);
    this.#matrix.add(sample.page_type, fates.result.pageType ?? 'none');
    const verdict = fates.result.pageType === sample.page_type ? 'right' : 'wrong';
    this.#judged.of(`${sample.page_type}, type ${verdict}`).add(loss);
  }

  markdown(): string {
    return [
      'Points of F1 (by length, over the texts of pages) that are lost, split exactly by cause: 1 − F1 = (extra + missing) / (output + ' +
        'gold), where every text is extra, missing or neither. Mean over pages, times 100.',
      CAUSES_NOTE,
      '## By dataset: text that is not in the gold',
      tableMarkdown(this.#datasets.table(EXTRA_CAUSES)),
      '## By dataset: gold that is not in the output',
      tableMarkdown(this.#datasets.table(MISSING_CAUSES)),
      '## By page type: text that is not in the gold',
      'Pages of WCXB.',
      tableMarkdown(this.#types.table(EXTRA_CAUSES)),
      '## By page type: gold that is not in the output',
      tableMarkdown(this.#types.table(MISSING_CAUSES)),
      '## Where the page type is right or wrong',
      tableMarkdown(this.#judged.table([])),
      '## Page types',
      'Pages of WCXB: the type down, what `fovea` takes it for across.',
      tableMarkdown(this.#matrix.table()),
    ].join('\n\n');
  }
}

const CAUSES_NOTE =
  'Not in the gold: **repeats**, the same words stand earlier in the output; **comments**, in a post of a page whose gold has no post; ' +
  '**headings** and **captions**, by their elements; **links**, blocks whose words are mostly links; **short lines**, blocks of fewer ' +
  'than ten words; **prose between** the first and the last text of the gold, **prose around** it. Not in the output: **off the page**, ' +
  'gold that no text of the page has; **hidden** and **cleaned**, chosen by the method and left out afterwards ([which step](passes.md)); ' +
  '**lost**, not chosen.';

/** Counts by the name of a slice. */
class Slices {
  readonly #slices = new Map<string, CauseCounts>();

  of(name: string): CauseCounts {
    const counts = this.#slices.get(name) ?? new CauseCounts();
    this.#slices.set(name, counts);
    return counts;
  }

  table(causes: readonly (ExtraCause | MissingCause)[]): Table {
    const rows = [...this.#slices].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      id: 'causes',
      title: 'Causes',
      head: [
        { title: '' },
        ...['pages', 'all causes', ...causes].map((title) => ({ title, isNumber: true })),
      ],
      rows: rows.map(([name, counts]) => [
        name,
        String(counts.pages),
        points(counts.total),
        ...causes.map((cause) => points(counts.of(cause))),
      ]),
    };
  }
}

function points(share: number): string {
  return (100 * share).toFixed(2);
}
