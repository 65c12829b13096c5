import { readFileSync } from 'node:fs';
import type { Citation, Method } from 'fovea';
import type { Comparator } from '../comparator.ts';
import { modelFile } from '../model-files.ts';
import { selectTexts } from '../select-texts.ts';
import { classify, judgedTexts } from './classify.ts';
import { readCrfModel, type VictorModel } from './model.ts';

const CITATION: Citation = {
  authors: 'Marek, Pecina, Spousta',
  title: 'Web Page Cleaning with Conditional Random Fields',
  year: 2007,
};

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

/** Victor with the weights of its authors. */
export const victor: Comparator = {
  method: victorMethod(
    'victor',
    'Victor: a log-linear model of blocks and their neighbours, with the weights of its authors.',
    () => readCrfModel(readFileSync(modelFile(VICTOR_MODEL), 'utf8')),
  ),
  folder: 'victor',
  weights: [],
  models: [VICTOR_MODEL],
  facts: {
    parameters: WEIGHTS,
    bytes: BYTES,
    seenDatasets: ['cleaneval'],
    seenLanguages: ['en'],
    published: [
      {
        figure:
          'accuracy .826 to .831 of content against noise, by blocks, six-fold on 104 pages of CleanEval',
        source: 'Marek et al. 2007',
      },
      {
        figure: 'accuracy .745 to .751 of five classes, by blocks, on the same',
        source: 'Marek et al. 2007',
      },
    ],
  },
};
