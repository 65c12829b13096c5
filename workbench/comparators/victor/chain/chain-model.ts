import { type PackedTensors, readTensors } from '../../packed-tensors.ts';
import { keyOf, type VictorModel } from '../model.ts';
import { CHAIN_TEMPLATES, OFFSETS } from './chain-templates.ts';

/** What the trainer says about its weights. */
export interface ChainFacts {
  /** The values of each column that have weights. */
  readonly values: readonly (readonly number[])[];
}

/** Reads trained weights of a chain with two classes. */
export function readChain(file: string): VictorModel {
  return chainModel(readTensors<ChainFacts>(file));
}

/**
 * The model of packed weights: `weights` has a row for each distance and a column for each value of each column of features, `edges`
 * what it means that a block so near is beyond the page, `transitions` a row for the class before and a column for the class after.
 */
export function chainModel({ facts, matrix }: Omit<PackedTensors<ChainFacts>, 'parameters'>): VictorModel {
  const [weights, edges] = [matrix('weights'), matrix('edges')];
  const firsts: number[] = [];
  let total = 0;
  for (const values of facts.values) {
    firsts.push(total);
    total += values.length;
  }
  const list: number[] = [];
  // Only the difference between the two classes matters, so that of `other` is 0.
  const place = (weight: number): number => list.push(0, weight) - 2;
  const places = CHAIN_TEMPLATES.map(({ offset, columns: [column] }) => {
    const at = OFFSETS.indexOf(offset) * weights.columns + firsts[column! - 1]!;
    return new Map(facts.values[column! - 1]!.map((value, i) => [value, place(weights.values[at + i]!)]));
  });
  for (const [row, offset] of OFFSETS.entries()) {
    // Beyond the page all templates of a distance read the same, so the first of them speaks for all.
    const first = places[CHAIN_TEMPLATES.findIndex((template) => template.offset === offset)]!;
    for (let far = 1; far <= Math.abs(offset); far++)
      first.set(
        keyOf(`_B${offset < 0 ? '-' : '+'}${far}`),
        place(edges.values[row * edges.columns + far - 1]!),
      );
  }
  return {
    classes: ['other', 'content'],
    templates: CHAIN_TEMPLATES,
    places,
    weights: Float64Array.from(list),
    transitions: Float64Array.from(matrix('transitions').values),
  };
}
