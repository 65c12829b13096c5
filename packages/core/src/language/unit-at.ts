/**
 * `text.charCodeAt(index)` for loops over texts of any origin. Engines keep strings in several forms (whole, cut out of
 * another, joined) and look the method up anew at every character once a loop has met more than a few of them;
 * named in full, it is four times as fast. A variable would not do: bundlers make it one that may change, and then
 * every character is a call.
 */
export function unitAt(text: string, index: number): number {
  return String.prototype.charCodeAt.call(text, index);
}
