import { linkDensity, type TextBlock } from './text-block.ts';

/**
 * Phrases that follow articles, as boilerpipe lists them: English, one Swedish. Part of the faithful reproduction of
 * that family; nothing else may decide about content by words.
 */
const STARTS = ['comments', '© reuters', 'please rate this', 'post a comment'];
const AFTER_NUMBER = /^\d+[ \t\n\r\f]+(?:comments|users responded in)/u;
const CONTAINED = [
  'what you think...',
  'add your comment',
  'add comment',
  'reader views',
  'have your say',
  'reader comments',
  'rätta artikeln',
];
const WHOLE_TEXT = 'thanks for your comments - this feedback is now closed';
/** Too short to search for, but a link with exactly this text counts. */
const WHOLE_LINK = 'Comment';

/** @source boilerpipe 1.2, TerminatingBlocksFinder. */
const MIN_LENGTH = 8;
const MAX_WORDS = 15;

/** Whether a short block says that the article is over. */
export function isEndPhrase(block: TextBlock): boolean {
  if (block.words >= MAX_WORDS) return false;
  const { text } = block;
  if (text.length < MIN_LENGTH) return text === WHOLE_LINK && linkDensity(block) === 1;
  const lower = text.toLowerCase();
  return (
    STARTS.some((phrase) => lower.startsWith(phrase)) ||
    AFTER_NUMBER.test(lower) ||
    CONTAINED.some((phrase) => lower.includes(phrase)) ||
    lower === WHOLE_TEXT
  );
}
