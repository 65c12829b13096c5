import { Meter } from '../budget/meter.ts';
import { GrowingText } from './growing-text.ts';

/**
 * Columns that the marks of lists and quotes may take before a line. Deeper levels get no marks of their own and
 * continue the innermost one: no reader can tell twenty levels apart, every column costs a character on every line, and
 * a mark without its indentation would let code out of its fence.
 * @cap
 */
const MAX_COLUMNS = 40;

interface Level {
  /** Prefix of the first line of the level: a list marker. */
  readonly first: string;
  /** Prefix of all its other lines, outer levels included. */
  readonly rest: string;
}

/**
 * Writes paragraphs (any text with lines of its own) one below the other, each line after the marks of the lists and
 * quotes around it.
 */
export class IndentingWriter {
  readonly #output = new GrowingText();
  readonly #levels: Level[] = [];
  /** Levels whose first line has been written; always the outer ones. */
  #begun = 0;
  /** Line breaks due before the next paragraph. */
  #gap = 0;
  #count = 0;
  #attached = false;
  /** Levels that are too deep for marks; always the inner ones. */
  #unmarked = 0;
  readonly #meter: Meter;

  constructor(meter: Meter = new Meter()) {
    this.#meter = meter;
  }

  /** How many paragraphs have been written. */
  get written(): number {
    return this.#count;
  }

  /** Whether the next paragraph follows the last one without a blank line. */
  get isAttached(): boolean {
    return this.#attached;
  }

  /** True inside lists and quotes. */
  get isNested(): boolean {
    return this.#levels.length > 0 || this.#unmarked > 0;
  }

  /** True if the next paragraph goes on the same line as the mark before it. */
  get followsMark(): boolean {
    return this.#begun < this.#levels.length;
  }

  /** Everything written so far. */
  get text(): string {
    return this.#output.toString();
  }

  /** Writes a paragraph of one or more lines after a blank line; writes nothing once the output budget is spent. */
  write(paragraph: string): void {
    if (!this.#meter.take(this.#costOf(paragraph))) return;
    this.#output.add(this.#separator());
    let prefix = this.#outerPrefix();
    for (let level = this.#begun; level < this.#levels.length; level++) prefix += this.#levels[level]!.first;
    this.#begun = this.#levels.length;
    const rest = this.#outerPrefix();
    if (rest === '') {
      this.#output.add(prefix);
      this.#output.add(paragraph);
    } else this.#writeLines(paragraph, prefix, rest);
    this.#gap = 2;
    this.#attached = false;
    this.#count++;
  }

  /** The least that a paragraph will add to the output. */
  #costOf(paragraph: string): number {
    const columns = this.#levels.at(-1)?.rest.length ?? 0;
    let lines = 2;
    if (columns > 0)
      for (let at = paragraph.indexOf('\n'); at >= 0; at = paragraph.indexOf('\n', at + 1)) lines++;
    return paragraph.length + 2 + columns * lines;
  }

  #writeLines(paragraph: string, first: string, rest: string): void {
    let marks = first;
    for (let start = 0; start <= paragraph.length; ) {
      const found = paragraph.indexOf('\n', start);
      const end = found < 0 ? paragraph.length : found;
      if (start > 0) this.#output.add('\n');
      this.#output.add(start === end ? marks.trimEnd() : marks);
      if (start < end) this.#output.add(start === 0 && found < 0 ? paragraph : paragraph.slice(start, end));
      marks = rest;
      start = end + 1;
    }
  }

  /** Leaves no blank line before the next paragraph, if that begins with a mark. */
  tighten(): void {
    this.#gap = Math.min(this.#gap, 1);
  }

  /** Leaves no blank line before the next paragraph, whatever it begins with. */
  attach(): void {
    this.#attached = true;
  }

  /**
   * Puts marks before all lines until `close`: `first` before the first one, `rest` before the others. False if it is
   * too deep for marks.
   */
  open(first: string, rest: string): boolean {
    const outer = this.#levels.at(-1)?.rest ?? '';
    if (this.#unmarked > 0 || outer.length + rest.length > MAX_COLUMNS) {
      this.#unmarked++;
      return false;
    }
    this.#levels.push({ first, rest: outer + rest });
    return true;
  }

  close(): void {
    if (this.#unmarked > 0) {
      this.#unmarked--;
      return;
    }
    this.#levels.pop();
    this.#begun = Math.min(this.#begun, this.#levels.length);
  }

  #outerPrefix(): string {
    return this.#begun === 0 ? '' : this.#levels[this.#begun - 1]!.rest;
  }

  #separator(): string {
    if (this.#gap === 0) return '';
    if (this.#attached && this.#begun === this.#levels.length) return '\n';
    // Without a mark of its own, a paragraph right below another would become part of it.
    const isMarked = this.#begun < this.#levels.length;
    return this.#gap === 1 && isMarked ? '\n' : `\n${this.#outerPrefix().trimEnd()}\n`;
  }
}
