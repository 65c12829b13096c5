import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FetchOptions } from '@fovea/sources';
import { fetchBytes, readFileBytes } from '@fovea/sources';
import type { Picture } from './book.ts';

/** The address under which the folder of a saved page stands in for a site, so that relative addresses are kept apart. */
export const LOCAL_BASE = 'https://folder.invalid/';

/** Most pictures of a book, and bytes of one and of all: a book is read on small machines. */
const MAX_PICTURES = 500;
const MAX_BYTES = 10 * 2 ** 20;
const MAX_TOTAL = 200 * 2 ** 20;

/** The types that every reader of books shows, by the first bytes as Latin-1. */
const TYPES: readonly (readonly [start: RegExp, type: string, ending: string])[] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png', 'png'],
  [/^\xff\xd8\xff/, 'image/jpeg', 'jpg'],
  [/^GIF8[79]a/, 'image/gif', 'gif'],
  [/^RIFF.{4}WEBP/s, 'image/webp', 'webp'],
];

/** Pictures are on any host: none of them gets the headers that are meant for the pages. */
const FOR_NOBODY = { headers: {}, headersOrigin: '' } as const;

const DATA = /^data:image\/[a-z+.-]{1,40};base64,([A-Za-z\d+/=\s]*)$/i;

/** Gathers the pictures of a book: those in the folders of saved pages, those in the pages themselves, and others if allowed. */
export class PictureShelf {
  readonly pictures: Picture[] = [];
  /** Pictures that could not be put into the book. */
  missing = 0;
  /** Options for fetching; `null` if pictures on the web stay there. */
  readonly #fetching: FetchOptions | null;
  readonly #files = new Map<string, string | null>();
  #total = 0;

  constructor(fetching: FetchOptions | null) {
    this.#fetching = fetching;
  }

  /** Puts a picture into the book; `folder` is that of the page, if it is a saved one. */
  async add(src: string, folder: string | null): Promise<void> {
    const key = keyOf(src, folder);
    if (this.#files.has(key)) return;
    // Attempts count, or a page could send its reader to any number of addresses.
    const bytes = this.#files.size < MAX_PICTURES ? await this.#bytesOf(src, folder) : null;
    const file = bytes === null ? null : this.#shelve(bytes);
    if (file === null) this.missing++;
    this.#files.set(key, file);
  }

  /** The file of a picture in the book, or `null`. */
  fileOf(src: string, folder: string | null): string | null {
    return this.#files.get(keyOf(src, folder)) ?? null;
  }

  #shelve(bytes: Uint8Array): string | null {
    const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
    const found = TYPES.find(([start]) => start.test(head));
    if (found === undefined || this.#total + bytes.length > MAX_TOTAL) return null;
    this.#total += bytes.length;
    const [, type, ending] = found;
    const file = `picture-${this.pictures.length + 1}.${ending}`;
    this.pictures.push({ file, type, bytes });
    return file;
  }

  async #bytesOf(src: string, folder: string | null): Promise<Uint8Array | null> {
    const data = DATA.exec(src)?.[1];
    if (data !== undefined) return Buffer.from(data, 'base64');
    try {
      if (src.startsWith(LOCAL_BASE)) return folder === null ? null : await localBytes(src, folder);
      return this.#fetching === null
        ? null
        : await fetchBytes(src, { ...this.#fetching, ...FOR_NOBODY, maxBytes: MAX_BYTES });
    } catch {
      return null;
    }
  }
}

function keyOf(src: string, folder: string | null): string {
  return src.startsWith(LOCAL_BASE) ? `${folder}\n${src}` : src;
}

/** Reads a picture below a folder; links may not lead out of it. */
async function localBytes(src: string, folder: string): Promise<Uint8Array | null> {
  const path = decodeURIComponent(new URL(src).pathname).slice(1);
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
  return file.startsWith(root + sep) ? readFileBytes(file, MAX_BYTES) : null;
}
