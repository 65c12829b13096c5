import type { ElementRows } from '../element-rows.ts';
import { sparsemax } from './sparsemax.ts';
import type { DecisionStep, NormalisedLayer, TabNetwork } from './tabnet-network.ts';

/** Keeps the variance of a sum of two equal parts. @source Arik and Pfister 2021. */
const RESIDUAL = Math.sqrt(0.5);

/** The probability of each element to be content. */
export function runTabNet(network: TabNetwork, { tags, values, nodes }: ElementRows): Float64Array {
  const numeric = network.mean.length;
  const input = new Float64Array(numeric + 1);
  return Float64Array.from({ length: nodes.length }, (_, row) => {
    input[0] = network.tagValue[network.tagRow.get(tags[row]!) ?? 0]!;
    for (let i = 0; i < numeric; i++)
      input[i + 1] = (values[row * numeric + i]! - network.mean[i]!) * network.factor[i]!;
    for (let i = 0; i <= numeric; i++) input[i] = input[i]! * network.inputScale[i]! + network.inputShift[i]!;
    return contentProbability(network, input);
  });
}

function contentProbability({ steps, gamma, decision, out }: TabNetwork, input: Float64Array): number {
  const prior = new Float64Array(input.length).fill(1);
  const decided = new Float64Array(decision);
  let attention = new Float64Array(0);
  for (const step of steps) {
    const seen = masked(step, input, attention, prior, gamma);
    const result = transform(step, seen);
    attention = result.subarray(decision) as Float64Array<ArrayBuffer>;
    // The first pass only starts the attention.
    if (step.attention === null) continue;
    for (let i = 0; i < decision; i++) decided[i]! += Math.max(0, result[i]!);
  }
  const [other, content] = [0, 1].map((row) => {
    let sum = 0;
    for (let i = 0; i < decision; i++) sum += out.values[row * decision + i]! * decided[i]!;
    return sum;
  });
  return 1 / (1 + Math.exp(other! - content!));
}

/** The features that a step looks at; what it used counts less in the steps after it. */
function masked(
  { attention: layer }: DecisionStep,
  input: Float64Array,
  attention: Float64Array,
  prior: Float64Array,
  gamma: number,
): Float64Array {
  if (layer === null) return input;
  const mask = applyLayer(layer, attention);
  for (let i = 0; i < mask.length; i++) mask[i]! *= prior[i]!;
  sparsemax(mask);
  for (let i = 0; i < mask.length; i++) {
    prior[i]! *= gamma - mask[i]!;
    mask[i]! *= input[i]!;
  }
  return mask;
}

/** Four gated layers; all but the first add what they get. */
function transform({ transformer }: DecisionStep, input: Float64Array): Float64Array<ArrayBuffer> {
  let values: Float64Array<ArrayBuffer> = new Float64Array(0);
  for (const [i, layer] of transformer.entries()) {
    const both = applyLayer(layer, i === 0 ? input : values);
    const width = both.length / 2;
    const gated = new Float64Array(width);
    for (let k = 0; k < width; k++) {
      gated[k] = both[k]! / (1 + Math.exp(-both[width + k]!));
      if (i > 0) gated[k] = (gated[k]! + values[k]!) * RESIDUAL;
    }
    values = gated;
  }
  return values;
}

function applyLayer({ weights, scale, shift }: NormalisedLayer, input: Float64Array): Float64Array {
  const result = new Float64Array(weights.rows);
  for (let row = 0; row < weights.rows; row++) {
    let sum = 0;
    for (let i = 0; i < weights.columns; i++) sum += weights.values[row * weights.columns + i]! * input[i]!;
    result[row] = sum * scale[row]! + shift[row]!;
  }
  return result;
}
