import { TextBit } from 'fovea-html';
import { classOf, isHighSurrogate, Kind, UNIT_CLASS } from '../../../../language/characters.ts';
import { WORD_SHARE } from '../../../../language/count.ts';
import { unitAt } from '../../../../language/unit-at.ts';
import type { NodeId, PageTree } from '../../../../page/tree.ts';
import { readCoded } from './read-coded.ts';
import { MAX_RUN, STEPS, State, type Step } from './text-steps.ts';

/** Measures a run of text. A meter is reused: `reset`, then `readNode` for node after node. */
export class TextMeter {
  currency = 0;
  /** Hash of the letters and digits: equal texts have equal hashes. */
  hash = 0;
  /** Digits, stops, commas and symbols, by `Kind`. */
  readonly #ofKind = new Int32Array(8);
  /** Characters and words; letters of scripts without spaces count as hundredths of words. */
  #characters = 0;
  #words = 0;
  #hundredths = 0;
  #state: number = State.white;

  /**
   * Length in Latin letters: a character counts as one, a letter of a script without spaces as its share of a word (six
   * characters with the space), so that a text and its translation are about equally long.
   */
  get width(): number {
    return this.#characters + this.#hundredths * WIDTH_PER_SHARE;
  }

  get words(): number {
    return this.#words + this.#hundredths / 100;
  }

  get digits(): number {
    return this.#ofKind[Kind.digit]!;
  }

  get stops(): number {
    return this.#ofKind[Kind.stop]!;
  }

  get commas(): number {
    return this.#ofKind[Kind.comma]!;
  }

  get symbols(): number {
    return this.#ofKind[Kind.symbol]!;
  }

  /** Whether the text ends like a sentence. */
  get endsWithStop(): boolean {
    return (this.#state & State.ended) !== 0;
  }

  reset(): void {
    this.currency = 0;
    this.hash = 0;
    for (let kind = 0; kind < 8; kind++) this.#ofKind[kind] = 0;
    this.#characters = 0;
    this.#words = 0;
    this.#hundredths = 0;
    this.#state = State.white;
  }

  /** Adds a text node; returns by how much the width grew. */
  readNode(tree: PageTree, node: NodeId): number {
    const before = this.width;
    const { source, pieceStart, pieces } = tree;
    const to = pieceStart[node + 1]!;
    for (let piece = pieceStart[node]!; piece < to; piece++) {
      // CR stands for LF, and both are white space, where one counts as much as two; NUL stands for another symbol.
      if ((pieces.bits[piece]! & TextBit.references) === 0)
        this.read(source, pieces.start[piece]!, pieces.end[piece]!);
      else readCoded(tree, piece, this);
    }
    return this.width - before;
  }

  /** Ends the current word at a line break or the like. */
  space(): void {
    this.#state |= State.white;
  }

  /** Adds a part of a string. */
  read(text: string, from: number, to: number): void {
    for (let at = from; at < to; ) {
      const unit = unitAt(text, at);
      let cls = UNIT_CLASS[unit]!;
      // A surrogate has the kind of a symbol, so only symbols need that check.
      if (cls === Kind.symbol) {
        if (isHighSurrogate(unit) && at + 1 < to) {
          const codePoint = text.codePointAt(at)!;
          cls = classOf(codePoint);
          // A lone surrogate takes nothing of what follows with it.
          if (codePoint > 0xffff) at++;
        } else if (isCurrency(unit)) this.currency++;
      }
      at = this.#run(text, at, Math.min(to, at + MAX_RUN), unit, cls);
    }
  }

  /**
   * The loop that sees every character of the page: it stops at a symbol that may be a surrogate or a currency sign and
   * returns its offset. It calls nothing and has few variables, all of them numbers, so that they stay in registers and
   * nothing is checked twice.
   */
  #run(text: string, from: number, to: number, firstUnit: number, firstClass: number): number {
    const classes = UNIT_CLASS;
    const steps = STEPS;
    const shares = WORD_SHARE;
    const ofKind = this.#ofKind;
    const counted: typeof Step.counted = 2;
    const characterAndWord = 0x10001;
    const symbol: typeof Kind.symbol = 0;
    const nextState: typeof State.all = 0x700;
    let at = from;
    let unit = firstUnit;
    let cls = firstClass;
    let { hash } = this;
    let hundredths = this.#hundredths;
    let state = this.#state;
    let sums = 0;
    for (;;) {
      const step = steps[state | cls]!;
      if ((step & counted) !== 0) {
        ofKind[cls & 7]!++;
        hundredths += shares[cls >> 3]!;
      }
      sums += step & characterAndWord;
      state = step & nextState;
      // Like `fold` for letters and digits; anything else leaves the hash as it is.
      const mask = step >> 31;
      hash = Math.imul(hash ^ ((unit | 0x20) & mask), 1 | (0x01000193 & mask));
      if (++at >= to) break;
      unit = unitAt(text, at);
      cls = classes[unit]!;
      if (cls === symbol && (unit === DOLLAR || unit > LAST_ASCII)) break;
    }
    this.hash = hash;
    this.#hundredths = hundredths;
    this.#state = state;
    this.#characters += sums & 0xffff;
    this.#words += sums >> 16;
    return at;
  }
}

const LAST_ASCII = 0x7f;
const DOLLAR = 0x24;

/** Six Latin characters, including the space, make a word; shares are hundredths of a word. @trained */
const WIDTH_PER_SHARE = 6 / 100;

/** Whether a character of the Basic Multilingual Plane is a currency sign (Unicode category Sc). */
function isCurrency(unit: number): boolean {
  if (unit < 0xa2) return unit === DOLLAR;
  return unit <= 0xa5 || (unit >= 0x20a0 && unit <= 0x20cf) || OTHER_CURRENCY.has(unit);
}

const OTHER_CURRENCY: ReadonlySet<number> = new Set([
  0x058f, 0x060b, 0x09f2, 0x09f3, 0x0af1, 0x0bf9, 0x0e3f, 0x17db, 0xfdfc, 0xfe69, 0xff04, 0xffe0, 0xffe1,
  0xffe5, 0xffe6,
]);
