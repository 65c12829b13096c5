/** Phrases that change the writing inside a word; their edges are no seams. */
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
 * Tells where two neighbouring elements with nothing between them are two things, because a style sheet keeps them
 * apart on the screen: two links in a row, or a word that ends where another one begins with a capital or a number.
 */
export class Seam {
  private closed: string | null = null;
  private opened: string | null = null;
  private before = '';
  /** A link ended since the last text, and one began after that. */
  private hasLeftLink = false;
  private hasEnteredLink = false;

  /** A phrase ends. */
  close(tag: string): void {
    if (tag === 'a') this.hasLeftLink = true;
    if (this.opened === null) this.closed = tag;
    else this.opened = null;
  }

  /** A phrase begins. */
  open(tag: string): void {
    if (tag === 'a') this.hasEnteredLink = this.hasLeftLink;
    if (this.closed !== null && this.opened === null) this.opened = tag;
  }

  /** Something other than text stands here. */
  forget(): void {
    this.reset();
    this.before = '';
  }

  /** Remembers the end of a text. */
  remember(text: string, end: number): void {
    this.reset();
    this.before = text.slice(Math.max(0, end - 2), end);
  }

  /** True where a text begins that no space parts from the one before, and one should. */
  parts(text: string, isCode: boolean): boolean {
    const { closed, opened, before } = this;
    if (closed === null || opened === null || before === '' || isCode) return false;
    if (this.hasEnteredLink) return true;
    if (IN_WORDS.has(closed) || IN_WORDS.has(opened) || before.length < 2 || text.length < 2) return false;
    if (STARTS_WORD.test(text)) return ENDS_WORD.test(before);
    return opened === 'time' || closed === 'time' ? DIGIT_START.test(text) && LETTER_END.test(before) : false;
  }

  private reset(): void {
    this.closed = null;
    this.opened = null;
    this.hasLeftLink = false;
    this.hasEnteredLink = false;
  }
}
