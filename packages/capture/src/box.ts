/** A box in page coordinates. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The origin of a document's client coordinates, in page coordinates. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** The box of a node that is not laid out. */
export const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Browsers lay out at most 2^25 pixels, but a transform can point anywhere. @cap */
const MAX_COORDINATE = 1e8;

/** Rounds a coordinate to hundredths of a pixel; layout itself uses 1/64. */
export function rounded(value: number): number {
  const bounded = Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, value));
  // `|| 0` also replaces -0, which JSON cannot represent, and NaN.
  return Math.round(bounded * 100) / 100 || 0;
}
