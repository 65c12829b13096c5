import type { Arena } from '../construction/arena.ts';
import type { NameTable } from '../names/name-table.ts';
import { TextBit } from '../text/decode.ts';
import { hasNull } from '../text/has-null.ts';
import { ForwardSearch } from './forward-search.ts';
import { readMarkupDeclaration } from './markup-declaration.ts';
import { rawTextEnd } from './raw-text.ts';
import { scriptDataEnd } from './script-data.ts';
import type { TokenSink } from './sink.ts';
import { readEndTag, readStartTag } from './tag-token.ts';

/** The tokenizer states that a tree builder may choose; all others are implicit in the code that reads a token. */
export const TokenizerState = {
  data: 0,
  rcdata: 1,
  rawtext: 2,
  scriptData: 3,
  plaintext: 4,
  cdataSection: 5,
} as const;

/** Initial capacity for attribute names, and the most that is kept for the next page. */
const FIRST_NAMES = 512;
const KEEP_NAMES = 1 << 14;

/**
 * The tokenizer of the standard (section 13.2.5), which jumps instead of reading every character: it skips text, quoted
 * values, comments and scripts with `indexOf` and reads only tags unit by unit. Tokens are ranges of the source.
 */
export class Tokenizer {
  readonly arena: Arena;
  readonly tagNames: NameTable;
  readonly attributeNames: NameTable;
  readonly sink: TokenSink;
  source = '';
  position = 0;
  state: number = TokenizerState.data;
  maxAttributes = 0;

  /** The current token: its range and, for tags, the id of the name. */
  tokenStart = 0;
  tokenEnd = 0;
  tagName = 0;
  isSelfClosing = false;
  /** Attributes of the tag: `attributeCount` rows of the arena from `arena.attributes`. */
  attributeCount = 0;
  droppedAttributes = 0;
  /** Name of the start tag that began raw text, which an end tag must match to end it; set along with the state. */
  lastStartTagName = '';

  /** Serial number of the tag in which an attribute name was last seen, by name: finds duplicates in one step. */
  seenInTag: Int32Array = new Int32Array(FIRST_NAMES);
  tagNumber = 0;

  readonly #ampersands = new ForwardSearch('&');
  readonly #carriageReturns = new ForwardSearch('\r');
  readonly #nulls = new ForwardSearch('\0');
  /** The nearest of the three. */
  #nextChange = -1;
  /** The end of a comment, and of escaped script data. */
  readonly commentEnds: ForwardSearch = new ForwardSearch('-->');
  /** The second half of `--!>`, which ends a comment too. */
  readonly bangs: ForwardSearch = new ForwardSearch('!>');

  constructor(arena: Arena, tagNames: NameTable, attributeNames: NameTable, sink: TokenSink) {
    this.arena = arena;
    this.tagNames = tagNames;
    this.attributeNames = attributeNames;
    this.sink = sink;
  }

  /** Starts a new page; `mayHaveNulls` is false if the caller knows that there are none. */
  reset(source: string, maxAttributes: number, mayHaveNulls = true): void {
    this.source = source;
    this.maxAttributes = maxAttributes;
    this.position = 0;
    this.state = TokenizerState.data;
    this.lastStartTagName = '';
    this.tagNumber = 0;
    if (this.seenInTag.length > KEEP_NAMES) this.seenInTag = new Int32Array(FIRST_NAMES);
    else this.seenInTag.fill(0);
    this.#ampersands.reset();
    this.#carriageReturns.reset();
    this.#nulls.reset(mayHaveNulls && hasNull(source));
    this.#nextChange = -1;
    this.commentEnds.reset();
    this.bangs.reset();
  }

  /** Reads the whole source and emits its tokens. */
  run(): void {
    const { length } = this.source;
    while (this.position < length) {
      switch (this.state) {
        case TokenizerState.data:
          this.#data();
          break;
        case TokenizerState.rcdata:
          this.#text(rawTextEnd(this.source, this.position, this.lastStartTagName), TextBit.references);
          break;
        case TokenizerState.rawtext:
          this.#text(rawTextEnd(this.source, this.position, this.lastStartTagName), 0);
          break;
        case TokenizerState.scriptData:
          this.#text(scriptDataEnd(this, this.position), 0);
          break;
        case TokenizerState.cdataSection:
          this.cdataSection(this.position);
          break;
        default:
          this.#emitText(this.position, length, TextBit.nulls);
          this.position = length;
      }
    }
    this.tokenStart = length;
    this.tokenEnd = length;
    this.sink.endOfFile();
  }

  /** "Data state": text up to the next markup, then that markup. */
  #data(): void {
    const { source } = this;
    const start = this.position;
    let end = source.indexOf('<', start);
    while (end >= 0 && !startsMarkup(source, end)) end = source.indexOf('<', end + 1);
    if (end < 0) end = source.length;
    if (end > start) this.#emitText(start, end, TextBit.references);
    this.position = end;
    if (end < source.length) this.#markup(end);
  }

  /** "Tag open state", at a `<` that begins markup. */
  #markup(start: number): void {
    const { source } = this;
    this.tokenStart = start;
    const unit = source.charCodeAt(start + 1);
    if (unit === 0x21) readMarkupDeclaration(this, start + 2);
    else if (unit === 0x3f) this.bogusComment(start + 1);
    else if (unit !== 0x2f) readStartTag(this, start + 1);
    else this.#endTagOpen(start + 2);
  }

  /** "End tag open state". */
  #endTagOpen(at: number): void {
    const unit = this.source.charCodeAt(at);
    if (isLetter(unit)) readEndTag(this, at);
    else if (unit === 0x3e) this.position = at + 1;
    else this.bogusComment(at);
  }

  /** Emits text up to the end tag at `end`, or to the end of the source, and then that end tag. */
  #text(end: number, bits: number): void {
    const stop = end < 0 ? this.source.length : end;
    if (stop > this.position) this.#emitText(this.position, stop, bits | TextBit.nulls);
    this.position = stop;
    if (end < 0) return;
    this.tokenStart = end;
    // The tree builder that set the state also ends the element; without one, the end tag does.
    this.state = TokenizerState.data;
    readEndTag(this, end + 2);
  }

  /** "Bogus comment state". */
  bogusComment(start: number): void {
    const end = this.source.indexOf('>', start);
    const stop = end < 0 ? this.source.length : end;
    this.emitComment(start, stop, end < 0 ? stop : end + 1);
  }

  /** "CDATA section state". */
  cdataSection(start: number): void {
    const end = this.source.indexOf(']]>', start);
    const stop = end < 0 ? this.source.length : end;
    this.state = TokenizerState.data;
    if (stop > start) this.#emitText(start, stop, 0);
    this.position = end < 0 ? stop : end + 3;
  }

  /** Emits a comment whose data is a range, and continues after it. */
  emitComment(start: number, end: number, next: number): void {
    this.position = next;
    this.tokenEnd = next;
    this.sink.comment(start, end, this.textBits(start, end, TextBit.nulls));
  }

  #emitText(start: number, end: number, wanted: number): void {
    this.tokenStart = start;
    this.tokenEnd = end;
    this.sink.characters(start, end, this.textBits(start, end, wanted));
  }

  /** How the text of a range differs from the range. Ranges must come in source order. */
  textBits(start: number, end: number, wanted: number): number {
    if (this.#nextChange < start) this.#nextChange = this.#findChange(start);
    return this.#nextChange < end ? this.#changesIn(start, end, wanted) : 0;
  }

  #changesIn(start: number, end: number, wanted: number): number {
    const { source } = this;
    let bits = 0;
    if ((wanted & TextBit.references) !== 0 && this.#ampersands.from(source, start) < end) {
      bits |= wanted & (TextBit.references | TextBit.attribute);
    }
    if (this.#carriageReturns.from(source, start) < end) bits |= TextBit.carriageReturns;
    if ((wanted & TextBit.nulls) !== 0 && this.hasNull(start, end)) bits |= TextBit.nulls;
    return bits;
  }

  /** The next offset where text and source differ: one comparison for most ranges. */
  #findChange(start: number): number {
    const { source } = this;
    return Math.min(
      this.#ampersands.from(source, start),
      this.#carriageReturns.from(source, start),
      this.#nulls.from(source, start),
    );
  }

  /** Whether a range contains a NUL; ranges must come in source order. */
  hasNull(start: number, end: number): boolean {
    return this.#nulls.from(this.source, start) < end;
  }
}

/** Whether a `<` begins a tag, a comment or a declaration; otherwise it is text. */
function startsMarkup(source: string, at: number): boolean {
  const unit = source.charCodeAt(at + 1);
  if (isLetter(unit)) return true;
  if (unit === 0x2f) return at + 2 < source.length;
  return unit === 0x21 || unit === 0x3f;
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
