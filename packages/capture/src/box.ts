/** A box in page coordinates. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the client coordinates of a document begin in the page. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** The box of what is not laid out. */
export const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** No browser lays out that far (2^25 pixels), but a transform can point anywhere. */
const FARTHEST = 1e8;

/** A coordinate in hundredths of a pixel: layout itself is in 1/64. */
export function rounded(value: number): number {
  const bounded = Math.max(-FARTHEST, Math.min(FARTHEST, value));
  // Also makes 0 of -0, which JSON cannot keep, and of NaN.
  return Math.round(bounded * 100) / 100 || 0;
}
