/**
 * Allocates typed arrays side by side in one buffer. The two dozen arrays of a tree live and die together, and
 * allocating and freeing that many buffers costs more than filling them.
 */
export class SharedMemory {
  readonly #int32: Int32Array;
  readonly #uint16: Uint16Array;
  readonly #uint8: Uint8Array;
  #int32s = 0;
  #uint16s = 0;
  #uint8s = 0;

  /** Takes how many numbers of each kind will be needed; the widest come first, so that all are aligned. */
  constructor(int32s: number, uint16s: number, uint8s: number) {
    const buffer = new ArrayBuffer(4 * int32s + 2 * uint16s + uint8s);
    this.#int32 = new Int32Array(buffer, 0, int32s);
    this.#uint16 = new Uint16Array(buffer, 4 * int32s, uint16s);
    this.#uint8 = new Uint8Array(buffer, 4 * int32s + 2 * uint16s, uint8s);
  }

  /** The next 32-bit numbers, all 0. */
  int32(length: number): Int32Array {
    this.#int32s += length;
    return this.#int32.subarray(this.#int32s - length, this.#int32s);
  }

  /** The next 16-bit numbers, all 0. */
  uint16(length: number): Uint16Array {
    this.#uint16s += length;
    return this.#uint16.subarray(this.#uint16s - length, this.#uint16s);
  }

  /** The next bytes, all 0. */
  uint8(length: number): Uint8Array {
    this.#uint8s += length;
    return this.#uint8.subarray(this.#uint8s - length, this.#uint8s);
  }
}
