import type { Page } from '../../page/page.ts';

/** Encodings in which every character of the decoded text was one byte. */
const SINGLE_BYTE =
  /^(?:windows-125\d|windows-874|iso-8859-\d{1,2}(?:-i)?|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/u;

/** UTF-16 units between two remembered offsets; a lookup reads at most this much text again. @cap */
const STRIDE = 1024;

/**
 * Counts the bytes of the input before an offset in the decoded source; `null` if that is unknown, because the input
 * was text, the encoding has characters of several lengths, or some bytes were invalid.
 */
export function byteCounter(page: Page): ((offset: number) => number) | null {
  const { encoding, source, warnings } = page;
  if (encoding === null || source === null) return null;
  if (warnings.some(({ code }) => code === 'undecodable-bytes')) return null;
  const { name, reason } = encoding;
  if (name === 'utf-8') return utf8Counter(source, reason === 'bom' ? 3 : 0);
  if (name === 'utf-16le' || name === 'utf-16be') return (offset) => 2 * offset + (reason === 'bom' ? 2 : 0);
  return SINGLE_BYTE.test(name) ? (offset) => offset : null;
}

function utf8Counter(source: string, before: number): (offset: number) => number {
  const places = new Float64Array(Math.floor(source.length / STRIDE) + 1);
  let bytes = before;
  for (let place = 0; place < places.length; place++) {
    places[place] = bytes;
    bytes += utf8Length(source, place * STRIDE, Math.min((place + 1) * STRIDE, source.length));
  }
  return (offset) => {
    const place = Math.floor(offset / STRIDE);
    return places[place]! + utf8Length(source, place * STRIDE, offset);
  };
}

/** Each surrogate of a pair counts two bytes, so that no offset splits a character. */
function utf8Length(source: string, from: number, to: number): number {
  let bytes = 0;
  for (let at = from; at < to; at++) {
    const unit = source.charCodeAt(at);
    bytes += unit < 0x80 ? 1 : unit < 0x8_00 || (unit >= 0xd8_00 && unit < 0xe0_00) ? 2 : 3;
  }
  return bytes;
}
