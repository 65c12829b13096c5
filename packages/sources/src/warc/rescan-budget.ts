/**
 * Bytes that may be read a second time while looking for what follows damage, as a share of the file: enough for damage in every
 * record, and it keeps the work on a file whose records overlap linear.
 * @cap
 */
const RESCANS = 2;

/** How much of a file may be read again. */
export class RescanBudget {
  #left: number;

  /** Small files may be looked through as far as `least`, however damaged they are. */
  constructor(fileBytes: number, least: number) {
    this.#left = least + RESCANS * fileBytes;
  }

  /** Whether so many bytes more may be read again; if so, they count. */
  allows(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }
}
