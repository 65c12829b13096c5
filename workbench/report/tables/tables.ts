import { chosenSystems, type Findings, type RankedSystem, type Slice } from '../findings/findings.ts';
import { measureName } from '../findings/names.ts';
import { score, type Table } from './table.ts';

/** Digits of a digest that distinguish datasets at a glance. */
const DIGEST_DIGITS = 12;

/** The table to read first: means, intervals, cost and failures. */
export function overallTable({ systems, counted, metric }: Findings): Table {
  const sum = (system: RankedSystem, key: 'empty' | 'errors' | 'timeouts' | 'pages'): number =>
    system.runs.reduce((total, run) => total + run[key], 0);
  return {
    id: 'overall',
    title: 'All systems',
    note:
      `Mean ${measureName(metric)} of ${counted.length} datasets, with equal weights ` +
      `(${counted.map(({ name }) => name).join(', ')}), with the 95 % interval over pages. Failures are over all datasets.`,
    head: [
      { title: '#', isNumber: true },
      { title: 'system' },
      { title: 'mean', isNumber: true },
      { title: '95 %', isNumber: true },
      { title: 'ms/page', isNumber: true },
      { title: 'pages', isNumber: true },
      { title: 'empty', isNumber: true },
      { title: 'errors', isNumber: true },
      { title: 'timeouts', isNumber: true },
    ],
    rows: systems.map((system, i) => [
      String(i + 1),
      system.name,
      score(system.overall?.estimate),
      system.overall === null ? '–' : `${score(system.overall.low)}–${score(system.overall.high)}`,
      system.cost === null
        ? '–'
        : `${system.cost.msPerPage.toFixed(1)}${system.cost.kind === 'wall' ? '*' : ''}`,
      String(sum(system, 'pages')),
      String(sum(system, 'empty')),
      String(sum(system, 'errors')),
      String(sum(system, 'timeouts')),
    ]),
  };
}

/** The footnote of the cost column. */
export const COST_NOTE =
  '`*` wall time per page in the bench run with all cores busy, for orientation; without a star CPU time from `npm run perf`.';

/** Systems down, slices across. */
export function sliceTable(
  id: string,
  title: string,
  systems: readonly RankedSystem[],
  slices: readonly Slice[],
  note?: string,
): Table {
  return {
    id,
    title,
    ...(note === undefined ? {} : { note }),
    head: [
      { title: 'system' },
      ...slices.map(({ label, pages, metric }) => ({
        title: `${label} (${pages})${metric === undefined ? '' : ` ${metric}`}`,
        isNumber: true,
      })),
    ],
    rows: systems.map(({ name }) => [name, ...slices.map(({ values }) => score(values.get(name)?.estimate))]),
  };
}

/** One slice, all systems with intervals, best first. */
export function rankingTable(slice: Slice, systems: readonly RankedSystem[]): Table {
  const rows = systems
    .flatMap(({ name }) => {
      const value = slice.values.get(name);
      return value === undefined ? [] : [{ name, ...value }];
    })
    .toSorted((a, b) => b.estimate - a.estimate);
  return {
    id: `ranking-${slice.key}`,
    title: `${slice.label} (${slice.pages} pages)`,
    head: [
      { title: 'system' },
      { title: slice.metric ?? 'score', isNumber: true },
      { title: '95 %', isNumber: true },
    ],
    rows: rows.map(({ name, estimate, low, high }) => [
      name,
      score(estimate),
      `${score(low)}–${score(high)}`,
    ]),
  };
}

/** Languages with few pages: pages won and lost. */
export function smallLanguageTable(findings: Findings): Table | null {
  const [first, ...others] = chosenSystems(findings);
  if (first === undefined || findings.smallLanguages.length === 0) return null;
  return {
    id: 'small-languages',
    title: 'Languages with few pages',
    note: `Too few pages for a mean: pages on which ${first.name} is better : worse (: same) than another.`,
    head: [
      { title: 'language' },
      { title: 'pages', isNumber: true },
      ...others.map(({ name }) => ({ title: `vs ${name}`, isNumber: true })),
    ],
    rows: findings.smallLanguages.map(({ label, pages, duels }) => [
      label,
      String(pages),
      ...duels.map(({ better, worse, same }) => `${better} : ${worse}${same > 0 ? ` (: ${same})` : ''}`),
    ]),
  };
}

/** The datasets. */
export function datasetFactsTable({ allDatasets, counted }: Findings): Table {
  const names = new Set(counted.map(({ name }) => name));
  return {
    id: 'datasets',
    title: 'Datasets',
    head: [
      { title: 'dataset' },
      { title: 'pages', isNumber: true },
      { title: 'of', isNumber: true },
      { title: 'gold' },
      { title: 'in the mean' },
      { title: 'digest' },
      { title: 'as in manifest' },
    ],
    rows: allDatasets.map((dataset) => [
      dataset.name,
      String(dataset.pages),
      String(dataset.pagesInFile),
      dataset.gold ?? '–',
      names.has(dataset.name) ? 'yes' : 'no',
      dataset.digest.slice(0, DIGEST_DIGITS),
      dataset.state,
    ]),
  };
}

/** The systems. */
export function systemTable({ systems }: Findings): Table {
  return {
    id: 'systems',
    title: 'Systems',
    head: [{ title: 'system' }, { title: 'version' }, { title: 'what it is' }],
    rows: systems.map(({ name, version, about }) => [name, version, about]),
  };
}
