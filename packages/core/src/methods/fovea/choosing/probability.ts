/**
 * The network is too sure of itself by this factor. On pages of sites it had not seen, the expected calibration error by
 * length for 1, 1.2, 1.5, 1.8, 2.2: .042, .029, .014, .031, .060. Only what is told of the choice is corrected: choosing by
 * corrected odds gains on listings what it loses on articles.
 * @sweep overconfidence
 */
export const OVERCONFIDENCE = 1.5;

/** The probability that log-odds stand for. */
export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The probability that a block is content as it turned out on sites that the network had not seen. */
export function calibrated(logit: number): number {
  return probability(logit / OVERCONFIDENCE);
}
