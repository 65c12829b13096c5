import { decodeEucKr } from './euc-kr.ts';
import { UPPER_HALVES } from './single-byte-tables.ts';
import { textOfUnits } from './text-of-units.ts';

const PRIVATE_USE = /[\ue000-\uf8ff]/g;

/**
 * Decodes bytes in the encoding of a WHATWG name; invalid bytes become U+FFFD. Corrects what runtimes do differently
 * from the Encoding Standard:
 * - Node reads windows-1252 as Latin-1, which turns quotes and dashes into control characters;
 * - ICU's GBK lacks the euro sign and others, while the standard decodes GBK as GB18030;
 * - ICU's EUC-KR lacks three quarters of the Hangul syllables;
 * - ICU's Big5 maps the Hong Kong supplement to private code points, which mean nothing to anyone, so they become
 * U+FFFD;
 * - ISO-8859-16 is missing, and so is UTF-16BE in builds with small ICU.
 */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  if (isBuiltIn(encoding)) return decodeByTable(bytes, UPPER_HALVES[encoding]!);
  if (encoding === 'euc-kr') return decodeEucKr(bytes);
  if (encoding === 'big5') return new TextDecoder('big5').decode(bytes).replace(PRIVATE_USE, '\ufffd');
  if (encoding === 'utf-16be') return decodeAs(swapPairs(bytes), 'utf-16le');
  return new TextDecoder(encoding === 'gbk' ? 'gb18030' : encoding, { ignoreBOM: true }).decode(bytes);
}

/** Whether Fovea has its own table for this encoding. */
export function isBuiltIn(encoding: string): boolean {
  return Object.hasOwn(UPPER_HALVES, encoding);
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
  const units = new Uint16Array(0x100);
  for (let byte = 0; byte < 0x100; byte++)
    units[byte] = byte < 0x80 ? byte : upperHalf.charCodeAt(byte - 0x80);
  const text = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) text[i] = units[bytes[i]!]!;
  return textOfUnits(text);
}

function swapPairs(bytes: Uint8Array): Uint8Array {
  const swapped = bytes.slice();
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    swapped[i] = bytes[i + 1]!;
    swapped[i + 1] = bytes[i]!;
  }
  return swapped;
}
