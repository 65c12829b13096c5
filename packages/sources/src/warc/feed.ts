import type { SourceError } from '../source-error.ts';
import type { Piece } from './member.ts';
import type { RecordPlace } from './record.ts';

const MAGIC = Buffer.from('WARC/');
/** Pieces up to this long are joined: each takes some hundred bytes more than it has. @cap */
const SMALL_PIECE = 16 * 1024;
/** Members inside the bytes at hand whose starts are known; records have one or two, and each start takes some 50 bytes. @cap */
const MAX_STARTS = 2 ** 16;

/** Bytes that cannot be read, and the member that they are in. */
export interface Damage {
  readonly offset: number;
  readonly error: SourceError;
}

/**
 * The content of a file as one run of bytes. It stops before a member that begins with a record of its own, and at damage:
 * what is unfinished there stays unfinished.
 */
export class Feed {
  readonly #pieces: AsyncIterator<Piece>;
  readonly #chunks: Uint8Array[] = [];
  #size = 0;
  #place: RecordPlace = { offset: 0, inside: 0 };
  /** Bytes used up so far. */
  #used = 0;
  /** Members that begin among or after the bytes at hand: after how many bytes of all, and where in the file. */
  readonly #starts: { readonly at: number; readonly offset: number }[] = [];
  /** Whether bytes at hand are those of the file. */
  #isPlain = false;
  /** Found ahead, for when everything before it is used up. */
  #next: { readonly offset: number; readonly bytes: Uint8Array } | null = null;
  #damage: Damage | null = null;
  /** After how many bytes of all the member with the damage begins. */
  #damagedAt = 0;
  #ended = false;

  constructor(pieces: AsyncIterator<Piece>) {
    this.#pieces = pieces;
  }

  /** The place of the next byte. */
  get place(): RecordPlace {
    return this.#place;
  }

  /** Bytes at hand. */
  get size(): number {
    return this.#size;
  }

  /** The damage at which the bytes at hand end, if that has been seen. */
  get damage(): Damage | null {
    return this.#damage;
  }

  /** Bytes at hand that are in no damaged member, as far as has been seen. */
  get soundSize(): number {
    return this.#damage === null ? this.#size : Math.max(0, this.#damagedAt - this.#used);
  }

  /** Whether nothing follows the bytes at hand, as far as has been seen. */
  get hasEnded(): boolean {
    return this.#ended && this.#next === null;
  }

  /** Tries to have this many bytes at hand; fewer if the record, the readable part or the file ends first. */
  async fill(size: number): Promise<boolean> {
    while (this.#size < size) {
      if (this.#damage !== null) return false;
      if (this.#next !== null) {
        if (this.#size > 0) return false;
        this.#enter(this.#next);
      } else if (this.#ended) return false;
      else await this.#pull();
    }
    return true;
  }

  /** Goes on after damage, without the bytes before it. */
  passDamage(): void {
    this.drop(this.#size);
    this.#damage = null;
  }

  /** Bytes at hand from one place to another, as a copy if they came in several pieces. */
  slice(from: number, to: number): Buffer {
    const pieces: Uint8Array[] = [];
    let start = 0;
    for (const chunk of this.#chunks) {
      if (start >= to) break;
      const piece = chunk.subarray(Math.max(0, from - start), Math.max(0, to - start));
      if (piece.length > 0) pieces.push(piece);
      start += chunk.length;
    }
    const [first] = pieces;
    if (pieces.length > 1 || first === undefined) return Buffer.concat(pieces);
    return Buffer.from(first.buffer, first.byteOffset, first.byteLength);
  }

  /** The first place of a pattern among the bytes at hand, from a place on, or -1. */
  indexOf(pattern: Uint8Array, from: number): number {
    let start = 0;
    let before: Uint8Array = new Uint8Array(0);
    for (const chunk of this.#chunks) {
      // The pattern may begin at the end of the piece before.
      const joined = Buffer.concat([before, chunk.subarray(0, pattern.length - 1)]);
      const across = joined.indexOf(pattern, Math.max(0, from - (start - before.length)));
      if (across !== -1) return start - before.length + across;
      const view = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      const inside = from - start < chunk.length ? view.indexOf(pattern, Math.max(0, from - start)) : -1;
      if (inside !== -1) return start + inside;
      start += chunk.length;
      before = Buffer.concat([before, chunk.subarray(-(pattern.length - 1))]).subarray(-(pattern.length - 1));
    }
    return -1;
  }

  /** Uses up bytes at hand. */
  drop(size: number): void {
    let left = Math.min(size, this.#size);
    this.#size -= left;
    this.#advance(left);
    let gone = 0;
    while (left > 0) {
      const first = this.#chunks[gone]!;
      const used = Math.min(left, first.length);
      left -= used;
      if (used === first.length) gone++;
      else this.#chunks[gone] = first.subarray(used);
    }
    this.#chunks.splice(0, gone);
  }

  #advance(size: number): void {
    this.#used += size;
    const { offset, inside } = this.#place;
    this.#place = this.#isPlain ? { offset: offset + size, inside } : { offset, inside: inside + size };
    let gone = 0;
    for (; gone < this.#starts.length && this.#starts[gone]!.at <= this.#used; gone++) {
      const { at, offset: member } = this.#starts[gone]!;
      this.#place = { offset: member, inside: this.#used - at };
    }
    this.#starts.splice(0, gone);
  }

  /** What follows the bytes at hand is in the member at this offset. */
  #begin(offset: number): void {
    this.#starts.push({ at: this.#used + this.#size, offset });
    this.#advance(0);
  }

  async #pull(): Promise<void> {
    const { value, done } = await this.#pieces.next();
    if (done === true) this.#ended = true;
    else if (value.kind === 'bytes') this.#add(value.bytes);
    else if (value.kind === 'damage') this.#stopAt(value);
    else {
      this.#isPlain = value.isPlain === true;
      await this.#openMember(value.offset);
    }
  }

  #stopAt(damage: Damage): void {
    this.#damage = damage;
    const last = this.#starts.at(-1);
    const hasBegun = (last ?? this.#place).offset === damage.offset;
    this.#damagedAt = hasBegun ? (last?.at ?? 0) : this.#used + this.#size;
    if (!hasBegun) this.#begin(damage.offset);
  }

  #add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (bytes.length === 0) return;
    // Like the digits of a binary number: each byte is copied a few times only, however short the pieces are.
    let piece = bytes;
    for (let last = this.#chunks.at(-1); last !== undefined; last = this.#chunks.at(-1)) {
      if (last.length > Math.min(piece.length, SMALL_PIECE)) break;
      piece = Buffer.concat([last, piece]);
      this.#chunks.pop();
    }
    this.#chunks.push(piece);
  }

  /** Looks at how a member begins: one that goes on with an unfinished record is no boundary. */
  async #openMember(first: number): Promise<void> {
    let offset = first;
    let start: Uint8Array = new Uint8Array(0);
    let damage: Damage | null = null;
    while (start.length < MAGIC.length && damage === null && !this.#ended) {
      const { value, done } = await this.#pieces.next();
      if (done === true) this.#ended = true;
      else if (value.kind === 'bytes')
        start = start.length === 0 ? value.bytes : Buffer.concat([start, value.bytes]);
      else if (value.kind === 'damage') damage = value;
      else {
        // The member was shorter than the start of a record: line breaks, say.
        if (start.length > 0) this.#addMember(offset, start);
        offset = value.offset;
        start = new Uint8Array(0);
      }
    }
    if (this.#size > 0 && MAGIC.equals(start.subarray(0, MAGIC.length)))
      this.#next = { offset, bytes: start };
    else this.#addMember(offset, start);
    if (damage !== null) this.#stopAt(damage);
  }

  #addMember(offset: number, bytes: Uint8Array): void {
    // Beyond that, places are told from the start of an earlier member.
    if (this.#starts.length < MAX_STARTS) this.#begin(offset);
    this.#add(bytes);
  }

  #enter({ offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array }): void {
    this.#next = null;
    this.#begin(offset);
    this.#add(bytes);
  }
}
