import { type FileHandle, open } from 'node:fs/promises';

const LINE_BREAK = 10;

/** An append-only JSON Lines file; a record is on the disk before its sender gets the answer. */
export class RecordFile {
  readonly #file: FileHandle;
  #last: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Opens or creates the file. Ends a line that a crash cut off, so that the next one stays whole. */
  static async open(path: string): Promise<RecordFile> {
    const file = await open(path, 'a+', 0o600);
    try {
      const { size } = await file.stat();
      if (size > 0) {
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
        if (buffer[0] !== LINE_BREAK) await file.appendFile('\n');
      }
      return new RecordFile(file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Appends one record and waits until the disk has it; concurrent records are written one after another. */
  async append(record: object): Promise<void> {
    const line = `${JSON.stringify(record)}\n`;
    const written = this.#last.then(async () => {
      const { size } = await this.#file.stat();
      try {
        await this.#file.appendFile(line);
        await this.#file.datasync();
      } catch (error) {
        // On a full disk a part of the line may have got through, and the next record would continue it.
        await this.#file.truncate(size);
        throw error;
      }
    });
    // Only the sender of this record gets the error; the next record is still written.
    this.#last = written.catch(() => {});
    await written;
  }

  /** Waits for pending writes and closes the file. */
  async close(): Promise<void> {
    await this.#last;
    await this.#file.close();
  }
}
