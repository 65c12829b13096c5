/** For comparisons only: compatibility forms unified, lower case, letters and digits alone. */
export function fold(text: string): string {
  // Most texts are plain, and several times as fast without the tables (and the flag) of Unicode.
  if (!NOT_ASCII.test(text)) return text.toLowerCase().replace(NOT_ASCII_WORD, '');
  return text.normalize('NFKC').toLowerCase().replace(NOT_WORD, '');
}

const NOT_ASCII = /[^ -~]/;
const NOT_ASCII_WORD = /[^a-z\d]+/g;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
