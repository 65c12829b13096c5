/** Folds a text for comparison: unifies compatibility forms, lower-cases, keeps only letters and digits. */
export function fold(text: string): string {
  // Most texts are ASCII, which is several times faster without Unicode tables.
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replace(NOT_ASCII_WORD, '');
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}

const NOT_ASCII = /[^ -~]/;
const NOT_ASCII_WORD = /[^a-z\d]+/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
