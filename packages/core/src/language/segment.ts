import { isHighSurrogate } from './characters.ts';
import { splitSentences, splitWords } from './split.ts';

type Granularity = 'word' | 'sentence';

/**
 * Text is segmented in windows of this many units: some engines copy the whole input for every segment they report,
 * which makes one long text cost quadratic time and memory (160,000 characters took 11 seconds on Node 20). A sentence
 * longer than the window is cut.
 * @cap
 */
const WINDOW = 2048;
/** Locales come from pages; the cache must not grow with them. @cap */
const MAX_CACHED = 64;

const cache = new Map<string, Intl.Segmenter>();

const createSegmenter = (granularity: Granularity, lang: string | undefined): Intl.Segmenter => {
  try {
    return new Intl.Segmenter(lang, { granularity });
  } catch {
    // not a well-formed language tag
    return new Intl.Segmenter(undefined, { granularity });
  }
};

const segmenterFor = (granularity: Granularity, lang: string | undefined): Intl.Segmenter => {
  const key = `${granularity} ${lang ?? ''}`;
  let segmenter = cache.get(key);
  if (!segmenter) {
    segmenter = createSegmenter(granularity, lang);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, segmenter);
  }
  return segmenter;
};

const windowEnd = (text: string, start: number): number => {
  const end = Math.min(start + WINDOW, text.length);
  return end < text.length && isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end;
};

/**
 * Runs a segmenter over the text window by window. The last segment of a window may be cut short, so the next
 * window starts with it again, unless it is the whole window.
 */
const segmentInWindows = (text: string, segmenter: Intl.Segmenter): Intl.SegmentData[] => {
  const segments: Intl.SegmentData[] = [];
  for (let start = 0; start < text.length; ) {
    const end = windowEnd(text, start);
    const found = [...segmenter.segment(text.slice(start, end))];
    const last = found.at(-1);
    const carried = end < text.length && found.length > 1 && last !== undefined;
    if (carried) found.pop();
    for (const segment of found) segments.push(segment);
    start = carried ? start + last.index : end;
  }
  return segments;
};

const hasSegmenter = (): boolean => typeof Intl === 'object' && typeof Intl.Segmenter === 'function';

/** The words of a text, by Intl.Segmenter if available, otherwise by script. */
export const segmentWords = (text: string, lang?: string): string[] => {
  if (!hasSegmenter()) return splitWords(text);
  return segmentInWindows(text, segmenterFor('word', lang))
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment);
};

/** The trimmed sentences of a text, by Intl.Segmenter if available, otherwise by terminators. */
export const segmentSentences = (text: string, lang?: string): string[] => {
  if (!hasSegmenter()) return splitSentences(text);
  return segmentInWindows(text, segmenterFor('sentence', lang))
    .map((segment) => segment.segment.trim())
    .filter((sentence) => sentence !== '');
};
