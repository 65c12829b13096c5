/** Formats that are not web pages, by their first bytes as Latin-1. */
const SIGNATURES: readonly (readonly [start: string, what: string])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG\r\n', 'a picture'],
  ['GIF8', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['RIFF', 'a media file'],
  ['PK\x03\x04', 'an archive or an office document'],
  ['\x1f\x8b', 'compressed with gzip'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
];

const MAX_SIGNATURE_BYTES = 8;

/** The format of a file that is certainly not a page; `null` for anything that may be one. */
export function otherFormat(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, MAX_SIGNATURE_BYTES)).toString('latin1');
  return SIGNATURES.find(([start]) => head.startsWith(start))?.[1] ?? null;
}
