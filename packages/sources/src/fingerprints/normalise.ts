const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Scripts that write without spaces between words: each character counts as a word of its own. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** A text as fingerprints see it: compatible forms made equal, lower case, and one space for all that is not in words. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(NOT_IN_WORDS, ' ').trim();
}

/** The words of a normalised text as UTF-8, one space between them. */
export function wordBytes(normalised: string): Uint8Array {
  return Buffer.from(normalised.replace(WITHOUT_SPACES, ' $& ').replace(SPACES, ' ').trim());
}

const SPACES = / +/g;
