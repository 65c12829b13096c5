import type { Citation, Method } from 'fovea';
import type { Comparator } from '../comparator.ts';
import { selectTexts } from '../select-texts.ts';
import { classify } from './classify.ts';
import { type Networks, type PublishedSplit, publishedFiles, readPublished } from './published-weights.ts';

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

/** Web2Text with the weights of its authors, as a comparator. */
export const web2textPublished: Comparator = {
  method: web2text,
  folder: 'web2text',
  weights: [],
  models: [...publishedFiles('cleaneval'), ...publishedFiles('web2text')],
  facts: {
    parameters: WEIGHTS,
    bytes: WEIGHTS * BYTES_OF_WEIGHT,
    seenDatasets: ['cleaneval'],
    seenLanguages: ['en'],
    published: [
      {
        figure: 'F1 .88 and accuracy .84 to .86 by blocks, 676 test pages of CleanEval',
        source: 'Vogels et al. 2018',
      },
      { figure: 'ROUGE-LSum .841 on WCEB, .912 on its CleanEval', source: 'Bevendorff et al. 2023' },
    ],
  },
};
