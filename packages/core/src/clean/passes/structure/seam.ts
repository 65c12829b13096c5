/** Phrases that may change the style inside a word, so their edges are not seams. */
const IN_WORDS: ReadonlySet<string> = new Set([
  'sub',
  'sup',
  'ruby',
  'rt',
  'rp',
  'rb',
  'wbr',
  'font',
  'big',
  'u',
]);

const ENDS_WORD = /[\p{Ll}\p{N}.!?:;)»”…]$/u;
const STARTS_WORD = /^\p{Lu}/u;
const LETTER_END = /\p{L}$/u;
const DIGIT_START = /^\p{Nd}/u;

/**
 * Finds where two adjacent elements with nothing between them need a space, because a style sheet separates them on the
 * screen: two links in a row, a word followed by a capital, or a link or a time and a number.
 */
export class Seam {
  /** The last phrase that ended since the last text, and those that began after it and are still open. */
  #closed: string | null = null;
  readonly #opened: string[] = [];
  #before = '';
  /** What ended since the last text. */
  #hasLeftLink = false;
  #hasLeftTime = false;

  /** A phrase ends. */
  close(tag: string): void {
    if (this.#opened.length > 0) {
      this.#opened.pop();
      return;
    }
    this.#closed = tag;
    if (tag === 'a') this.#hasLeftLink = true;
    if (tag === 'time') this.#hasLeftTime = true;
  }

  /** A phrase begins. */
  open(tag: string): void {
    if (this.#closed !== null) this.#opened.push(tag);
  }

  /** Something other than text comes here. */
  forget(): void {
    this.#reset();
    this.#before = '';
  }

  /** Remembers the end of a text. */
  remember(text: string, end: number): void {
    this.#reset();
    this.#before = text.slice(Math.max(0, end - 2), end);
  }

  /** Whether a text needs a space before it that the source lacks. */
  parts(text: string, isCode: boolean): boolean {
    const closed = this.#closed;
    const opened = this.#opened;
    const before = this.#before;
    if (closed === null || opened.length === 0 || before === '' || isCode) return false;
    if (this.#hasLeftLink && opened.includes('a')) return true;
    if (IN_WORDS.has(closed) || opened.some((tag) => IN_WORDS.has(tag))) return false;
    if (before.length < 2 || text.length < 2) return false;
    if (STARTS_WORD.test(text)) return ENDS_WORD.test(before);
    const isApart = this.#hasLeftTime || this.#hasLeftLink || opened.includes('time');
    return isApart && DIGIT_START.test(text) && LETTER_END.test(before);
  }

  #reset(): void {
    this.#closed = null;
    if (this.#opened.length > 0) this.#opened.length = 0;
    this.#hasLeftLink = false;
    this.#hasLeftTime = false;
  }
}
