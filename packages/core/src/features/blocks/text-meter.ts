import { pieceText, TextBit } from 'fovea-html';
import { classOf, isHighSurrogate, Kind, UNIT_CLASS } from '../../language/characters.ts';
import { WORD_SHARE } from '../../language/count.ts';
import { unitAt } from '../../language/unit-at.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';
import { fold } from './hash.ts';

/** What stands before a character: bit 0 where a word would begin here, bit 1 where more white space would not count. */
const Before = { word: 0, other: 1, white: 3 } as const;

/** What is counted of a run of text. A meter is reused: `reset`, then `read` node after node. */
export class TextMeter {
  stops = 0;
  commas = 0;
  digits = 0;
  symbols = 0;
  currency = 0;
  /** Kind of the last character that is no space, and no closing quote or bracket after a stop. */
  lastKind: number = Kind.space;
  /** Hash of the letters and digits: equal texts have equal hashes. */
  hash = 0;
  /** Characters and words, but for letters of scripts without spaces: of these, hundredths of words. */
  #characters = 0;
  #words = 0;
  #hundredths = 0;
  #before: number = Before.white;

  /**
   * Length in Latin letters: a character counts one, a letter of a script without spaces as much as its share of a
   * word (six characters with the space) makes up, so that a text and its translation come out about equally long.
   */
  get width(): number {
    return this.#characters + this.#hundredths * WIDTH_PER_SHARE;
  }

  get words(): number {
    return this.#words + this.#hundredths / 100;
  }

  reset(): void {
    this.stops = 0;
    this.commas = 0;
    this.digits = 0;
    this.symbols = 0;
    this.currency = 0;
    this.lastKind = Kind.space;
    this.hash = 0;
    this.#characters = 0;
    this.#words = 0;
    this.#hundredths = 0;
    this.#before = Before.white;
  }

  /** Adds a text node; returns by how much the width grew. */
  read(tree: PageTree, node: NodeId): number {
    const before = this.width;
    const { source, pieceStart, pieces } = tree;
    const to = pieceStart[node + 1]!;
    for (let piece = pieceStart[node]!; piece < to; piece++) {
      // CR stands for LF: both are white space, of which one is as much as two.
      if ((pieces.bits[piece]! & ~TextBit.carriageReturns) === 0)
        this.#scan(source, pieces.start[piece]!, pieces.end[piece]!);
      else {
        const text = pieceText(tree, piece);
        this.#scan(text, 0, text.length);
      }
    }
    return this.width - before;
  }

  /** Ends the word at hand: a line break or the like. */
  space(): void {
    this.#before = Before.white;
  }

  /**
   * The one step that sees every character of the page. Its state is in locals while the loop runs, in bits that are added
   * rather than asked: where a word begins is what a processor cannot foresee.
   */
  #scan(text: string, from: number, to: number): void {
    const { letter, space, mark, digit, joiner, stop, symbol } = Kind;
    const { word, other, white } = Before;
    let { hash, lastKind } = this;
    let characters = this.#characters;
    let words = this.#words;
    let before: number = this.#before;
    for (let at = from; at < to; at++) {
      const unit = unitAt(text, at);
      let cls = UNIT_CLASS[unit]!;
      // Half a pair is a symbol, so that only symbols have to be asked whether they are one.
      if (cls === symbol && isHighSurrogate(unit) && at + 1 < to) cls = classOf(text.codePointAt(at++)!);
      const kind = cls & 7;
      if (kind === letter) {
        const share = WORD_SHARE[cls >> 3]!;
        if (share === 0) {
          characters++;
          words += before & 1;
          before = word;
        } else {
          this.#hundredths += share;
          before = other;
        }
        hash = fold(hash, unit | 0x20);
        lastKind = kind;
      } else if (kind === space) {
        characters += 1 - (before >> 1);
        before = white;
      } else {
        before &= 1;
        if (kind === mark) continue;
        characters++;
        if (kind === digit) {
          words += before;
          before = word;
          hash = fold(hash, unit);
        } else if (kind !== joiner) before = other;
        this.#countMark(kind, unit);
        // A quote or bracket that closes after a full stop leaves the stop the last thing said.
        if (lastKind !== stop || (kind !== symbol && kind !== joiner)) lastKind = kind;
      }
    }
    this.hash = hash;
    this.lastKind = lastKind;
    this.#characters = characters;
    this.#words = words;
    this.#before = before;
  }

  #countMark(kind: number, unit: number): void {
    if (kind === Kind.digit) this.digits++;
    else if (kind === Kind.stop) this.stops++;
    else if (kind === Kind.comma) this.commas++;
    else if (kind === Kind.symbol) {
      this.symbols++;
      if (isCurrency(unit)) this.currency++;
    }
  }
}

/** Six Latin characters, the space among them, to a word; shares are in hundredths of a word. */
const WIDTH_PER_SHARE = 6 / 100;

/** Signs of currencies in the Basic Multilingual Plane, as Unicode's category Sc has them. */
function isCurrency(unit: number): boolean {
  if (unit < 0xa2) return unit === 0x24;
  return unit <= 0xa5 || (unit >= 0x20a0 && unit <= 0x20cf) || OTHER_CURRENCY.has(unit);
}

const OTHER_CURRENCY: ReadonlySet<number> = new Set([
  0x058f, 0x060b, 0x09f2, 0x09f3, 0x0af1, 0x0bf9, 0x0e3f, 0x17db, 0xfdfc, 0xfe69, 0xff04, 0xffe0, 0xffe1,
  0xffe5, 0xffe6,
]);
