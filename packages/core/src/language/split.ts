import { classOf, Kind, SCRIPTS, UNIT_CLASS } from './characters.ts';
import { endsSentence } from './sentence-end.ts';

/** Letters of these scripts stand alone when no dictionary is at hand: one ideograph is nearly a word. */
const SINGLE = /* @__PURE__ */ Uint8Array.from(SCRIPTS, (script) => (script === 'Han' ? 1 : 0));

/**
 * Cuts a text into words without Intl: runs of letters, digits and marks; each ideograph alone. Runs of Thai,
 * Lao, Khmer, Burmese and kana stay whole, for want of a dictionary.
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

/** Cuts a text into sentences without Intl, by the same terminators that `countSentences` counts. */
export const splitSentences = (text: string): string[] => {
  const sentences: string[] = [];
  let start = 0;
  let ended = false;
  for (let i = 0; i < text.length; i++) {
    const kind = UNIT_CLASS[text.charCodeAt(i)]! & 7;
    if (kind === Kind.stop) ended = ended || endsSentence(text, i);
    else if (ended && (kind === Kind.space || kind === Kind.letter || kind === Kind.digit)) {
      sentences.push(text.slice(start, i).trim());
      start = i;
      ended = false;
    }
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
};
