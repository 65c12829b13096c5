import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ModelDirectory } from '@fovea/internal';
import { ROOT } from '../baselines/root.ts';
import type { ComparatorFacts } from '../comparators/comparator.ts';
import { whyUnusable } from '../comparators/model-files.ts';
import { comparators } from '../comparators/registry.ts';
import { languageStudies } from './language-studies.ts';

/** A learned extractor of the tables. */
export interface LearnedSystem {
  /** The name of its extractor. */
  readonly name: string;
  readonly kind: 'method' | 'peer';
  readonly needsLayout: boolean;
  /** True if each page is judged by weights that have not seen its site. */
  readonly isCrossFitted: boolean;
  /** What its trainer measured, if it says so. */
  readonly measured?: string;
  readonly facts: Omit<ComparatorFacts, 'seenLanguages'> & {
    /** `null` where its authors do not say. */
    readonly seenLanguages: ComparatorFacts['seenLanguages'] | null;
  };
}

/** Our own method first, then the comparators, then peers with weights. */
export function learnedSystems(): readonly LearnedSystem[] {
  const studies = languageStudies();
  const others = comparators().map((comparator) => {
    const { method, facts, forSample } = comparator;
    const measured = whyUnusable(comparator) === null ? comparator.measured?.() : undefined;
    const study = studies.get(method.name);
    return {
      name: method.name,
      kind: 'method' as const,
      needsLayout: method.needs.includes('layout'),
      isCrossFitted: forSample !== undefined,
      facts: study === undefined ? facts : { ...facts, seenLanguages: Object.keys(study.learned) },
      ...(measured === undefined ? {} : { measured }),
    };
  });
  return [fovea(), ...others, RS_TRAFILATURA, EXTRACTNET];
}

/** The size of the networks of the folds, which is that of the one in the package. */
function fovea(): LearnedSystem {
  const { directory, weights } = JSON.parse(
    gunzipSync(readFileSync(join(ROOT, 'workbench/train/folds/fold-0.json.gz'))).toString(),
  ) as { directory: ModelDirectory; weights: string };
  const sizes = Object.values(directory.tensors).map(({ shape }) =>
    shape.reduce((product, one) => product * one, 1),
  );
  return {
    name: 'fovea:fovea',
    kind: 'method',
    needsLayout: false,
    isCrossFitted: true,
    facts: {
      parameters: sizes.reduce((sum, size) => sum + size, 0),
      bytes: Buffer.from(weights, 'base64').length,
      seenDatasets: [],
      seenLanguages: 'all',
      published: [],
    },
  };
}

/** Bytes of the two models that the crate `web-page-classifier` 0.1.0 embeds: of page types, 1,400 trees, and of quality, 100. */
const RS_TRAFILATURA_BYTES = 1_124_645 + 162_113;

/** Their nodes, as both files say: each split has a threshold, each leaf a value. */
const RS_TRAFILATURA_NODES = 55_786 + 8_040;

/** Its classifier of page types is trained, its rules were tuned by hand. */
const RS_TRAFILATURA: LearnedSystem = {
  name: 'rs-trafilatura',
  kind: 'peer',
  needsLayout: false,
  isCrossFitted: false,
  facts: {
    parameters: RS_TRAFILATURA_NODES,
    bytes: RS_TRAFILATURA_BYTES,
    seenDatasets: ['wcxb'],
    seenLanguages: ['en'],
    published: [{ figure: 'word F1 .859, WCXB development', source: 'leaderboard of WCXB' }],
  },
};

/** A recurrent network over the blocks of a page; a second model, 3.0 MB, which finds names in bylines, is not counted. */
const EXTRACTNET: LearnedSystem = {
  name: 'extractnet',
  kind: 'peer',
  needsLayout: false,
  isCrossFitted: false,
  facts: {
    // The tensors of `news_net.onnx` in its wheel, 2.0.7, and the bytes of that file.
    parameters: 5963,
    bytes: 27_248,
    // «22,000 pages, late 2020», and no more is said.
    seenDatasets: [],
    seenLanguages: null,
    published: [{ figure: 'F1 .927 of body text, article-extraction-benchmark', source: 'its README' }],
  },
};
