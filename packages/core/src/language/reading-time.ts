/**
 * Words a minute of silent reading of non-fiction: 238, from 190 studies (Brysbaert, How many words do we read per
 * minute?, 2019). Words are counted by script, so characters of Chinese or Thai have already become words.
 * @source Brysbaert 2019, How many words do we read per minute?
 */
const WORDS_PER_MINUTE = 238;

/** Minutes to read a number of words, rounded up; 0 for none. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE);
}
