import type { Method } from 'fovea';
import { foldOf } from '../../datasets/split.ts';
import type { Comparator, PublishedFigure, TrainedWeights } from '../comparator.ts';
import { modelFile, ownFile, trainedFile } from '../model-files.ts';
import { type BoilerNetModel, boilerNetMethod } from './boilernet-method.ts';
import { readNetwork, readValidation } from './network/packed-network.ts';
import { hashedVocabulary, readVocabulary, VOCABULARY_FILES } from './vocabulary.ts';

const FOLDER = 'boilernet';

const PUBLISHED: readonly PublishedFigure[] = [
  {
    figure: 'F1 of leaves about .87, Google-Trends-2017 test, and about .86, CleanEval',
    source: 'Leonhardt et al. 2020',
  },
  { figure: 'ROUGE-LSum F1 .799 macro, .801 Google-Trends-2017', source: 'Bevendorff et al. 2023 (WCEB)' },
  { figure: 'LCS F1 .745, .477 on Japanese pages', source: 'Jung et al. 2021 (GCE)' },
];

const TRAINED = {
  file: 'boilernet/own.bin',
  about: 'workbench/comparators/boilernet/README.md says how to train it, in minutes on a CPU.',
} as const;

/** What the trainer's network with these weights says of our own pages; another training gives other weights. */
export const OWN_REFERENCE: TrainedWeights = {
  file: 'boilernet/own-reference.json',
  about: 'workbench/comparators/boilernet/README.md says how reference.py writes it.',
};

/** BoilerNet as published: the authors' vocabulary, their size, and a part of their pages. */
export const boilernet: Comparator = {
  method: boilerNetMethod(
    'boilernet',
    'BoilerNet: bidirectional LSTM over the texts of a page, English vocabulary.',
    readOwn,
  ) as Method,
  facts: {
    parameters: 2_895_617,
    bytes: 2_934_000,
    seenDatasets: ['google-trends-2017'],
    seenLanguages: ['en'],
    published: PUBLISHED,
  },
  folder: FOLDER,
  weights: [],
  models: VOCABULARY_FILES,
  trained: TRAINED,
  measured: () => `${leavesText([trainedFile(TRAINED)])} of Google-Trends-2017, which chose the epoch`,
};

/** The network that is as large as that of the authors, with their vocabulary. */
export function readOwn(): BoilerNetModel {
  const [words, tags] = VOCABULARY_FILES.map(modelFile);
  return { network: readNetwork(trainedFile(TRAINED)), vocabulary: readVocabulary(words!, tags!) };
}

/** The number of folds of sites of the flagship's trainer. */
const FOLDS = 5;

const folds: Method[] = Array.from(
  { length: FOLDS },
  (_, fold) =>
    boilerNetMethod(
      'boilernet-hashed',
      'BoilerNet, smaller, with hashed words of any script, trained on our pages.',
      () => readFold(fold),
    ) as Method,
);

/** BoilerNet for any language: words are hashed, and texts without spaces are cut into pairs of characters. */
export const boilernetHashed: Comparator = {
  // Which fold serves pages outside of our data makes no difference.
  method: folds[0]!,
  facts: {
    parameters: 45_521,
    bytes: 52_000,
    seenDatasets: [],
    seenLanguages: 'all',
    published: PUBLISHED,
  },
  folder: FOLDER,
  weights: Array.from({ length: FOLDS }, (_, fold) => foldFile(fold)),
  models: [],
  forSample: (sample) => folds[foldOf(sample, FOLDS)]!,
  measured: () =>
    `${leavesText(Array.from({ length: FOLDS }, (_, fold) => ownFile(FOLDER, foldFile(fold))))} of our pages, five folds`,
};

/** F1 of leaves as the trainers of some files measured it, the mean over the files. */
function leavesText(files: readonly string[]): string {
  const all = files.map(readValidation);
  const part = (name: 'content' | 'boilerplate' | 'mean'): string =>
    (all.reduce((sum, one) => sum + one[name], 0) / all.length).toFixed(3).slice(1);
  const leaves = all.reduce((sum, one) => sum + one.leaves, 0).toLocaleString('en');
  return `F1 of leaves: content ${part('content')}, boilerplate ${part('boilerplate')}, mean ${part('mean')} after ${all[0]!.epoch} epochs; ${leaves} leaves`;
}

/** The model of a fold, which has not seen the sites of that fold. */
export function readFold(fold: number): BoilerNetModel {
  const network = readNetwork(ownFile(FOLDER, foldFile(fold)));
  return { network, vocabulary: hashedVocabulary(network.words, network.tags) };
}

function foldFile(fold: number): string {
  return `weights/fold-${fold}.bin`;
}
