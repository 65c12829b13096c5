import type { Citation, Method } from 'fovea';
import { foldOf } from '../../datasets/split.ts';
import type { Comparator, PublishedFigure } from '../comparator.ts';
import { ownFile } from '../model-files.ts';
import { selectTexts } from '../select-texts.ts';
import { classify } from './classify.ts';
import type { Networks } from './network.ts';
import { type PublishedSplit, publishedFiles, readPublished } from './published-weights.ts';
import { readRetrained } from './retrained-weights.ts';

/** Which of the published weights to use. */
export interface Web2TextOptions {
  readonly weights: PublishedSplit;
}

const CITATION: Citation = {
  authors: 'Vogels, Ganea, Eickhoff',
  title: 'Web2Text: Deep Structured Boilerplate Removal',
  year: 2018,
};

const read = new Map<PublishedSplit, Networks>();

/** Web2Text with the weights of its authors. Their `classify` uses those of the split of CleanEval. */
export const web2text: Method<Web2TextOptions> = {
  name: 'web2text',
  about: 'Web2Text: two small networks along the blocks of a page, with the weights of its authors.',
  needs: [],
  parameters: [
    {
      name: 'weights',
      default: 'cleaneval',
      about: 'Trained on 61 pages of CleanEval (`cleaneval`) or on 589 (`web2text`).',
      choices: ['cleaneval', 'web2text'],
    },
  ],
  citation: CITATION,
  select(page, { options: { weights } }) {
    const networks = read.get(weights) ?? readPublished(weights);
    read.set(weights, networks);
    const { texts, isContent } = classify(page, networks);
    return selectTexts(page, texts, isContent);
  },
};

/** Weights of both networks, without biases. @source The published files. */
const WEIGHTS = 30_830;
const BYTES_OF_WEIGHT = 4;

const FOLDER = 'web2text';

const PUBLISHED: readonly PublishedFigure[] = [
  {
    figure: 'F1 .88 and accuracy .84 to .86 by blocks, 676 test pages of CleanEval',
    source: 'Vogels et al. 2018',
  },
  { figure: 'ROUGE-LSum .841 on WCEB, .912 on its CleanEval', source: 'Bevendorff et al. 2023' },
  { figure: 'LCS F1 .695, .714 on Japanese pages', source: 'Jung et al. 2021 (GCE)' },
];

/** Web2Text with the weights of its authors, as a comparator. */
export const web2textPublished: Comparator = {
  method: web2text,
  folder: FOLDER,
  weights: [],
  models: [...publishedFiles('cleaneval'), ...publishedFiles('web2text')],
  facts: {
    parameters: WEIGHTS,
    bytes: WEIGHTS * BYTES_OF_WEIGHT,
    seenDatasets: ['cleaneval'],
    seenLanguages: ['en'],
    published: PUBLISHED,
  },
};

/** The number of folds of sites of the flagship's trainer. */
const FOLDS = 5;

const folds: Method[] = Array.from({ length: FOLDS }, (_, fold) => retrainedMethod(fold));

/** Weights and biases of both networks, and the bytes of the file of the first fold; a test compares both with it. */
const RETRAINED_PARAMETERS = 31_156;
const RETRAINED_BYTES = 33_582;

/** Web2Text with weights of our own: as many pages of every dataset, cross-fitted by site. */
export const web2textRetrained: Comparator = {
  // Which fold serves pages outside of our data makes no difference.
  method: folds[0]!,
  folder: FOLDER,
  weights: folds.map((_, fold) => foldFile(fold)),
  models: [],
  facts: {
    parameters: RETRAINED_PARAMETERS,
    bytes: RETRAINED_BYTES,
    seenDatasets: [],
    seenLanguages: 'all',
    published: PUBLISHED,
  },
  forSample: (sample) => folds[foldOf(sample, FOLDS)]!,
};

/** The method with the weights that have not seen the sites of a fold. */
function retrainedMethod(fold: number): Method {
  let networks: Networks | undefined;
  return {
    name: 'web2text-retrained',
    about: 'Web2Text: two small networks along the blocks of a page, trained on our pages.',
    needs: [],
    parameters: [],
    citation: CITATION,
    select(page) {
      networks ??= readRetrained(ownFile(FOLDER, foldFile(fold)));
      const { texts, isContent } = classify(page, networks);
      return selectTexts(page, texts, isContent);
    },
  };
}

function foldFile(fold: number): string {
  return `weights/fold-${fold}.bin`;
}
