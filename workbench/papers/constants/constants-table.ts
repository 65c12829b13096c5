import { methods } from 'fovea/methods';
import type { PageRecord } from '../../bench/result.ts';
import { score, type Table } from '../../report/tables/table.ts';
import { CANDIDATES, systemOf } from './candidates.ts';
import { CHOICE_SETS, leaveOneOut, meanF1 } from './leave-one-out.ts';

/** The system of a method with the constants of its paper; `null` if it has no such preset. */
export function paperSystem(method: string): string | null {
  const presets = methods().find(({ name }) => name === method)?.presets;
  return presets?.['paper'] === undefined ? null : systemOf(method, presets['paper']);
}

/** For each method and dataset: the paper's constants, those chosen on the other datasets, and the default. */
export function constantsTables(pages: readonly PageRecord[]): readonly Table[] {
  const scored = pages.filter(({ systems }) =>
    CANDIDATES.every(({ method }) => `fovea:${method}` in systems),
  );
  return [scoresTable(scored), choicesTable(scored)];
}

function scoresTable(pages: readonly PageRecord[]): Table {
  const own = (dataset: string): readonly PageRecord[] => pages.filter((page) => page.dataset === dataset);
  return {
    id: 'constants-left-out',
    title: 'Token LCS F1 with the paper’s constants, and with ours chosen without the dataset',
    note: 'Sample of each dataset, pages in brackets. “chosen on the others”: the candidate with the best mean over the five other datasets.',
    head: [
      { title: 'method' },
      { title: 'constants' },
      ...CHOICE_SETS.map((name) => ({ title: `${name} (${own(name).length})`, isNumber: true })),
    ],
    rows: CANDIDATES.flatMap((candidates) => {
      const { method } = candidates;
      const choices = leaveOneOut(candidates, pages);
      const row = (label: string, systemFor: (dataset: string) => string | null): string[] => [
        method,
        label,
        ...CHOICE_SETS.map((dataset) => {
          const system = systemFor(dataset);
          return score(system === null ? undefined : meanF1(system, own(dataset)));
        }),
      ];
      const paper = paperSystem(method);
      return [
        ...(paper === null ? [] : [row('the paper’s', () => paper)]),
        row(
          'chosen on the others',
          (name) => choices.find(({ dataset }) => dataset === name)?.system ?? null,
        ),
        row('default', () => `fovea:${method}`),
      ];
    }),
  };
}

function choicesTable(pages: readonly PageRecord[]): Table {
  return {
    id: 'constants-choices',
    title: 'What is chosen without each dataset',
    head: [
      { title: 'method' },
      ...CHOICE_SETS.map((name) => ({ title: `without ${name}` })),
      { title: 'with all' },
    ],
    rows: CANDIDATES.map((candidates) => [
      candidates.method,
      ...leaveOneOut(candidates, pages).map(
        ({ system }) => system?.split('?')[1]?.replaceAll('&', ', ') ?? '–',
      ),
    ]),
  };
}
