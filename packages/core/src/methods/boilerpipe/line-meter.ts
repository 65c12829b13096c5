import type { BlockMeter } from '../../text-blocks/block-builder.ts';
import { ONE_WORD, scanWords, type WordRules } from '../../text-blocks/scan-words.ts';
import type { BlockCounts } from '../../text-blocks/text-block.ts';

/**
 * Characters per line when text is wrapped to measure its density (Kohlschütter et al. 2010).
 * @source Kohlschütter et al. 2010.
 */
const LINE_LENGTH = 80;

/** White space as Java defines it, without the no-break spaces. */
const SPACES = /[\t-\r\u001c- \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+/gu;

/** Counts words, link words and words per line of 80 characters. Words may span tags, but not link ends. */
export class LineMeter implements BlockMeter {
  readonly #rules: WordRules;
  #text = '';
  #segment = '';
  /**
   * Kept separately: reading the text itself would flatten it each time, which makes a block of many links quadratic.
   */
  #endsInSpace = false;
  #isLinked = false;
  #hundredths = 0;
  #linkedHundredths = 0;
  #lines = 0;
  #lineHundredths = 0;
  /** The first word has no space before it. */
  #lineLength = -1;

  constructor(rules: WordRules) {
    this.#rules = rules;
  }

  add(text: string, isLinked: boolean): boolean {
    const spaced = text.replace(SPACES, ' ');
    const trimmed = withoutSpaces(spaced);
    if (isLinked !== this.#isLinked) this.#endSegment();
    this.#isLinked = isLinked;
    if (spaced.startsWith(' ')) this.space();
    if (trimmed === '') return false;
    this.#append(trimmed);
    if (spaced.endsWith(' ')) this.#append(' ');
    return true;
  }

  space(): void {
    if (!this.#endsInSpace) this.#append(' ');
  }

  take(): BlockCounts {
    this.#endSegment();
    const words = this.#hundredths / ONE_WORD;
    const fullLineWords = words - this.#lineHundredths / ONE_WORD;
    // Text that fills at most one line counts as one line.
    const isWrapped = this.#lines > 0 && fullLineWords > 0;
    const counts = {
      text: withoutSpaces(this.#text),
      words,
      linkedWords: this.#linkedHundredths / ONE_WORD,
      lineWords: isWrapped ? fullLineWords : words,
      lines: isWrapped ? this.#lines : 1,
    };
    this.#text = '';
    this.#endsInSpace = false;
    this.#hundredths = 0;
    this.#linkedHundredths = 0;
    this.#lines = 0;
    this.#lineHundredths = 0;
    this.#lineLength = -1;
    return counts;
  }

  #append(text: string): void {
    this.#endsInSpace = text.endsWith(' ');
    this.#text += text;
    this.#segment += text;
  }

  #endSegment(): void {
    scanWords(this.#segment, this.#rules, (length, hundredths) => this.#addWord(length, hundredths));
    this.#segment = '';
  }

  #addWord(length: number, hundredths: number): void {
    this.#hundredths += hundredths;
    if (this.#isLinked) this.#linkedHundredths += hundredths;
    this.#lineLength += length + 1;
    this.#lineHundredths += hundredths;
    if (this.#lineLength <= LINE_LENGTH) return;
    this.#lines++;
    this.#lineLength = length;
    this.#lineHundredths = hundredths;
  }
}

/** Collapses spaces and trims both ends. */
function withoutSpaces(text: string): string {
  return text.slice(Number(text.startsWith(' ')), text.length - Number(text.endsWith(' ')));
}
