/** Pieces that wait to be joined. @cap */
const MAX_PIECES = 1024;

/**
 * A text that grows piece by piece. A string would do, but engines keep the pieces of a string apart until somebody reads
 * it, and those of a long output fill more memory than the output itself.
 */
export class GrowingText {
  readonly #joined: string[] = [];
  readonly #pieces: string[] = [];
  #waiting = 0;
  #length = 0;

  /** Characters so far. */
  get length(): number {
    return this.#length;
  }

  add(piece: string): void {
    if (piece === '') return;
    this.#length += piece.length;
    this.#pieces[this.#waiting++] = piece;
    if (this.#waiting === MAX_PIECES) this.#join();
  }

  /** Drops everything after this many characters. */
  cut(length: number): void {
    const kept = this.toString().slice(0, length);
    this.#joined.length = 0;
    this.#length = 0;
    this.add(kept);
  }

  toString(): string {
    this.#join();
    if (this.#joined.length > 1) this.#joined.splice(0, this.#joined.length, this.#joined.join(''));
    return this.#joined[0] ?? '';
  }

  #join(): void {
    if (this.#waiting === 0) return;
    this.#pieces.length = this.#waiting;
    this.#joined.push(this.#pieces.join(''));
    this.#waiting = 0;
  }
}
