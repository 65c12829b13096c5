import { letterRatio, type TargetScript } from './target-scripts.ts';

const UNSPACED =
  '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}\\u30FC]\\p{M}*';
/** Two letters are the most common length of a word in Chinese; nothing here depends on real word boundaries. */
const TOKEN = new RegExp(
  `(?<dense>(?:${UNSPACED}){1,2})|(?<word>(?:\\p{L}\\p{M}*)+(?:['’](?:\\p{L}\\p{M}*)+)*)|(?<space>\\s+)|(?<other>[^])`,
  'gu',
);
const LETTER = /\p{L}\p{M}*/gu;
const STOP = /[.。।۔…]/u;
const QUESTION = /[?？؟]/u;
const EXCLAMATION = /[!！]/u;
const COMMA = /[,，、،]/u;
const IN_WORD = /[\p{L}\p{Nd}]/u;
const NEW_LINE = /\n/u;

/** The ratio of letters for each script that a page may be written in. */
const RATIOS: readonly (readonly [RegExp, number])[] = [
  [/\p{sc=Han}/u, letterRatio('zh-Hans')],
  [/[\p{sc=Hira}\p{sc=Kana}]/u, letterRatio('ja')],
  [/\p{sc=Thai}/u, letterRatio('th')],
  [/\p{sc=Hang}/u, letterRatio('ko')],
  [/\p{sc=Arab}/u, letterRatio('ar')],
  [/\p{sc=Hebr}/u, letterRatio('he')],
  [/\p{sc=Deva}/u, letterRatio('hi')],
  [/\p{sc=Cyrl}/u, letterRatio('ru')],
  [/\p{sc=Grek}/u, letterRatio('el')],
];

/**
 * A text in another script: word by word, equal words become equal ones, each as long as a translation would be; digits
 * and symbols stay, except sentence ends and commas. The result is meaningless.
 */
export function rewriteText(text: string, target: TargetScript): string {
  const writer = new Writer(target);
  for (const match of text.matchAll(TOKEN)) {
    const { dense, word, space } = match.groups!;
    const next = text.charAt(match.index + match[0].length);
    if (space !== undefined) writer.space(space, match.index === 0 || next === '');
    else if ((dense ?? word) !== undefined) writer.word((dense ?? word)!, dense !== undefined);
    else writer.sign(match[0], IN_WORD.test(text.charAt(match.index - 1)) && IN_WORD.test(next));
  }
  return writer.text;
}

class Writer {
  readonly #target: TargetScript;
  text = '';
  #isAfterDense = false;

  constructor(target: TargetScript) {
    this.#target = target;
  }

  word(word: string, isDense: boolean): void {
    if (isDense && this.#isAfterDense && this.#target.isSpaced) this.text += ' ';
    this.text += wordFor(word, this.#target);
    this.#isAfterDense = isDense;
  }

  /** Spaces around a text belong to the source; those inside separate words, which some scripts do not do. */
  space(space: string, isAtEdge: boolean): void {
    this.#isAfterDense = false;
    if (isAtEdge && NEW_LINE.test(space)) this.text += space;
    else if (this.#target.isSpaced || isAtEdge) this.text += ' ';
  }

  sign(sign: string, isInWord: boolean): void {
    this.#isAfterDense = false;
    const own = isInWord && sign < '\u0100' ? undefined : this.#ownSign(sign);
    if (own === undefined) {
      this.text += sign;
      return;
    }
    this.text += own;
    const isWide = sign > '\u2fff';
    // The source already has a space there unless its punctuation is full-width; scripts that separate only sentences need one.
    if (this.#target.gap === ' ' && (isWide || !this.#target.isSpaced)) this.text += ' ';
  }

  #ownSign(sign: string): string | undefined {
    const { stop, question, exclamation, comma } = this.#target;
    if (STOP.test(sign)) return stop;
    if (QUESTION.test(sign)) return question;
    if (EXCLAMATION.test(sign)) return exclamation;
    return COMMA.test(sign) ? comma : undefined;
  }
}

/** A piece of real text for a word, as long as the word would be in translation; the same for the same word. */
function wordFor(word: string, { letters, ratio }: TargetScript): string {
  const lower = word.toLowerCase();
  const count = (word.match(LETTER) ?? []).length;
  const hash = hashOf(lower);
  const own = RATIOS.find(([script]) => script.test(word))?.[1] ?? 1;
  // Lengths are rounded up or down by a hash, so that they are right on average.
  const length = Math.max(1, Math.floor((count * ratio) / own + (hash & 0xff) / 256));
  const start = (hash >>> 8) % letters.length;
  return Array.from({ length }, (_, i) => letters[(start + i) % letters.length]!).join('');
}

/** FNV-1a with a last mixing: every bit of the hash depends on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
