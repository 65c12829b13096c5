/** How many of some strings an output has. */
export interface Kept {
  readonly wanted: number;
  readonly found: number;
}

const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;

/** Only letters and digits: tools write the rest of a string in their own ways, as marks of lists or links. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(NOT_LETTERS, '');
}

/** Counts the strings that are in one of the outputs of a page; those without letters and digits do not count. */
export function countKept(strings: readonly string[], outputs: readonly string[]): Kept {
  const wanted = strings.map(lettersOf).filter((letters) => letters !== '');
  const all = outputs.map(lettersOf);
  return {
    wanted: wanted.length,
    found: wanted.filter((letters) => all.some((output) => output.includes(letters))).length,
  };
}
