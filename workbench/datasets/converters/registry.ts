import { articleExtractionBenchmark } from './article-extraction-benchmark.ts';
import { cleaneval } from './cleaneval.ts';
import type { Converter } from './converter.ts';
import { daniel } from './daniel.ts';
import { dragnet } from './dragnet.ts';
import { googleTrends2017 } from './google-trends-2017.ts';
import { l3sGn1 } from './l3s-gn1.ts';
import { readability } from './readability.ts';
import { teco } from './teco.ts';
import { trafilaturaEval } from './trafilatura-eval.ts';
import { wcxb } from './wcxb.ts';

/** Every converter, in order of the names. */
export const CONVERTERS: readonly Converter[] = [
  articleExtractionBenchmark,
  cleaneval,
  daniel,
  dragnet,
  googleTrends2017,
  l3sGn1,
  readability,
  teco,
  trafilaturaEval,
  wcxb,
];
