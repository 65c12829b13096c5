import type { BenchSetting, PageRecord } from '../bench/result.ts';
import { type LanguageStudy, studyTable } from './language-studies.ts';
import type { LearnedSystem } from './learned-systems.ts';
import {
  datasetTable,
  factsTable,
  japaneseTable,
  languageTable,
  layoutCosts,
  layoutTable,
  lossTable,
  scoresOf,
  withLayoutScores,
} from './learned-tables.ts';
import type { SystemCost } from './measure-cost.ts';
import type { LayoutPages, LayoutScore } from './measure-layout.ts';

/** What was measured. */
export interface LearnedResult {
  readonly command: string;
  readonly setting: BenchSetting;
  readonly systems: readonly LearnedSystem[];
  readonly records: readonly PageRecord[];
  /** Pages on which BoilerNet's own words are compared with hashed ones. */
  readonly english: readonly PageRecord[];
  readonly japanese: readonly PageRecord[];
  readonly layout: readonly LayoutScore[];
  readonly layoutPages: LayoutPages;
  readonly pagesPerLanguage: number;
  readonly costs: readonly SystemCost[];
  readonly studies: ReadonlyMap<string, LanguageStudy>;
  /** Systems that are not here, with the reasons. */
  readonly notices: readonly string[];
}

/** The method that the others are compared with; every run measures it. */
export const REFERENCE = 'fovea:fovea';

const READING = `The metric is F1 of the longest common subsequence of tokens, a failure counts as 0. Numbers of different datasets do
not compare, because their golds do not agree about what content is. Published figures are on other pages and by other metrics unless
they say otherwise.`;

const costNote = (pages: number): string =>
  `Milliseconds are CPU time, which other work on the machine changes little: of a process of its own with all its threads, on the same ${pages} pages of
all sets, a few pages after its start. Reading the page, parsing and the whole extraction are in it. Systems that need layout get pages
that are read already ([on layouts](#on-layouts)).`;

const LAYOUT_NOTE = `Only pages with boxes. Those of \`spider-layout\` were recorded with all style sheets; the others are rendered from the
saved HTML without external style sheets, most of them as one column: a test of robustness, not of accuracy.`;

const LOSS_NOTE = `Mean F1 on pages in languages that a system was trained on and on all others; the pages differ, so the last column
says how much the reference loses between the same two groups.`;

const STUDY_NOTE = `What was trained on our pages has seen most languages, so each of these was trained once more, on English pages only: F1 of
content over the texts of pages in other languages, by the weights of the folds, which know the language but not the site (and four fifths
of all pages), and by the English ones (all English pages). Both learn from few pages in other languages, so they can also lose by knowing them. How \`fovea\` does without a language is
in its [experiments](../../workbench/train/experiments.md#leaving-a-language-out), by another metric. TabNet reads no words.`;

const JAPANESE_NOTE = `Jung et al. 2021 (GCE) measured BoilerNet with its English words on pages of several languages: LCS F1 .745 on all, .477
on the Japanese ones. The same here: English pages of the set of its authors, from two thirds of which \`boilernet\` has learned, beside
the Japanese pages of all sets. The pages differ in more than their language: what the first system loses says how much that is.`;

const PUBLISHED_NOTE = `Web2Text and Victor reach what was published within three points, by blocks of CleanEval ([blocks](blocks.md)). The others were
published on pages that we do not have. BoilerNet: 100 test pages with nodes marked by people; ours is on pages that validate, with labels
aligned from the gold text ([README](../../workbench/comparators/boilernet/README.md)). TabNet: pages as a browser showed them, with
marked elements; ours are recorded boxes of other pages, and rendered ones without their style sheets
([README](../../workbench/comparators/tabnet/README.md)). rs-trafilatura: words, not tokens in order. ExtractNet: n-grams of another set of news pages.

Not measured: Dragnet 2.0.4 on PyPI, which carries weights, but is source that Cython 3 does not compile, with models pickled by
scikit-learn before .21; pulpie and MinerU-HTML on PyPI, whose packages are code of some kilobytes for language models
of 210 million parameters and more, which are fetched from elsewhere; and content-extractor-rl on crates.io, which comes without a trained model.`;

/** The document of the results. */
export function learnedDocument(result: LearnedResult): string {
  const {
    command,
    setting,
    systems,
    records,
    layout,
    layoutPages,
    pagesPerLanguage,
    costs,
    studies,
    notices,
  } = result;
  const scores = scoresOf(records);
  const sample =
    setting.pagesPerDataset === null
      ? 'all pages'
      : `at most ${setting.pagesPerDataset} pages of each dataset, and of each language in it up to ${pagesPerLanguage}`;
  return `${[
    `<!-- Generated by \`${command}\`; do not edit. -->`,
    '# Learned extractors',
    `Measured on ${setting.date} with Node ${setting.node} on ${setting.machine}: ${records.length} pages, ${sample}, always the same ones. ${READING}`,
    factsTable(withLayoutScores(systems, layout), costs, layoutCosts(systems, layout)),
    ...(costs.length === 0 ? [] : [costNote(Math.max(...costs.map(({ pages }) => pages)))]),
    ...(notices.length === 0 ? [] : [notices.map((notice) => `- ${notice}`).join('\n')]),
    '## Published and ours',
    PUBLISHED_NOTE,
    '## By dataset',
    'A star: its published weights may have seen these pages.',
    datasetTable(systems, scores),
    '## By language',
    'All datasets together. A circle: it was not trained on this language.',
    languageTable(systems, scores),
    '## Languages that were not seen',
    LOSS_NOTE,
    lossTable(systems, scores, REFERENCE),
    ...(studies.size === 0 ? [] : ['### Trained on English alone', STUDY_NOTE, studyTable(studies)]),
    '## Japanese',
    JAPANESE_NOTE,
    japaneseTable(scoresOf(result.english), scoresOf(result.japanese)),
    'What methods choose of the same pages in 26 languages: [parallel](parallel.md).',
    ...(layout.length === 0
      ? []
      : [
          '## On layouts',
          `${LAYOUT_NOTE} At most ${layoutPages.recorded} recorded pages, and ${layoutPages.rendered} of each other set.`,
          layoutTable(layout),
        ]),
  ].join('\n\n')}\n`;
}
