/** A byte order mark found at the start of a page. */
export interface ByteOrderMark {
  /** WHATWG name of the encoding that the mark stands for. */
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** How many bytes the mark takes. */
  readonly length: number;
}

/** Reads the byte order mark, which outranks every label because only an editor writes one. */
export function byteOrderMark(bytes: Uint8Array): ByteOrderMark | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}
