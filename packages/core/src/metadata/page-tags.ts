import { collapse } from '../plain-text/collapse.ts';
import { fold } from '../plain-text/fold.ts';

/** Tags are words or short phrases; a page has a few dozen at most. @cap */
const MAX_TAG = 100;
const MAX_TAGS = 100;
const SEPARATORS = /[,;，、；|\n]/u;

/** Single tags from texts that may each list several, in order and without repeats. */
export function listTags(texts: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of texts) {
    for (const part of text.split(SEPARATORS)) {
      const tag = collapse(part, MAX_TAG);
      const key = fold(tag);
      if (key !== '' && !tags.has(key) && tags.size < MAX_TAGS) tags.set(key, tag);
    }
  }
  return [...tags.values()];
}
