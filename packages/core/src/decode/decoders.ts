import { decodeEucKr } from './euc-kr.ts';
import { UPPER_HALVES } from './single-byte-tables.ts';

/** `String.fromCharCode` takes its units as arguments, of which engines allow only so many. */
const CHUNK = 8192;

const PRIVATE_USE = /[\ue000-\uf8ff]/g;

/**
 * Decodes bytes in the encoding of that WHATWG name; bytes that fit nothing become U+FFFD. Corrects what
 * runtimes do differently from the Encoding Standard:
 * - Node reads windows-1252 as Latin-1, which turns quotes and dashes into control characters;
 * - ICU's GBK lacks the euro sign and others, while the standard decodes GBK as GB18030;
 * - ICU's EUC-KR lacks three quarters of the Hangul syllables;
 * - ICU's Big5 gives private code points to the Hong Kong supplement: no text for anyone, so they are marked;
 * - ISO-8859-16 is not there at all.
 */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const upperHalf = Object.hasOwn(UPPER_HALVES, encoding) ? UPPER_HALVES[encoding] : undefined;
  if (upperHalf !== undefined) return decodeByTable(bytes, upperHalf);
  if (encoding === 'euc-kr') return decodeEucKr(bytes);
  if (encoding === 'big5') return new TextDecoder('big5').decode(bytes).replace(PRIVATE_USE, '\ufffd');
  return new TextDecoder(encoding === 'gbk' ? 'gb18030' : encoding, { ignoreBOM: true }).decode(bytes);
}

/** Whether `decodeAs` can decode this encoding on the current runtime. */
export function canDecode(encoding: string): boolean {
  try {
    decodeAs(new Uint8Array(0), encoding);
    return true;
  } catch {
    return false;
  }
}

function decodeByTable(bytes: Uint8Array, upperHalf: string): string {
  const units = new Uint16Array(CHUNK);
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    const length = Math.min(CHUNK, bytes.length - start);
    for (let i = 0; i < length; i++) {
      const byte = bytes[start + i]!;
      units[i] = byte < 0x80 ? byte : upperHalf.charCodeAt(byte - 0x80);
    }
    text += String.fromCharCode(...units.subarray(0, length));
  }
  return text;
}
