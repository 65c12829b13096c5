/**
 * The sets that weights here are trained on: those with full gold when they were. A set that joins the others later is not one of them,
 * or the training commands would no longer give the committed weights.
 */
export const TRAINING_SETS: readonly string[] = [
  'cleaneval',
  'cleanportaleval',
  'defuddle',
  'dragnet',
  'fundus-hist',
  'fundus-tests',
  'google-trends-2017',
  'haruki-ja-th-zh',
  'journals-silver',
  'magic-html',
  'michelle-zh',
  'msv-big9-chaos',
  'news-fixtures',
  'readability',
  'smartreader-extra',
  'wcxb',
  'webmainbench-sample',
  'xmu-zh',
];
