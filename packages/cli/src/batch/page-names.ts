import { createHash } from 'node:crypto';

const SCHEME = /^[a-z][a-z\d+.-]+:\/\//i;
const PAGE_ENDING = /\.(?:html?|xhtml)(?:\.gz|\.br|\.zst)?$/i;
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}]+/gu;
const EDGES = /^-+|-+$/g;
/** Characters of the readable part: with four bytes each, and the rest of the name, 255 bytes are not exceeded. */
const MAX_READABLE = 50;
/** Hexadecimal digits of the hash: among a million pages two share one with a probability of 0.2 %, and that is handled. */
const HASH_DIGITS = 12;

/**
 * Names for the files of pages: something readable and a hash of the id, so that a page has the same name in every run,
 * no name leads out of the folder, and no two pages share one.
 */
export class PageNames {
  readonly #taken = new Set<string>();

  /** Marks names as taken by an earlier run. */
  reserve(names: Iterable<string>): void {
    for (const name of names) this.#taken.add(name);
  }

  /** The name for the next page with an id; several pages may have the same id. */
  next(id: string): string {
    const name = pageName(id);
    let unique = name;
    for (let count = 2; this.#taken.has(unique); count++) unique = `${name}-${count}`;
    this.#taken.add(unique);
    return unique;
  }
}

function pageName(id: string): string {
  const words = id.replace(SCHEME, '').replace(PAGE_ENDING, '').normalize('NFC').toLowerCase();
  const readable = [...words.replace(NOT_IN_NAMES, '-').replace(EDGES, '')].slice(0, MAX_READABLE).join('');
  const hash = createHash('sha256').update(id).digest('hex').slice(0, HASH_DIGITS);
  return `${readable.replace(EDGES, '') || 'page'}-${hash}`;
}
