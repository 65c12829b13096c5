import type { Method, MethodOptions, Page } from 'fovea';
import type { Shape } from 'fovea/methods';
import type { Splittable } from '../datasets/split.ts';

/** A number that its authors, or others about it, have published. */
export interface PublishedFigure {
  /** With its metric and data: `F1 .88 by blocks, CleanEval test`. */
  readonly figure: string;
  readonly source: string;
}

/** What a reader of its numbers must know. */
export interface ComparatorFacts {
  /** The number of learned parameters; 0 for rules. */
  readonly parameters: number;
  /** Bytes of its weights and vocabularies, as they are loaded. */
  readonly bytes: number;
  /** Datasets of ours whose pages its weights may have seen, by name; none if it is cross-fitted or has no weights. */
  readonly seenDatasets: readonly string[];
  /** Languages of the pages that it was trained on, as in the datasets; `all` if it was trained on ours. */
  readonly seenLanguages: readonly string[] | 'all';
  readonly published: readonly PublishedFigure[];
}

/** Weights that a training command writes, because they are too large to be committed. */
export interface TrainedWeights {
  /** Below `.cache/comparators`: `boilernet/own.bin`. */
  readonly file: string;
  /** How to make it, for the message that it is missing. */
  readonly about: string;
}

/** A system of the papers that Fovea is compared with, as a method; it is not part of the library. */
export interface Comparator {
  /** Its weights are read when it first selects, so that listing methods costs nothing. */
  readonly method: Method;
  readonly facts: ComparatorFacts;
  /** Its folder here: `vips`. */
  readonly folder: string;
  /** Committed files of weights that we trained, in its folder; `ownFile` finds them. */
  readonly weights: readonly string[];
  /** The files that it reads in the folder of `FOVEA_MODELS`: `victor/cleaneval.crf.txt`; `modelFile` finds them. */
  readonly models: readonly string[];
  /** Weights that have to be trained before it runs; `trainedFile` finds them. */
  readonly trained?: TrainedWeights;
  /**
   * For weights that were trained on our datasets: the method with weights that have not seen the site of the page.
   * Without it, the same weights are measured on every page.
   */
  readonly forSample?: (sample: Splittable) => Method;
  /** What its trainer measured on pages that it did not learn from, as the weights say, which must be there. */
  readonly measured?: () => string;
  /** How it sees a rendered page, for `fovea look --overlay`. */
  readonly shapes?: (page: Page, options: MethodOptions) => readonly Shape[];
}
