import { SourceError } from '../source-error.ts';

/** What a reader of a compressed file finds, in order. */
export type Piece =
  /** A new member (gzip), frame (zstd), or the start of a plain file. */
  | { readonly kind: 'member'; readonly offset: number; readonly isPlain?: true }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** What follows the last bytes cannot be read; the next piece is a member that can. */
  | { readonly kind: 'damage'; readonly offset: number; readonly error: SourceError };

/** The part of a file to read: `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The error for a file that ends inside something. */
export function truncated(what: string): SourceError {
  return new SourceError('truncated', `the file ends inside ${what}`);
}

/** The error for bytes that are not what they should be. */
export function damaged(message: string, cause?: unknown): SourceError {
  return new SourceError('damaged', message, { cause });
}

/** The error for bytes in which nothing is looked for, because that would take too long. */
export function passedOver(bytes: number): SourceError {
  return damaged(`too much of the file is damaged to look for records in these ${bytes} bytes`);
}
