/**
 * Scripts written without spaces between words, where a "word" between spaces would be a whole sentence; with their
 * punctuation, so that a full stop never glues to a neighbour. Korean and Vietnamese use spaces and stay out.
 */
const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}' +
  '\\p{scx=Tibt}\\u3001-\\u303F\\uFF00-\\uFFEF';
const MIXED_TOKEN = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+`, 'gu');
const WORD = /[\p{L}\p{N}_]+/gu;
const SPACE = /\s+/g;
const LONG_SPACE = /\s{2,}/g;

/** Runs between white space, case and punctuation kept. */
export function whitespaceTokens(text: string): string[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(SPACE);
}

/** White-space tokens, but one token per character in scripts that do not put spaces between words. */
export function mixedTokens(text: string): string[] {
  return text.match(MIXED_TOKEN) ?? [];
}

/** What `\w+` matches in Python: runs of letters, digits and `_`; combining marks separate, as they do there. */
export function wordTokens(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Every run of white space as one space. */
export function collapseSpace(text: string): string {
  return text.replace(SPACE, ' ');
}

/** The text as the GCE framework compares it: trimmed, runs of two or more white-space characters as one space. */
export function trimLongSpace(text: string): string {
  return text.trim().replace(LONG_SPACE, ' ');
}

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' });

/** Number of words in any script: dictionary words in Chinese, Japanese, Thai and the like. */
export function countWords(text: string): number {
  let count = 0;
  for (const segment of SEGMENTER.segment(text)) {
    if (segment.isWordLike) count++;
  }
  return count;
}

/** How often each token occurs. */
export function tokenCounts(tokens: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** Size of the overlap of two multisets. */
export function commonCount(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [token, count] of a) common += Math.min(count, b.get(token) ?? 0);
  return common;
}
