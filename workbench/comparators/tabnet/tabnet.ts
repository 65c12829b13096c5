import type { Method } from 'fovea';
import { foldOf } from '../../datasets/split.ts';
import type { Comparator, PublishedFigure } from '../comparator.ts';
import { ownFile } from '../model-files.ts';
import type { TabNetColumns } from './element-rows.ts';
import { readTabNetwork } from './network/tabnet-network.ts';
import { type SeedScores, seedScores, spreadOf } from './seeds.ts';
import { tabNetMethod } from './tabnet-method.ts';

const FOLDER = 'tabnet';

/** Two recorded pages are Russian and one is Spanish; one has no known language, and all others are English. */
const SEEN_LANGUAGES = ['en', 'ru', 'es'];

/** The number of folds of sites. */
const FOLDS = 2;

/** TabNet with the thirteen columns of its paper's first table. */
export const tabnetBasic: Comparator = comparator('basic', 6565, [
  {
    figure: 'LCS F1 .183 (printed .018), block F1 .150',
    source: 'Jung et al. 2021 (GCE)',
  },
]);

/** TabNet that also sees how far an element is from the centres of window and document. */
export const tabnetBoth: Comparator = comparator('both', 6697, [
  { figure: 'LCS F1 .724, F0.5 .683, block F1 .608', source: 'Jung et al. 2021 (GCE)' },
]);

function comparator(
  columns: TabNetColumns,
  parameters: number,
  published: readonly PublishedFigure[],
): Comparator {
  const seeds = seedScores();
  const file = (fold: number): string => `weights/${columns}-${fold}.bin`;
  const folds = Array.from(
    { length: FOLDS },
    (_, fold) => tabNetMethod(columns, () => readTabNetwork(ownFile(FOLDER, file(fold)))) as Method,
  );
  return {
    // Which fold serves pages outside of our data makes no difference.
    method: folds[0]!,
    facts: { parameters, bytes: 18_600, seenDatasets: [], seenLanguages: SEEN_LANGUAGES, published },
    folder: FOLDER,
    weights: folds.map((_, fold) => file(fold)),
    models: [],
    forSample: (sample) => folds[foldOf(sample, FOLDS)]!,
    ...(seeds === null ? {} : { measured: () => spreadText(seeds, columns) }),
  };
}

function spreadText({ pages, seeds }: SeedScores, columns: TabNetColumns): string {
  const { mean, least, most, count } = spreadOf(seeds[columns]);
  const text = (value: number): string => value.toFixed(3).slice(1);
  return `${count} trainings: mean ${text(mean)}, ${text(least)} to ${text(most)}, on all ${pages}`;
}
