/**
 * The most probable labels of the blocks: 1 for content. `blocks` has two numbers per block, `edges` four per pair of
 * neighbours, for the labels 00, 01, 10 and 11, all before the softmax.
 * @source Vogels et al. 2018; Viterbi from the end, as in the code, with λ = 1.
 */
export function decode(blocks: Float32Array, edges: Float32Array): Uint8Array {
  const count = blocks.length / 2;
  const labels = new Uint8Array(count);
  if (count === 0) return labels;
  const next = new Uint8Array(count * 2);
  let best = logSoftmax(blocks, (count - 1) * 2, 2);
  for (let block = count - 2; block >= 0; block--) {
    const pair = logSoftmax(edges, block * 4, 4);
    const own = logSoftmax(blocks, block * 2, 2);
    const scores = [0, 1].map((label) => {
      const zero = pair[label * 2]! + best[0]!;
      const one = pair[label * 2 + 1]! + best[1]!;
      next[block * 2 + label] = Number(one > zero);
      return own[label]! + Math.max(zero, one);
    });
    best = scores;
  }
  labels[0] = Number(best[1]! > best[0]!);
  for (let block = 1; block < count; block++) labels[block] = next[(block - 1) * 2 + labels[block - 1]!]!;
  return labels;
}

function logSoftmax(values: Float32Array, from: number, count: number): number[] {
  const row = Array.from(values.subarray(from, from + count));
  const largest = Math.max(...row);
  const total = Math.log(row.reduce((sum, value) => sum + Math.exp(value - largest), 0));
  return row.map((value) => value - largest - total);
}
