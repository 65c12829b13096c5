import { type FileHandle, open } from 'node:fs/promises';

/** Large enough that most records need one read, and small enough to read again at every member. @cap */
const WINDOW_BYTES = 256 * 1024;

/** Reads a file at any place, through a window that stays in memory. */
export class FileWindow {
  readonly size: number;
  readonly #file: FileHandle;
  readonly #onRead: (bytes: number) => void;
  #start = 0;
  #window: Uint8Array = new Uint8Array(0);
  /** How far the file has been read, for the progress. */
  #farthest = 0;

  private constructor(file: FileHandle, size: number, onRead: (bytes: number) => void) {
    this.#file = file;
    this.size = size;
    this.#onRead = onRead;
  }

  /** Opens a file; `onRead` is told about bytes that are read for the first time. */
  static async open(path: string, onRead: (bytes: number) => void = () => {}): Promise<FileWindow> {
    const file = await open(path, 'r');
    return new FileWindow(file, (await file.stat()).size, onRead);
  }

  /** The bytes from a place on, as many as are at hand; none at the end of the file. */
  async from(at: number): Promise<Uint8Array> {
    const inside = at - this.#start;
    if (inside >= 0 && inside < this.#window.length) return this.#window.subarray(inside);
    // Never written to again: readers keep parts of it.
    const fresh = Buffer.allocUnsafeSlow(WINDOW_BYTES);
    const { bytesRead } = await this.#file.read(fresh, 0, WINDOW_BYTES, at);
    this.#start = at;
    this.#window = fresh.subarray(0, bytesRead);
    const end = at + bytesRead;
    if (end > this.#farthest) {
      this.#onRead(end - Math.max(at, this.#farthest));
      this.#farthest = end;
    }
    return this.#window;
  }

  /** The bytes from a place on, read again if fewer than `least` are at hand. */
  async ahead(at: number, least: number): Promise<Uint8Array> {
    const bytes = await this.from(at);
    if (bytes.length >= least || at + bytes.length >= this.size) return bytes;
    this.#window = new Uint8Array(0);
    return this.from(at);
  }

  /** Exactly these bytes, or fewer at the end of the file. */
  async exactly(at: number, length: number): Promise<Uint8Array> {
    const first = await this.from(at);
    if (first.length >= length) return first.subarray(0, length);
    const pieces: Uint8Array[] = [];
    let size = 0;
    while (size < length) {
      const piece = (await this.from(at + size)).subarray(0, length - size);
      if (piece.length === 0) break;
      pieces.push(piece);
      size += piece.length;
    }
    return Buffer.concat(pieces, size);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
