import { canola } from './canola.ts';
import { cleaneval } from './cleaneval.ts';
import { cleanportaleval } from './cleanportaleval.ts';
import { crfIdArJa } from './crf-id-ar-ja.ts';
import { defuddle } from './defuddle.ts';
import { dragnet } from './dragnet.ts';
import { fundusHist } from './fundus-hist.ts';
import { fundusTests } from './fundus-tests.ts';
import { googleTrends2017 } from './google-trends-2017.ts';
import { harukiJaThZh } from './haruki-ja-th-zh.ts';
import { journalsSilver } from './journals-silver.ts';
import { llmWebkit } from './llm-webkit.ts';
import { magicHtml } from './magic-html.ts';
import type { Manifest } from './manifest.ts';
import { michelleZh } from './michelle-zh.ts';
import { msvBig9Chaos } from './msv-big9-chaos.ts';
import { newsFixtures } from './news-fixtures.ts';
import { postlight } from './postlight.ts';
import { readability } from './readability.ts';
import { smartreaderExtra } from './smartreader-extra.ts';
import { spiderLayout } from './spider-layout.ts';
import { staticSites } from './static-sites.ts';
import { trafilaturaEval } from './trafilatura-eval.ts';
import { wcxb } from './wcxb.ts';
import { webForum52 } from './web-forum-52.ts';
import { webmainbenchSample } from './webmainbench-sample.ts';
import { xmuZh } from './xmu-zh.ts';

/** Every dataset that is known, in order of the names. */
export const MANIFESTS: readonly Manifest[] = [
  canola,
  cleaneval,
  cleanportaleval,
  crfIdArJa,
  defuddle,
  dragnet,
  fundusHist,
  fundusTests,
  googleTrends2017,
  harukiJaThZh,
  journalsSilver,
  llmWebkit,
  magicHtml,
  michelleZh,
  msvBig9Chaos,
  newsFixtures,
  postlight,
  readability,
  smartreaderExtra,
  spiderLayout,
  staticSites,
  trafilaturaEval,
  wcxb,
  webForum52,
  webmainbenchSample,
  xmuZh,
];

/** The manifest of a dataset; `undefined` if it has none yet. */
export function manifestOf(name: string): Manifest | undefined {
  return MANIFESTS.find((manifest) => manifest.name === name);
}
