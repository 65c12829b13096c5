/**
 * The point of the simplex that is nearest to the scores, in place: like softmax, but most results are exactly zero.
 * @source Martins and Astudillo 2016.
 */
export function sparsemax(scores: Float64Array): void {
  const sorted = scores.toSorted().reverse();
  let sum = 0;
  let threshold = 0;
  for (const [i, score] of sorted.entries()) {
    sum += score;
    // The largest scores that stay above the threshold which they imply themselves.
    if (1 + (i + 1) * score > sum) threshold = (sum - 1) / (i + 1);
  }
  for (const [i, score] of scores.entries()) scores[i] = Math.max(0, score - threshold);
}
