/** The delimiters of emphasis. */
export type Mark = '*' | '**' | '~~';

/** A piece of a line that is being converted to Markdown. */
export type Inline =
  | { readonly kind: 'text'; value: string }
  /** Finished Markdown: code, an image, a formula. */
  | { readonly kind: 'raw'; readonly value: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'link-open' }
  | { readonly kind: 'link-close'; readonly value: string }
  | OpenMark
  | CloseMark;

/** A mark that opens emphasis. */
export interface OpenMark {
  readonly kind: 'open';
  readonly mark: Mark;
  /** The mark that closes it, once it is known. */
  close: CloseMark | null;
  isDropped: boolean;
}

/** A mark that closes emphasis. */
export interface CloseMark {
  readonly kind: 'close';
  readonly mark: Mark;
  isDropped: boolean;
}

/** Markup around inline content: a mark, a link, or a pair of tags. */
export type Wrapper =
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'tags'; readonly open: string; readonly close: string };

interface Opened {
  readonly wrapper: Wrapper;
  inline: Inline | null;
}

/** White space that needs collapsing; content in normal form has none. */
const UNCOLLAPSED = /[\t\f\r\n\u2028\u2029]| {2}/u;
const SPACES = /[ \t\f\r\n\u2028\u2029]+/gu;

/**
 * Collects the pieces of a line. It writes a wrapper only once there is something visible in it, and moves white space
 * at its edges outside, because Markdown has neither empty links nor `** bold **`.
 */
export class InlineWriter {
  readonly inlines: Inline[] = [];
  readonly #opened: Opened[] = [];
  /** True if a space has to be written before the next visible piece. */
  #hasGap = false;

  text(value: string): void {
    const text = UNCOLLAPSED.test(value) ? value.replace(SPACES, ' ') : value;
    const start = text.startsWith(' ') ? 1 : 0;
    const end = text.length - (text.endsWith(' ') ? 1 : 0);
    if (start > 0) this.#space();
    if (start >= end) return;
    this.#begin();
    this.#append(text.slice(start, end));
    if (end < text.length) this.#space();
  }

  raw(value: string): void {
    this.#begin();
    this.inlines.push({ kind: 'raw', value });
  }

  break(): void {
    this.#hasGap = false;
    if (this.inlines.length > 0) this.inlines.push({ kind: 'break' });
  }

  open(wrapper: Wrapper): void {
    this.#opened.push({ wrapper, inline: null });
  }

  /** Closes the innermost wrapper. */
  close(): void {
    const { wrapper, inline } = this.#opened.pop()!;
    if (inline === null) return;
    const edge: Inline[] = [];
    while (this.inlines.at(-1)?.kind === 'break') edge.push(this.inlines.pop()!);
    if (wrapper.kind === 'link') this.inlines.push({ kind: 'link-close', value: wrapper.target });
    else if (wrapper.kind === 'tags') this.inlines.push({ kind: 'raw', value: wrapper.close });
    else if (inline.kind === 'open') {
      inline.close = { kind: 'close', mark: wrapper.mark, isDropped: false };
      this.inlines.push(inline.close);
    }
    for (const piece of edge) this.inlines.push(piece);
  }

  /** True if a wrapper of this kind is open, whether written yet or not. */
  isInside(predicate: (wrapper: Wrapper) => boolean): boolean {
    return this.#opened.some(({ wrapper }) => predicate(wrapper));
  }

  /** Drops trailing line breaks. */
  finish(): readonly Inline[] {
    while (this.inlines.at(-1)?.kind === 'break') this.inlines.pop();
    return this.inlines;
  }

  #space(): void {
    const last = this.inlines.at(-1);
    if (last !== undefined && last.kind !== 'break') this.#hasGap = true;
  }

  #append(text: string): void {
    const last = this.inlines.at(-1);
    if (last?.kind === 'text') last.value += text;
    else this.inlines.push({ kind: 'text', value: text });
  }

  /** Writes the pending space and the pending wrappers, which are always the innermost ones. */
  #begin(): void {
    if (this.#hasGap) this.#append(' ');
    this.#hasGap = false;
    let from = this.#opened.length;
    while (from > 0 && this.#opened[from - 1]!.inline === null) from--;
    for (; from < this.#opened.length; from++) {
      const opened = this.#opened[from]!;
      opened.inline = openInline(opened.wrapper);
      this.inlines.push(opened.inline);
    }
  }
}

function openInline(wrapper: Wrapper): Inline {
  if (wrapper.kind === 'link') return { kind: 'link-open' };
  if (wrapper.kind === 'tags') return { kind: 'raw', value: wrapper.open };
  return { kind: 'open', mark: wrapper.mark, close: null, isDropped: false };
}
