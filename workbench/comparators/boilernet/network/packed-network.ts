import { type Matrix, readTensors } from '../../packed-tensors.ts';
import { MAX_LEAVES } from '../page-leaves.ts';
import type { VocabularyKind } from '../vocabulary.ts';
import { LstmLayers } from './lstm.ts';

/** One direction of one recurrent layer; rows are the gates input, forget, candidate and output, `units` each. */
export interface LstmWeights {
  readonly input: Matrix;
  readonly state: Matrix;
  readonly bias: Float32Array;
}

/** What the trainer says about a network. */
interface NetworkFacts {
  readonly vocabulary: VocabularyKind;
  readonly words: number;
  readonly tags: number;
}

/** What the trainer measured on pages that it did not learn from: F1 over all leaves. */
export interface Validation {
  readonly content: number;
  readonly boilerplate: number;
  /** Of the two. */
  readonly mean: number;
  readonly leaves: number;
  readonly epoch: number;
}

/** Reads what the trainer measured. */
export function readValidation(file: string): Validation {
  return readTensors<{ readonly validation: Validation }>(file).facts.validation;
}

/** The weights of a network, ready to run. */
export interface BoilerNetwork extends NetworkFacts {
  /** A row per column of the features. */
  readonly dense: Matrix;
  readonly denseBias: Float32Array;
  readonly layers: LstmLayers;
  readonly out: Float32Array;
  readonly outBias: number;
  readonly parameters: number;
}

/** Reads the file of `pack.py`. */
export function readNetwork(file: string): BoilerNetwork {
  const { facts, parameters, matrix } = readTensors<NetworkFacts>(file);
  const lstm = (name: string): LstmWeights => ({
    input: matrix(`${name}Input`),
    state: matrix(`${name}State`),
    bias: matrix(`${name}Bias`).values,
  });
  return {
    vocabulary: facts.vocabulary,
    words: facts.words,
    tags: facts.tags,
    dense: matrix('dense'),
    denseBias: matrix('denseBias').values,
    layers: new LstmLayers(
      ['lstm0', 'lstm1'].map((name) => ({
        forward: lstm(`${name}Forward`),
        backward: lstm(`${name}Backward`),
      })),
      MAX_LEAVES,
    ),
    out: matrix('out').values,
    outBias: matrix('outBias').values[0]!,
    parameters,
  };
}
