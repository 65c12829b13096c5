import { classOf, Kind, SCRIPTS, UNIT_CLASS } from './characters.ts';
import { LETTERS_PER_UNMARKED_SENTENCE, UNMARKED } from './count.ts';
import { endsSentence } from './sentence-end.ts';

/** Scripts whose letters are single words without a dictionary: one ideograph is nearly a word. */
const SINGLE = /* @__PURE__ */ Uint8Array.from(SCRIPTS, (script) => (script === 'Han' ? 1 : 0));

/**
 * Cuts a text into words without Intl: runs of letters, digits and marks; each ideograph alone. Runs of Thai, Lao,
 * Khmer, Burmese and kana stay whole, because splitting them needs a dictionary.
 */
export const splitWords = (text: string): string[] => {
  const words: string[] = [];
  let start = -1;
  let end = 0;
  const close = (): void => {
    if (start >= 0) words.push(text.slice(start, end));
    start = -1;
  };
  for (let i = 0, next = 0; i < text.length; i = next) {
    const codePoint = text.codePointAt(i)!;
    next = codePoint > 0xffff ? i + 2 : i + 1;
    const cls = classOf(codePoint);
    const kind = cls & 7;
    const single = kind === Kind.letter && SINGLE[cls >> 3] === 1;
    const inside = kind === Kind.letter || kind === Kind.digit || (kind === Kind.mark && start >= 0);
    if (single || (!inside && kind !== Kind.joiner)) close();
    if (!inside) continue;
    if (start < 0) start = i;
    end = next;
    if (single) close();
  }
  close();
  return words;
};

/**
 * Where the sentences of a text end, without Intl, as `countSentences` counts them: at terminators, and in Thai and Lao
 * at a space after a sentence's worth of letters. Reads only as far as it is consumed.
 */
export function* sentenceEnds(text: string): Generator<number> {
  let ended = false;
  let unmarked = 0;
  for (let i = 0; i < text.length; i++) {
    const cls = UNIT_CLASS[text.charCodeAt(i)]!;
    const kind = cls & 7;
    if (kind === Kind.stop) ended = ended || endsSentence(text, i);
    else if (kind === Kind.space && unmarked >= LETTERS_PER_UNMARKED_SENTENCE) ended = true;
    if (kind === Kind.letter && !ended) unmarked += UNMARKED[cls >> 3]!;
    if (!ended || !(kind === Kind.space || kind === Kind.letter || kind === Kind.digit)) continue;
    yield i;
    ended = false;
    unmarked = 0;
  }
}

/** Cuts a text into sentences where `sentenceEnds` finds their ends. */
export function* sentencesOf(text: string): Generator<string> {
  let start = 0;
  for (const end of sentenceEnds(text)) {
    const sentence = text.slice(start, end).trim();
    if (sentence !== '') yield sentence;
    start = end;
  }
  const last = text.slice(start).trim();
  if (last !== '') yield last;
}

/** All sentences of a text, as `sentencesOf` finds them. */
export const splitSentences = (text: string): string[] => [...sentencesOf(text)];
