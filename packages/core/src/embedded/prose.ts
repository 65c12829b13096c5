import { measureText, type TextMeasure } from '../language/count.ts';

/** Fewest words of prose: two short sentences. @sweep prose-words */
const MIN_WORDS = 25;
/**
 * Longest mean sentence in words: class names and lists of keys have no sentence ends, while legal prose reaches about
 * fifty words.
 * @sweep prose-sentence-most
 */
const MAX_WORDS_IN_SENTENCE = 60;
/** Shortest mean sentence in words; menus and labels are shorter. @sweep prose-sentence-least */
const MIN_WORDS_IN_SENTENCE = 4;
/**
 * Smallest share of letters: prose in every script has at least nine tenths (Japanese, with the most marks); style
 * sheets have fewer.
 * @sweep prose-letters
 */
const MIN_LETTER_SHARE = 0.8;
/**
 * Fewest words on average for texts of one field of many records; names and titles are shorter.
 * @sweep prose-mean-words
 */
const MIN_MEAN_WORDS = 6;

/**
 * Largest share of brackets, assignments and the like: in code and data they are every tenth character, in prose they
 * do not occur.
 * @sweep prose-code
 */
const MAX_CODE_SHARE = 0.015;

/** Whether a text is running prose: several sentences of several words, in any script. */
export function isProse(text: string, measure: TextMeasure = measureText(text)): boolean {
  return isProseMeasure(measure) && codeMarks(text) <= MAX_CODE_SHARE * text.length;
}

function isProseMeasure({ characters, letters, digits, words, sentences }: TextMeasure): boolean {
  const perSentence = words / sentences;
  return (
    words >= MIN_WORDS &&
    sentences >= 2 &&
    perSentence >= MIN_WORDS_IN_SENTENCE &&
    perSentence <= MAX_WORDS_IN_SENTENCE &&
    letters + digits >= MIN_LETTER_SHARE * characters &&
    letters > digits
  );
}

/** Whether the texts of one field of many records (paragraphs, spans, answers) together are prose. */
export function isProseColumn(texts: readonly string[]): boolean {
  const text = texts.join(' ');
  const measure = measureText(text);
  return measure.words >= MIN_MEAN_WORDS * texts.length && isProse(text, measure);
}

const CODE_MARKS = '{}=<>|\\_^~';

function codeMarks(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at++) if (CODE_MARKS.includes(text[at]!)) marks++;
  return marks;
}

const ADDRESS = /^\s{0,9}(?:(?:[a-z][a-z\d+.-]{0,15}:)?\/\/|[a-z][a-z\d+.-]{0,15}:\S*$)/iu;

/** Whether a string is an address or a URN: `//a.example/b`, `urn:a:b`. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** A start tag of a text element or any end tag, which distinguishes HTML from text with a `<` in it. */
const MARKUP = /<(?:\/[a-z]|(?:p|br|div|h[1-6]|ul|ol|li|img|figure|blockquote|table|section|article)\b)/iu;

/** Whether a string is HTML rather than plain text. */
export function isMarkup(text: string): boolean {
  return MARKUP.test(text);
}

/** The text of an HTML string without its tags, cut out without parsing; only for measuring. */
export function withoutTags(html: string): string {
  let text = '';
  let from = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', from)) {
    text += `${html.slice(from, open)} `;
    const close = html.indexOf('>', open);
    from = close < 0 ? html.length : close + 1;
  }
  return text + html.slice(from);
}
