import { type Matrix, readTensors } from '../../packed-tensors.ts';
import type { TabNetColumns } from '../element-rows.ts';

/** A matrix whose products are scaled and shifted: a linear layer with the batch normalisation after it. */
export interface NormalisedLayer {
  readonly weights: Matrix;
  readonly scale: Float32Array;
  readonly shift: Float32Array;
}

/** One decision: the mask from the attention before it, and the transformer of the masked features. */
export interface DecisionStep {
  /** Absent in the first pass, which sees all features and only starts the attention. */
  readonly attention: NormalisedLayer | null;
  readonly transformer: readonly NormalisedLayer[];
}

/** What the trainer says about a network. */
interface NetworkFacts {
  readonly columns: TabNetColumns;
  /** Tags with an embedding, which begins with that of all others. */
  readonly tagNames: readonly string[];
  readonly steps: number;
  /** How often a feature may be used: 1 is once. */
  readonly gamma: number;
  /** Width of the part of the transformer's result that decides; the rest guides attention. */
  readonly decision: number;
}

/** The weights of a network, ready to run. */
export interface TabNetwork extends Omit<NetworkFacts, 'steps' | 'tagNames'> {
  readonly tagRow: ReadonlyMap<string, number>;
  readonly tagValue: Float32Array;
  /** What is subtracted from each numeric column, and what it is multiplied with then. */
  readonly mean: Float32Array;
  readonly factor: Float32Array;
  /** Batch normalisation of the input, tag first. */
  readonly inputScale: Float32Array;
  readonly inputShift: Float32Array;
  readonly steps: readonly DecisionStep[];
  /** Two rows: other, content. */
  readonly out: Matrix;
  readonly parameters: number;
}

/** Layers of a transformer: two that all steps share, two of its own. @source Arik and Pfister 2021. */
const LAYERS = ['shared0', 'shared1', 'own0', 'own1'] as const;

/** Reads the file of `pack.py`. */
export function readTabNetwork(file: string): TabNetwork {
  const { facts, parameters, matrix } = readTensors<NetworkFacts>(file);
  const vector = (name: string): Float32Array => matrix(name).values;
  const layer = (weights: string, norm: string): NormalisedLayer => ({
    weights: matrix(weights),
    scale: vector(`${norm}Scale`),
    shift: vector(`${norm}Shift`),
  });
  const steps = Array.from({ length: facts.steps + 1 }, (_, step) => ({
    attention: step === 0 ? null : layer(`step${step}Attention`, `step${step}Attention`),
    transformer: LAYERS.map((name) =>
      layer(name.startsWith('shared') ? name : `step${step}${name}`, `step${step}${name}`),
    ),
  }));
  return {
    columns: facts.columns,
    gamma: facts.gamma,
    decision: facts.decision,
    tagRow: new Map(facts.tagNames.map((tag, i) => [tag, i + 1])),
    tagValue: vector('tagValue'),
    mean: vector('mean'),
    factor: vector('factor'),
    inputScale: vector('inputScale'),
    inputShift: vector('inputShift'),
    steps,
    out: matrix('out'),
    parameters,
  };
}
