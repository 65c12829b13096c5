import { readFileSync } from 'node:fs';
import type { Citation, Method } from 'fovea';
import { foldOf } from '../../datasets/split.ts';
import type { Comparator, PublishedFigure } from '../comparator.ts';
import { modelFile, ownFile } from '../model-files.ts';
import { selectTexts } from '../select-texts.ts';
import { readChain } from './chain/chain-model.ts';
import { classify, judgedTexts } from './classify.ts';
import { readCrfModel, type VictorModel } from './model.ts';

const CITATION: Citation = {
  authors: 'Marek, Pecina, Spousta',
  title: 'Web Page Cleaning with Conditional Random Fields',
  year: 2007,
};

const FOLDER = 'victor';

/** The model of the authors, in the folder of `FOVEA_MODELS`. */
export const VICTOR_MODEL = 'victor/cleaneval.crf.txt';

/** A method that judges blocks with a model, which is read when it is first needed. */
function victorMethod(name: string, about: string, read: () => VictorModel): Method {
  let model: VictorModel | undefined;
  return {
    name,
    about,
    needs: [],
    parameters: [],
    citation: CITATION,
    select(page) {
      model ??= read();
      const { texts, isContent } = judgedTexts(page, classify(page, model));
      return selectTexts(page, texts, isContent);
    },
  };
}

/** Weights of the published model, and the bytes of its file. @source The file. */
const WEIGHTS = 9705;
const BYTES = 222_488;

/** The same of the chain of the first fold, which a test compares with the file. */
const CHAIN_PARAMETERS = 1397;
const CHAIN_BYTES = 4544;

const PUBLISHED: readonly PublishedFigure[] = [
  {
    figure: 'accuracy .826 to .831 of content against noise, by blocks, six-fold on 104 pages of CleanEval',
    source: 'Marek et al. 2007',
  },
  {
    figure: 'accuracy .745 to .751 of five classes, by blocks, on the same',
    source: 'Marek et al. 2007',
  },
];

/** Victor with the weights of its authors. */
export const victor: Comparator = {
  method: victorMethod(
    'victor',
    'Victor: a log-linear model of blocks and their neighbours, with the weights of its authors.',
    () => readCrfModel(readFileSync(modelFile(VICTOR_MODEL), 'utf8')),
  ),
  folder: FOLDER,
  weights: [],
  models: [VICTOR_MODEL],
  facts: {
    parameters: WEIGHTS,
    bytes: BYTES,
    seenDatasets: ['cleaneval'],
    seenLanguages: ['en'],
    published: PUBLISHED,
  },
};

/** The number of folds of sites of the flagship's trainer. */
const FOLDS = 5;

const chains: Method[] = Array.from({ length: FOLDS }, (_, fold) =>
  victorMethod(
    'victor-chain',
    'Victor as a chain of two classes with transitions, trained on our pages.',
    () => readChain(ownFile(FOLDER, chainFile(fold))),
  ),
);

/** Victor as a true linear chain: with weights between neighbouring classes, trained by us. */
export const victorChain: Comparator = {
  // Which fold serves pages outside of our data makes no difference.
  method: chains[0]!,
  folder: FOLDER,
  weights: chains.map((_, fold) => chainFile(fold)),
  models: [],
  facts: {
    parameters: CHAIN_PARAMETERS,
    bytes: CHAIN_BYTES,
    seenDatasets: [],
    seenLanguages: 'all',
    published: PUBLISHED,
  },
  forSample: (sample) => chains[foldOf(sample, FOLDS)]!,
};

/** The weights that have not seen the sites of a fold. */
function chainFile(fold: number): string {
  return `weights/chain-${fold}.bin`;
}
