import { WORD_BITS } from './occurrence-words.ts';

const FULL = (1 << WORD_BITS) - 1;

/**
 * The places of a reference sentence that lie on its longest common subsequence with one candidate sentence or
 * another (the union of §3.2 of the ROUGE paper), by one bit-parallel pass per candidate.
 *
 * Among equally long subsequences the walk back takes a match where there is one, else gives up the reference token
 * unless that would shorten the subsequence; the `rouge-score` package breaks ties so, and the union depends on it.
 */
export class UnionLcs {
  readonly #length: number;
  readonly #words: number;
  readonly #masks = new Map<number, Int32Array>();
  readonly #reference: Int32Array;
  /** One bit-vector column per candidate token read so far. */
  #columns = new Int32Array(0);

  constructor(reference: Int32Array) {
    this.#reference = reference;
    this.#length = reference.length;
    this.#words = Math.ceil(reference.length / WORD_BITS);
    for (let i = 0; i < reference.length; i++) {
      const mask = this.#masks.get(reference[i]!) ?? new Int32Array(this.#words);
      mask[Math.floor(i / WORD_BITS)]! |= 1 << (i % WORD_BITS);
      this.#masks.set(reference[i]!, mask);
    }
  }

  /** Sets `union[i]` for every reference place on the subsequence with this candidate. */
  mark(candidate: Int32Array, union: Uint8Array): void {
    if (this.#fill(candidate)) this.#walkBack(candidate, union);
  }

  /** Fills the columns; false if no token is shared. */
  #fill(candidate: Int32Array): boolean {
    const words = this.#words;
    const size = (candidate.length + 1) * words;
    if (this.#columns.length < size) this.#columns = new Int32Array(2 * size);
    const columns = this.#columns.fill(FULL, 0, words);
    let shared = false;
    for (let j = 0; j < candidate.length; j++) {
      const from = j * words;
      const mask = this.#masks.get(candidate[j]!);
      if (mask === undefined) {
        columns.copyWithin(from + words, from, from + words);
        continue;
      }
      shared = true;
      let carry = 0;
      for (let w = 0; w < words; w++) {
        const v = columns[from + w]!;
        const sum = v + (v & mask[w]!) + carry;
        carry = sum >> WORD_BITS;
        columns[from + words + w] = (sum & FULL) | (v & ~mask[w]!);
      }
    }
    return shared;
  }

  #walkBack(candidate: Int32Array, union: Uint8Array): void {
    let i = this.#length;
    let j = candidate.length;
    while (i > 0 && j > 0) {
      if (this.#reference[i - 1] === candidate[j - 1]) {
        union[i - 1] = 1;
        i--;
        j--;
      } else if (this.#grows(i, j)) j--;
      else i--;
    }
  }

  /** Says whether the subsequence of `j` candidate tokens is longer with reference token `i` than without. */
  #grows(i: number, j: number): boolean {
    const word = this.#columns[j * this.#words + Math.floor((i - 1) / WORD_BITS)]!;
    return ((word >> ((i - 1) % WORD_BITS)) & 1) === 0;
  }
}
