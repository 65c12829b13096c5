import type { Sample } from '../../datasets/sample.ts';
import { score, type Table } from '../../report/tables/table.ts';
import { renderedPages, spiderPages } from '../layout/rendered-pages.ts';
import { defaultsTable } from './option-defaults.ts';
import { OptionSweep, type Variant } from './option-sweep.ts';
import type { RunningSweep, Sweep } from './sweep.ts';

const METRICS = ['lcs-token', 'text-blocks'];

/** Grids that the papers tried at 1920 × 1080, from 3 × 3 to 8 × 8; their code has 4 × 6. */
const SIDES = [3, 4, 5, 6, 7, 8];
const GRIDS = SIDES.flatMap((rows) => SIDES.map((columns) => [rows, columns] as const));
const ALPHAS = [1.5, 2, 2.5];
const BETAS = [0.25, 0.5, 0.75];
const WIDTHS = [1.3, 1.5, 1.7];
const RULES = ['prose', 'code', 'literal'];
const PRESETS = ['code', 'prose', 'pseudocode'];
const VIEWPORTS = [
  { width: 1280, height: 1024 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** One part of the sweep: a table over some variants, the rest at the papers' best. */
interface Part {
  readonly title: string;
  readonly variants: readonly Variant[];
}

const PARTS: readonly Part[] = [
  {
    title: 'grid: rows × columns of one window (best in the papers: 7 × 8)',
    variants: GRIDS.map(([gridRows, gridCols]) => ({
      label: `${gridRows} × ${gridCols}`,
      options: { gridRows, gridCols },
    })),
  },
  {
    title: 'α × β: windows in the first area × link-area density (2 × 0.5)',
    variants: ALPHAS.flatMap((scrollCoef) =>
      BETAS.map((linkDensity) => ({
        label: `α ${scrollCoef}, β ${linkDensity}`,
        options: { scrollCoef, linkDensity },
      })),
    ),
  },
  {
    title: 'Δw × width rule: jump that ends the expansion (1.7)',
    variants: RULES.flatMap((diffRule) =>
      WIDTHS.map((widthIncrease) => ({
        label: `${diffRule}, Δw ${widthIncrease}`,
        options: { diffRule, widthIncrease },
      })),
    ),
  },
  {
    title: 'presets',
    variants: [
      ...PRESETS.map((preset) => ({ label: preset, options: { preset } })),
      ...PRESETS.map((preset) => ({
        label: `${preset} with 7 × 8, Δw 1.7`,
        options: { preset, gridRows: 7, gridCols: 8, widthIncrease: 1.7 },
      })),
    ],
  },
];

/** The sweep of the GCE papers over recorded layouts. */
export const gceParameters: Sweep = {
  name: 'gce',
  about: 'GCE: grid, α, β, Δw and the readings of the papers, on recorded layouts',
  datasets: ['spider-layout'],
  isIncluded: () => true,
  open: (pages) => spiderPages(pages),
  start(folder) {
    const parts = PARTS.map((part) => ({ ...part, sweep: gceSweep(part.variants, folder) }));
    return {
      add(sample) {
        for (const { sweep } of parts) sweep.add(sample);
      },
      tables: () => [
        ...parts.map(({ title, sweep }) => tableOf(title, sweep)),
        defaultsTable(
          'gce',
          PARTS.flatMap(({ variants }) => variants),
        ),
      ],
    };
  },
};

/** Sets whose nodes were labelled and whose pages still have their markup; recorded layouts have one window only. */
const LABELLED = ['google-trends-2017', 'journals-silver', 'crf-id-ar-ja', 'michelle-zh', 'canola'];

/** Windows need a browser. */
export const gceViewport: Sweep = {
  name: 'gce-viewport',
  about: 'GCE: window and grid, on rendered pages without their external style sheets',
  datasets: LABELLED,
  isIncluded: () => true,
  open: (pages, datasets) => renderedPages({ datasets, pages, viewports: VIEWPORTS }),
  start: (folder) => startByViewport(VIEWPORT_GRIDS, folder),
};

const VIEWPORT_GRIDS: readonly Variant[] = [...GRIDS, [16, 24] as const, [24, 36] as const].map(
  ([gridRows, gridCols]) => ({ label: `${gridRows} × ${gridCols}`, options: { gridRows, gridCols } }),
);

/** A telephone, held upright. */
const PORTRAIT = [{ width: 390, height: 844 }];
const PORTRAIT_VARIANTS: readonly Variant[] = [
  ...['code', 'prose', 'pseudocode'].map((preset) => ({ label: preset, options: { preset } })),
  ...[
    [4, 3],
    [4, 4],
    [6, 4],
    [8, 3],
    [8, 6],
  ].map(([gridRows, gridCols]) => ({
    label: `code, ${gridRows} × ${gridCols}`,
    options: { gridRows: gridRows!, gridCols: gridCols! },
  })),
  ...[1, 3, 4, 6, 8, 12].map((scrollCoef) => ({ label: `code, α ${scrollCoef}`, options: { scrollCoef } })),
  ...[4, 6, 8].map((scrollCoef) => ({
    label: `code, 4 × 4, α ${scrollCoef}`,
    options: { gridRows: 4, gridCols: 4, scrollCoef },
  })),
  ...[0.25, 0.75].map((linkDensity) => ({ label: `code, β ${linkDensity}`, options: { linkDensity } })),
  ...[1.02, 1.05, 1.1, 1.2].map((widthIncrease) => ({
    label: `code, Δw ${widthIncrease}`,
    options: { widthIncrease },
  })),
  ...[1.02, 1.05, 1.1, 1.2].map((widthIncrease) => ({
    label: `blocks before the jump, Δw ${widthIncrease}`,
    options: { diffRule: 'prose', widthIncrease },
  })),
];

/** The authors say that narrow windows need other parameters, but not which. */
export const gcePortrait: Sweep = {
  name: 'gce-portrait',
  about: 'GCE: a narrow window, on rendered pages without their external style sheets',
  datasets: ['google-trends-2017', 'fundus-tests'],
  isIncluded: () => true,
  open: (pages, datasets) => renderedPages({ datasets, pages, viewports: PORTRAIT }),
  start: (folder) => startByViewport(PORTRAIT_VARIANTS, folder),
};

function gceSweep(variants: readonly Variant[], folder: string | null): OptionSweep {
  return new OptionSweep({ method: 'gce', variants, metrics: METRICS }, folder);
}

function startByViewport(variants: readonly Variant[], folder: string | null): RunningSweep {
  const sweeps = new Map<string, OptionSweep>();
  return {
    add(sample: Sample) {
      const viewport = String(sample.meta['viewport'] ?? 'as it is');
      const sweep = sweeps.get(viewport) ?? gceSweep(variants, folder);
      sweeps.set(viewport, sweep);
      sweep.add(sample);
    },
    tables: () => [...sweeps].map(([viewport, sweep]) => tableOf(`window ${viewport}`, sweep)),
  };
}

function tableOf(title: string, sweep: OptionSweep): Table {
  const values = ['precision', 'recall', 'f1', 'f05'];
  return {
    id: title,
    title: `${title}, ${sweep.pages('lcs-token')} pages`,
    head: [
      { title: '' },
      ...METRICS.flatMap((metric) =>
        values.map((value) => ({ title: `${metric} ${value}`, isNumber: true })),
      ),
    ],
    rows: sweep.variants.map(({ label }, v) => [
      label,
      ...METRICS.flatMap((metric) => {
        const scores = sweep.scores(v, metric);
        return values.map((value) => score(scores[value]));
      }),
    ]),
  };
}
