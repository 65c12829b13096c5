import { pieceText } from 'fovea-html';
import { classOf, isHighSurrogate, Kind, UNIT_CLASS } from '../../language/characters.ts';
import { WORD_SHARE } from '../../language/count.ts';
import { unitAt } from '../../language/unit-at.ts';
import type { NodeId, PageTree } from '../../page/tree.ts';
import { fold } from './hash.ts';

/** What is counted of a run of text. A meter is reused: `reset`, then `read` node after node. */
export class TextMeter {
  /**
   * Length in Latin letters: a character counts one, a letter of a script without spaces as much as its share of a
   * word (six characters with the space) makes up, so that a text and its translation come out about equally long.
   */
  width = 0;
  stops = 0;
  commas = 0;
  digits = 0;
  symbols = 0;
  currency = 0;
  words = 0;
  /** Kind of the last character that is no space, and no closing quote or bracket after a stop. */
  lastKind: number = Kind.space;
  /** Hash of the letters and digits: equal texts have equal hashes. */
  hash = 0;
  #inWord = false;
  #inSpace = true;

  reset(): void {
    this.width = 0;
    this.stops = 0;
    this.commas = 0;
    this.digits = 0;
    this.symbols = 0;
    this.currency = 0;
    this.words = 0;
    this.lastKind = Kind.space;
    this.hash = 0;
    this.#inWord = false;
    this.#inSpace = true;
  }

  /** Adds a text node; returns by how much the width grew. */
  read(tree: PageTree, node: NodeId): number {
    const before = this.width;
    const { pieceStart, pieces } = tree;
    for (let piece = pieceStart[node]!; piece < pieceStart[node + 1]!; piece++) {
      if (pieces.bits[piece] === 0) this.#scan(tree.source, pieces.start[piece]!, pieces.end[piece]!);
      else {
        const text = pieceText(tree, piece);
        this.#scan(text, 0, text.length);
      }
    }
    return this.width - before;
  }

  /** Ends the word at hand: a line break or the like. */
  space(): void {
    this.#inWord = false;
    this.#inSpace = true;
  }

  /** The state is in locals while the loop runs: this is the one step that sees every character of the page. */
  #scan(text: string, from: number, to: number): void {
    let { width, words, hash, lastKind } = this;
    let inWord = this.#inWord;
    let inSpace = this.#inSpace;
    for (let at = from; at < to; at++) {
      const unit = unitAt(text, at);
      let cls = UNIT_CLASS[unit]!;
      // Half a pair is a symbol, so that only symbols have to be asked whether they are one.
      if ((cls & 7) === Kind.symbol && isHighSurrogate(unit) && at + 1 < to)
        cls = classOf(text.codePointAt(at++)!);
      const kind = cls & 7;
      if (kind === Kind.letter) {
        const share = WORD_SHARE[cls >> 3]!;
        if (share === 0) {
          width++;
          if (!inWord) words++;
        } else {
          width += share * WIDTH_PER_SHARE;
          words += share / 100;
        }
        inWord = share === 0;
        inSpace = false;
        hash = fold(hash, unit | 0x20);
        lastKind = kind;
      } else if (kind === Kind.space) {
        if (!inSpace) width++;
        inSpace = true;
        inWord = false;
      } else {
        inSpace = false;
        if (kind === Kind.mark) continue;
        width++;
        if (kind === Kind.digit) {
          if (!inWord) words++;
          inWord = true;
          hash = fold(hash, unit);
        } else if (kind !== Kind.joiner) inWord = false;
        this.#countMark(kind, unit);
        // A quote or bracket that closes after a full stop leaves the stop the last thing said.
        if (lastKind !== Kind.stop || (kind !== Kind.symbol && kind !== Kind.joiner)) lastKind = kind;
      }
    }
    this.width = width;
    this.words = words;
    this.hash = hash;
    this.lastKind = lastKind;
    this.#inWord = inWord;
    this.#inSpace = inSpace;
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
