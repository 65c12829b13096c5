/** Letters of at most this many pixels cannot be read. @source A letter needs five rows of pixels, of which it fills two thirds. */
export const MAX_ILLEGIBLE_LETTERS = 2;
/** A colour of at most this opacity cannot be seen. @source WCAG 2.2: black at 5 % on white has a contrast of 1.1, and text needs 4.5. */
export const MAX_INVISIBLE_ALPHA = 0.05;
/** A difference of at most this in every channel cannot be seen. @source WCAG 2.2: 6 of 255 below white is a contrast of 1.05, and text needs 4.5. */
export const MAX_INVISIBLE_DIFFERENCE = 6;
/** A background with at least this alpha covers what is below it. @source Of black below white, 1 % gives a contrast of 1.02, and text needs 4.5 (WCAG 2.2). */
export const MIN_OPAQUE_ALPHA = 0.99;
/** A blur of at least this many pixels makes letters illegible. @source The default letters of browsers are 16 pixels high. */
export const MIN_ILLEGIBLE_BLUR = 20;

/** What a reader cannot see, for those who measure rendered pages. */
export const LEGIBILITY: {
  /** Pixels. */
  readonly maxIllegibleLetters: number;
  readonly maxInvisibleAlpha: number;
  /** In every channel. */
  readonly maxInvisibleDifference: number;
  readonly minOpaqueAlpha: number;
  /** Pixels. */
  readonly minIllegibleBlur: number;
} = {
  maxIllegibleLetters: MAX_ILLEGIBLE_LETTERS,
  maxInvisibleAlpha: MAX_INVISIBLE_ALPHA,
  maxInvisibleDifference: MAX_INVISIBLE_DIFFERENCE,
  minOpaqueAlpha: MIN_OPAQUE_ALPHA,
  minIllegibleBlur: MIN_ILLEGIBLE_BLUR,
};
