/** Predicted and observed values for predictions in one range. */
export interface ReliabilityBin {
  /** Share of all weight. */
  readonly share: number;
  /** Means over the range. */
  readonly predicted: number;
  readonly observed: number;
}

const BINS = 10;

/** Collects predictions (0 to 1) and outcomes (0 to 1) in ten equal ranges. */
export class Reliability {
  readonly #weight = new Float64Array(BINS);
  readonly #predicted = new Float64Array(BINS);
  readonly #observed = new Float64Array(BINS);

  add(predicted: number, observed: number, weight = 1): void {
    const bin = Math.min(BINS - 1, Math.floor(predicted * BINS));
    this.#weight[bin]! += weight;
    this.#predicted[bin]! += weight * predicted;
    this.#observed[bin]! += weight * observed;
  }

  /** The non-empty ranges, lowest first. */
  bins(): readonly ReliabilityBin[] {
    const total = this.#weight.reduce((sum, weight) => sum + weight, 0);
    return Array.from({ length: BINS }, (_, bin) => bin)
      .filter((bin) => this.#weight[bin]! > 0)
      .map((bin) => ({
        share: this.#weight[bin]! / total,
        predicted: this.#predicted[bin]! / this.#weight[bin]!,
        observed: this.#observed[bin]! / this.#weight[bin]!,
      }));
  }
}

/** The expected calibration error: how far predictions are from outcomes, by weight. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  return bins.reduce(
    (sum, { share, predicted, observed }) => sum + share * Math.abs(predicted - observed),
    0,
  );
}
