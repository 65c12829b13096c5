import type { MethodOptions } from 'fovea';
import type { PrecisionRecall } from '../../../metrics/scores.ts';
import { mean } from '../../../papers/sweeps/mean.ts';
import { groupBy } from '../../../report/findings/group-by.ts';
import { score, type Table } from '../../../report/tables/table.ts';

/** The result of one set of options on one page. */
export interface OptionRow {
  readonly dataset: string;
  readonly options: MethodOptions;
  /** True if the output differs from that of the defaults. */
  readonly isChanged: boolean;
  readonly scores: PrecisionRecall;
  readonly wordF1: number;
  /** F1 against gold and comments together. */
  readonly withComments: number;
  /** Whether the output has the title as a line; `null` if the title is not known. */
  readonly hasTitle: boolean | null;
}

/** `focus=recall`, or `default`. */
export function labelOf(options: MethodOptions): string {
  return (
    Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(', ') || 'default'
  );
}

/** Options down, precision and recall across. */
export function optionTable(rows: readonly OptionRow[]): Table {
  return {
    id: 'options',
    title: 'Options',
    head: head('option', ['precision', 'recall', 'F1', 'changed', 'title']),
    rows: [...groupBy(rows, ({ options }) => labelOf(options))].map(([label, own]) => [
      label,
      ...(['precision', 'recall', 'f1'] as const).map((key) =>
        score(meanOfDatasets(own, ({ scores }) => scores[key])),
      ),
      percent(own.map(({ isChanged }) => isChanged)),
      percent(
        own
          .filter(({ dataset }) => dataset === 'wcxb')
          .flatMap(({ hasTitle }) => (hasTitle === null ? [] : [hasTitle])),
      ),
    ]),
  };
}

/** What `comments` does on pages with comments, and on forums. */
export function commentTable(rows: readonly OptionRow[]): Table {
  const of = (own: readonly OptionRow[], dataset: string): readonly OptionRow[] =>
    own.filter((row) => row.dataset === dataset);
  const byLabel = [...groupBy(rows, ({ options }) => labelOf(options))];
  const dragnet = of(byLabel[0]?.[1] ?? [], 'dragnet').length;
  const forums = of(byLabel[0]?.[1] ?? [], 'wcxb').length;
  return {
    id: 'comments',
    title: 'Comments',
    head: head('option', [
      `content (${dragnet})`,
      'with comments',
      'changed',
      `forums (${forums})`,
      'forums changed',
    ]),
    rows: byLabel.map(([label, own]) => [
      label === 'default' ? 'comments=auto' : label,
      score(mean(of(own, 'dragnet').map(({ scores }) => scores.f1))),
      score(mean(of(own, 'dragnet').map(({ withComments }) => withComments))),
      percent(of(own, 'dragnet').map(({ isChanged }) => isChanged)),
      score(mean(of(own, 'wcxb').map(({ wordF1 }) => wordF1))),
      percent(of(own, 'wcxb').map(({ isChanged }) => isChanged)),
    ]),
  };
}

function meanOfDatasets(rows: readonly OptionRow[], value: (row: OptionRow) => number): number | undefined {
  const means = [...groupBy(rows, ({ dataset }) => dataset).values()].map(
    (own) => mean(own.map(value)) ?? null,
  );
  return mean(means);
}

function percent(flags: readonly boolean[]): string {
  return flags.length === 0 ? '–' : `${((100 * flags.filter(Boolean).length) / flags.length).toFixed(1)} %`;
}

function head(first: string, numbers: readonly string[]): Table['head'] {
  return [{ title: first }, ...numbers.map((title) => ({ title, isNumber: true }))];
}
