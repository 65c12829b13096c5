/** Parts of the page that are the same whatever was measured. */
export const READING = `The metric is F1 of the longest common subsequence of tokens, a failure counts as 0. Numbers of different datasets do
not compare, because their golds do not agree about what content is. Published figures are on other pages and by other metrics unless
they say otherwise.`;

export const ABSENT_NOTE = `It is a sample: large sets are in it with no more pages than that. Left out are sets whose gold is only a part of the
content, because whatever else is content would count as wrong: \`trafilatura-eval\`, \`postlight\` and \`mercury-new\` (snippets, first words),
\`recipe-scrapers\` (ingredients and steps) and \`swde-sites\` (values of attributes). \`prism-break\` has no gold ([parallel](parallel.md)), and
\`spider-layout\` has boxes without HTML ([on layouts](#on-layouts)).`;

export const costNote = (pages: number): string =>
  `Milliseconds are CPU time, which other work on the machine changes little: of a process of its own with all its threads, on the same ${pages} pages of
all sets, a few pages after its start. Reading the page, parsing and the whole extraction are in it. Systems that need layout get pages
that are read already ([on layouts](#on-layouts)). Some of what was measured again has the CPU time of before, because the machine was busy.`;

export const LAYOUT_NOTE = `Only pages with boxes. Those of \`spider-layout\` were recorded with all style sheets; the others are rendered from the
saved HTML without external style sheets, most of them as one column: a test of robustness, not of accuracy.`;

export const LOSS_NOTE = `Mean F1 on pages in languages that a system was trained on and on all others; the pages differ, so the last column
says how much the reference loses between the same two groups. TabNet is measured on the pages [with layout](#on-layouts). ExtractNet has no row,
because its authors do not say which languages it has seen; nor can it be trained again, as its pages are not published.`;

export const STUDY_NOTE = `What was trained on our pages has seen most languages, so each of these was trained once more, on English pages only: F1 of
content over the texts of pages in other languages, by the weights of the folds, which know the language but not the site (and four fifths
of all pages), and by the English ones (all English pages). Both learn from few pages in other languages, so they can also lose by knowing them. For \`fovea\`, both are small trainings for this question, on pages sampled as those of \`boilernet-hashed\`: networks with
the shape of the one in the package, without a teacher.

TabNet has been trained on English alone from the start: 185 of its 189 recorded pages and all rendered ones are English, two are Russian and one is
Spanish, so its row above is that of an English training. It reads no words.`;

export const LEFT_OUT_NOTE = `Of \`fovea\` there is another study, in which one language at a time was left out: F1 by length of text, mean over pages, of
networks with the shape of the one in the package, but without a teacher and after half as many epochs
([experiments](../../workbench/train/experiments.md#leaving-a-language-out)). Without English, three quarters of the pages and nearly all page
types but articles are gone; of the others, only Portuguese, with fourteen pages, loses more than a point.`;

export const JAPANESE_NOTE = `Jung et al. 2021 (GCE) measured BoilerNet with its English words: LCS F1 .745 on pages in eight languages, .477 on the
Japanese ones. There, most systems lose on these (GCE itself .842 and .711, Readability.js .760 and .662), but Web2Text, whose stop-words are
English too, does not (.695 and .714): words alone do not explain it.

Here \`boilernet\` has the authors' English words. Pages of its own set are those that it has not learned from, though they chose its epoch; on those
that taught it, any other page would look like a loss. Within sets that have pages in both languages, golds and kinds of pages are alike; each
set counts as often as it has Japanese pages. The effect is not to be seen: on Japanese pages \`boilernet\` loses next to nothing against its own set, and
nothing against other English pages. What remains is that \`fovea\` gains more on the same pages, so they are easier, and that the small network
loses on Japanese pages if it has learned from English ones alone ([above](#trained-on-english-alone)). That \`boilernet\` does not may be
because the tags around a text, and how many unknown words it has, need no language; the paper's Japanese pages are not at hand.`;

export const PUBLISHED_NOTE = `Web2Text and Victor reach what was published within three points, by blocks of CleanEval ([blocks](blocks.md)). The other figures
are of other pages, another training or another metric:

- BoilerNet on Google-Trends-2017: 100 test pages with nodes marked by people, which are not at hand; ours is on pages that validate, with labels
  aligned from the gold text ([README](../../workbench/comparators/boilernet/README.md)).
- BoilerNet on CleanEval: these pages are here, but the network was trained on others of CleanEval (this from memory). No such network was trained here;
  \`boilernet\` has learned from Google-Trends-2017 alone.
- What Jung et al. give for Web2Text and BoilerNet is of their own rendered pages, in eight languages. In their public code, the characters compared are
  those of the element that holds most of the output, not the output.
- TabNet: pages as a browser showed them, with marked elements; ours are recorded boxes of other pages, and rendered ones without their style sheets
  ([README](../../workbench/comparators/tabnet/README.md)). The paper shows two of
  many networks, says that most with distances to the centres were worse than those without, and its \`basic\` has .058 on English pages of 2017 and .818
  on Chinese ones. Here two trainings that differ in nothing but their seed put the two in different orders: which of many trainings is taken decides
  much of both rows.
- rs-trafilatura: words, not tokens in order. ExtractNet: n-grams of another set of news pages.

Not measured: Dragnet 2.0.4 on PyPI, which carries weights, but is source that Cython 3 does not compile, with models pickled by
scikit-learn before .21; pulpie and MinerU-HTML on PyPI, whose packages are code of some kilobytes for language models
of 210 million parameters and more, which are fetched from elsewhere; and content-extractor-rl on crates.io, which comes without a trained model.`;
