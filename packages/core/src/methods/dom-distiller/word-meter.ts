import { SCRIPTS } from '../../language/characters.ts';
import { WORD_SHARE } from '../../language/count.ts';
import { VISIBLE } from '../../page/spaces.ts';
import type { BlockMeter } from '../../text-blocks/block-builder.ts';
import { NO_SHARES, ONE_WORD, scanWords, type WordRules } from '../../text-blocks/scan-words.ts';
import type { BlockCounts } from '../../text-blocks/text-block.ts';

/** How to count words: by letters in every script without spaces or, as published, only in Han and kana. */
export type WordCount = 'script' | 'original';

const ORIGINAL_SCRIPTS: readonly string[] = ['Han', 'Hiragana', 'Katakana', 'Bopomofo'];
const ORIGINAL_SHARES = /* @__PURE__ */ NO_SHARES.map((_, script) =>
  ORIGINAL_SCRIPTS.includes(SCRIPTS[script]!) ? WORD_SHARE[script]! : 0,
);

/** Counts tokens with a letter or a digit, and the letters of scripts without spaces. */
export function wordCounter(words: WordCount): (text: string) => number {
  const shares = words === 'script' ? WORD_SHARE : ORIGINAL_SHARES;
  const rules: WordRules = { shares, cutsAtSymbols: false, plainSpaceOnly: false };
  return (text) => {
    let sum = 0;
    scanWords(text, rules, (_, hundredths) => {
      sum += hundredths;
    });
    return Math.ceil(sum / ONE_WORD);
  };
}

/** Counts the words of each text node separately. */
export class WordMeter implements BlockMeter {
  readonly #countWords: (text: string) => number;
  #text = '';
  #words = 0;
  #linkedWords = 0;

  constructor(countWords: (text: string) => number) {
    this.#countWords = countWords;
  }

  add(text: string, isLinked: boolean): boolean {
    this.#text += text;
    if (!VISIBLE.test(text)) return false;
    const words = this.#countWords(text);
    this.#words += words;
    if (isLinked) this.#linkedWords += words;
    return true;
  }

  space(): void {
    this.#text += ' ';
  }

  /** Lines play no role here: all text is one line. */
  take(): BlockCounts {
    const words = this.#words;
    const counts = {
      text: this.#text.trim(),
      words,
      linkedWords: this.#linkedWords,
      lineWords: words,
      lines: 1,
    };
    this.#text = '';
    this.#words = 0;
    this.#linkedWords = 0;
    return counts;
  }
}
