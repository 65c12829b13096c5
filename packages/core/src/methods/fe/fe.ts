import type { Citation, Method } from '../method.ts';
import { listParameters, type ParameterOf } from '../parameters.ts';
import { type WithPreset, withPaperPreset } from '../presets.ts';
import { bestBlock, bestCluster, selectBlocks } from './choose-blocks.ts';

const DEBNATH: Citation = {
  authors: 'Debnath, Mitra, Giles',
  title: 'Identifying Content Blocks from Web Documents',
  year: 2005,
};

/** How large the share of text in a block must be. */
export interface FeOptions {
  readonly dominance: number;
}

/** The same, and how many clusters of blocks to form. */
export interface KfeOptions extends FeOptions {
  readonly k: number;
}

/** @sweep fe.dominance kfe.dominance */
const DOMINANCE: ParameterOf<number> = {
  default: 0.5,
  about: 'Text has to be more than this share of a block’s features.',
};

/** FeatureExtractor: the one block with the largest share of text (Debnath, Mitra, Giles 2005). */
export const fe: Method<FeOptions> = {
  name: 'fe',
  about: 'FeatureExtractor: the single block in which text dominates most. Very low recall, as published.',
  needs: [],
  parameters: listParameters<FeOptions>({ dominance: DOMINANCE }),
  citation: DEBNATH,
  select: (page, { options }) => selectBlocks(page, options.dominance, bestBlock),
};

/** Largest number of clusters. @cap */
const MAX_K = 32;

/** Descriptions of the original say three; two chosen by sweep: see the README. @sweep kfe.k */
const DEFAULT_K = 2;

/**
 * K-FeatureExtractor: clusters the blocks in which text dominates (Debnath, Mitra, Giles 2005).
 * @source Descriptions of the original, for the preset.
 */
export const kfe: Method<WithPreset<KfeOptions>> = withPaperPreset<KfeOptions>(
  {
    name: 'kfe',
    about:
      'K-FeatureExtractor: clusters the blocks in which text dominates, keeps the cluster with most text.',
    needs: [],
    parameters: listParameters<KfeOptions>({
      dominance: DOMINANCE,
      k: { default: DEFAULT_K, about: 'Number of clusters, 1 to 32.' },
    }),
    citation: DEBNATH,
    select(page, { options }) {
      const k = Math.min(Math.max(1, Math.floor(options.k)), MAX_K);
      return selectBlocks(page, options.dominance, (basket) => bestCluster(basket, k));
    },
  },
  { k: 3 },
);
