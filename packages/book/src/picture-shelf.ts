import type { Picture } from './book.ts';
import { pictureType } from './picture-type.ts';

/** Where the pictures of a book come from. */
export interface PictureSource {
  /** The name of a picture of a page: equal for equal pictures. */
  keyOf(src: string, place: string | null): string;
  /** The bytes of a picture; `null` if they cannot be had. */
  bytesOf(src: string, place: string | null): Promise<Uint8Array | null>;
}

/** Maximum number of bytes of a picture in a book: it is read on small machines. @cap */
export const MAX_PICTURE_BYTES: number = 10 * 2 ** 20;

/** Maximum number of pictures, and bytes of all. @cap */
const MAX_PICTURES = 500;
const MAX_TOTAL = 200 * 2 ** 20;

const DATA = /^data:image\/[a-z+.-]{1,40};base64,([A-Za-z\d+/=\s]*)$/i;

/** Gathers the pictures of a book: those in the pages themselves, and others as far as their source has them. */
export class PictureShelf {
  readonly pictures: Picture[] = [];
  /** Pictures that could not be put into the book. */
  missing = 0;
  readonly #source: PictureSource;
  readonly #files = new Map<string, string | null>();
  #total = 0;

  constructor(source: PictureSource) {
    this.#source = source;
  }

  /** Puts a picture into the book; `place` is where its page is from. */
  async add(src: string, place: string | null): Promise<void> {
    const key = this.#source.keyOf(src, place);
    if (this.#files.has(key)) return;
    // Attempts count, or a page could send its reader to any number of addresses.
    const bytes = this.#files.size < MAX_PICTURES ? await this.#bytesOf(src, place) : null;
    const file = bytes === null ? null : this.#shelve(bytes);
    if (file === null) this.missing++;
    this.#files.set(key, file);
  }

  /** The file of a picture in the book, or `null`. */
  fileOf(src: string, place: string | null): string | null {
    return this.#files.get(this.#source.keyOf(src, place)) ?? null;
  }

  #shelve(bytes: Uint8Array): string | null {
    const found = pictureType(bytes);
    if (found === null || bytes.length > MAX_PICTURE_BYTES || this.#total + bytes.length > MAX_TOTAL)
      return null;
    this.#total += bytes.length;
    const file = `picture-${this.pictures.length + 1}.${found.ending}`;
    this.pictures.push({ file, type: found.type, bytes });
    return file;
  }

  async #bytesOf(src: string, place: string | null): Promise<Uint8Array | null> {
    const data = DATA.exec(src)?.[1];
    try {
      return data === undefined ? await this.#source.bytesOf(src, place) : bytesOfBase64(data);
    } catch {
      return null;
    }
  }
}

function bytesOfBase64(text: string): Uint8Array {
  const binary = atob(text);
  return Uint8Array.from({ length: binary.length }, (_, at) => binary.charCodeAt(at));
}
