import { looksLikeHtml } from '../http/content-type.ts';
import { SourceError } from '../source-error.ts';

/** Formats that are not web pages, by their first bytes as Latin-1. */
const SIGNATURES: readonly (readonly [start: string, what: string])[] = [
  ['%PDF-', 'a PDF'],
  ['%!PS', 'a PostScript file'],
  ['\x89PNG\r\n', 'a picture'],
  ['GIF8', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['II*\0', 'a picture'],
  ['MM\0*', 'a picture'],
  ['RIFF', 'a media file'],
  ['OggS', 'a media file'],
  ['ID3', 'a media file'],
  ['fLaC', 'a media file'],
  ['\x1aE\xdf\xa3', 'a media file'],
  ['PK\x03\x04', 'an archive or an office document'],
  ['\xd0\xcf\x11\xe0', 'an office document'],
  ['7z\xbc\xaf', 'an archive'],
  ['Rar!\x1a', 'an archive'],
  ['\x1f\x8b', 'compressed with gzip'],
  ['\x28\xb5\x2f\xfd', 'compressed with zstd'],
  ['BZh', 'compressed with bzip2'],
  ['\xfd7zXZ', 'compressed with xz'],
  ['WARC/1.', 'a WARC file'],
  ['wOFF', 'a font'],
  ['wOF2', 'a font'],
  ['SQLite format 3\0', 'a database'],
  ['\0asm', 'a program'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
];

/** @format */
const MAX_SIGNATURE_BYTES = 16;

/** How much of a document is examined to tell whether it is text. @cap */
const SAMPLE_BYTES = 64 * 1024;

/**
 * The share of control characters from which on bytes are no text. A tenth of random or compressed bytes are control
 * characters; of 11,544 real pages none has more than one in 600.
 * @source The control characters of 11,544 pages: at most one in 600.
 */
const MAX_CONTROL_SHARE = 0.02;

/** Control characters that texts contain: tab, line breaks, page breaks, and the escape of ISO-2022-JP. */
const IN_TEXTS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/** The format of a document that is certainly not a page; `null` for anything that may be one. */
export function otherFormat(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, MAX_SIGNATURE_BYTES)).toString('latin1');
  const known = SIGNATURES.find(([start]) => head.startsWith(start))?.[1];
  if (known !== undefined) return known;
  return controlShare(bytes) > MAX_CONTROL_SHARE && !looksLikeHtml(bytes) ? 'binary data' : null;
}

/** Throws if bytes are certainly not a page. */
export function refuseOtherFormats(bytes: Uint8Array, name: string): void {
  const format = otherFormat(bytes);
  if (format === null) return;
  throw new SourceError('not-html', `${name} is ${format}, not a web page${hintFor(format)}`);
}

function hintFor(format: string): string {
  if (format.startsWith('compressed')) return ' (unpack it, or end its name with .gz, .br or .zst)';
  if (format === 'a WARC file')
    return ' (a batch reads the pages in it, if its name ends with .warc, .warc.gz or .warc.zst)';
  return '';
}

/** The same as a pattern: most pages have none of them, and a pattern finds that out in a tenth of the time. */
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** The share of control characters. */
function controlShare(bytes: Uint8Array): number {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const letters = Buffer.from(sample.buffer, sample.byteOffset, sample.length).toString('latin1');
  if (!CONTROL.test(letters)) return 0;
  const nuls = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) nuls[at & 1]!++;
  const [even = 0, odd = 0] = nuls;
  const half = Math.max(1, sample.length / 2);
  const isUtf16 =
    Math.max(even, odd) > MIN_UTF16_NULS * half && Math.min(even, odd) < MAX_CONTROL_SHARE * half;
  return isUtf16 ? controlUnits(sample, even > odd ? 0 : 1) / half : controlBytes(sample) / (2 * half);
}

/**
 * The share of NULs among every second byte of UTF-16, where they are all that markup has there: even an Asian page is a
 * third markup and spaces.
 * @source Chosen by hand, below the third that markup and spaces have of an Asian page.
 */
const MIN_UTF16_NULS = 0.2;

function controlBytes(sample: Uint8Array): number {
  let count = 0;
  for (const byte of sample) if (isControl(byte)) count++;
  return count;
}

/** Control characters in UTF-16; `high` is the place of the high byte in a unit. */
function controlUnits(sample: Uint8Array, high: 0 | 1): number {
  let count = 0;
  for (let at = 0; at + 1 < sample.length; at += 2)
    if (sample[at + high] === 0 && isControl(sample[at + 1 - high]!)) count++;
  return count;
}

function isControl(code: number): boolean {
  return code < 0x20 && !IN_TEXTS.has(code);
}
