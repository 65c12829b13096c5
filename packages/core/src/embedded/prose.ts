import { measureText, type TextMeasure } from '../language/count.ts';

/** Words that a text needs before its sentences say anything: two short ones. @sweep prose-words */
const LEAST_WORDS = 25;
/**
 * Class names and lists of keys run on without an end; sentences of legal prose reach some fifty words.
 * @sweep prose-sentence-most
 */
const MOST_WORDS_IN_SENTENCE = 60;
/** Menus and labels are shorter. @sweep prose-sentence-least */
const LEAST_WORDS_IN_SENTENCE = 4;
/**
 * Prose of every script is letters for at least nine tenths (Japanese, with the most marks); style sheets are not.
 * @sweep prose-letters
 */
const LEAST_LETTER_SHARE = 0.8;
/** Of several texts at the same place of their records: names and titles are shorter on average. @sweep prose-mean-words */
const LEAST_MEAN_WORDS = 6;

/** Brackets, assignments and the like: code and data have one in ten characters, prose none. @sweep prose-code */
const MOST_CODE_SHARE = 0.015;

/** Whether a text is running prose: several sentences of several words, in any script. */
export function isProse(text: string, measure: TextMeasure = measureText(text)): boolean {
  return isProseMeasure(measure) && codeMarks(text) <= MOST_CODE_SHARE * text.length;
}

function isProseMeasure({ characters, letters, digits, words, sentences }: TextMeasure): boolean {
  const perSentence = words / sentences;
  return (
    words >= LEAST_WORDS &&
    sentences >= 2 &&
    perSentence >= LEAST_WORDS_IN_SENTENCE &&
    perSentence <= MOST_WORDS_IN_SENTENCE &&
    letters + digits >= LEAST_LETTER_SHARE * characters &&
    letters > digits
  );
}

/** Whether texts that stand at the same place of many records (paragraphs, spans, answers) are prose together. */
export function isProseColumn(texts: readonly string[]): boolean {
  const text = texts.join(' ');
  const measure = measureText(text);
  return measure.words >= LEAST_MEAN_WORDS * texts.length && isProse(text, measure);
}

const CODE_MARKS = '{}=<>|\\_^~';

function codeMarks(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at++) if (CODE_MARKS.includes(text[at]!)) marks++;
  return marks;
}

const ADDRESS = /^\s{0,9}(?:(?:[a-z][a-z\d+.-]{0,15}:)?\/\/|[a-z][a-z\d+.-]{0,15}:\S*$)/iu;

/** Whether a string is the address or the name of something: `//a.example/b`, `urn:a:b`. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** A start tag of a text element or its end: what tells HTML from text that has a `<` in it. */
const MARKUP = /<(?:\/[a-z]|(?:p|br|div|h[1-6]|ul|ol|li|img|figure|blockquote|table|section|article)\b)/iu;

/** Whether a string is HTML rather than plain text. */
export function isMarkup(text: string): boolean {
  return MARKUP.test(text);
}

/** The text of an HTML string, tags cut out without parsing; for measuring only. */
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
