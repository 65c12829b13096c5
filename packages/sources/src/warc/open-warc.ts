import { compressionOf, uncompressedName } from '../compression/compression.ts';
import { SourceError } from '../source-error.ts';
import type { FileWindow } from './file-window.ts';
import { gzipMembers } from './gzip-members.ts';
import type { Piece, Span } from './member.ts';
import { plainFile } from './plain-file.ts';
import { zstdFrames } from './zstd-frames.ts';

const WARC = /\.warc$/i;
/** Texts and metadata that Common Crawl makes from WARC files: the same format, without pages. */
const DERIVED = /\.w[ae]t$/i;
const READERS = { gz: gzipMembers, zst: zstdFrames };

/** Whether a path names a WARC file. */
export function isWarc(path: string): boolean {
  return WARC.test(uncompressedName(path));
}

/** Whether a path names a WET or WAT file. */
export function isDerived(path: string): boolean {
  return DERIVED.test(uncompressedName(path));
}

/** The problem with a WET or WAT file, and what to read instead. */
export function noPagesIn(path: string): string {
  return `${path}: WET and WAT files have no pages; read the WARC files that they were made from`;
}

/** The content of a WARC file, or of a part of it, decompressed as its name says. */
export function openPieces(
  path: string,
  file: FileWindow,
  span: Span,
): AsyncGenerator<Piece, void, undefined> {
  const compression = compressionOf(path);
  if (compression === 'br')
    throw new SourceError('unsupported', `${path}: WARC files are compressed with gzip or zstd`);
  return compression === null ? plainFile(file, span) : READERS[compression](file, span);
}
