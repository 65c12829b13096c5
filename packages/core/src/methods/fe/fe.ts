import type { Citation, Method, MethodParameter } from '../method.ts';
import { bestBlock, bestCluster, selectBlocks } from './choose-blocks.ts';

const DEBNATH: Citation = {
  authors: 'Debnath, Mitra, Giles',
  title: 'Identifying Content Blocks from Web Documents',
  year: 2005,
};

const DOMINANCE: MethodParameter = {
  name: 'dominance',
  default: 0.5,
  about: 'Text has to be more than this share of a block’s features.',
};

/** FeatureExtractor: the one block that is most of all text (Debnath, Mitra, Giles 2005). */
export const fe: Method = {
  name: 'fe',
  about: 'FeatureExtractor: the single block in which text dominates most. Very low recall, as published.',
  needs: [],
  parameters: [DOMINANCE],
  citation: DEBNATH,
  select: (page, { options }) => selectBlocks(page, Number(options['dominance']), bestBlock),
};

/** More than this many clusters is no clustering. */
const MAX_K = 32;

/** Descriptions of the original say three; two chosen by sweep: see the README. */
const DEFAULT_K = 2;

/** K-FeatureExtractor: clusters the blocks in which text dominates (Debnath, Mitra, Giles 2005). */
export const kfe: Method = {
  name: 'kfe',
  about: 'K-FeatureExtractor: clusters the blocks in which text dominates, keeps the cluster with most text.',
  needs: [],
  parameters: [DOMINANCE, { name: 'k', default: DEFAULT_K, about: 'Number of clusters, 1 to 32.' }],
  citation: DEBNATH,
  select(page, { options }) {
    const k = Math.min(Math.max(1, Math.floor(Number(options['k']))), MAX_K);
    return selectBlocks(page, Number(options['dominance']), (basket) => bestCluster(basket, k));
  },
};
