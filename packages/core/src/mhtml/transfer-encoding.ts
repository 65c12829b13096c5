const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;

/** Decodes the transfer encoding of a body; `null` for an unknown encoding. */
export function decodeTransfer(body: Uint8Array, encoding: string): Uint8Array | null {
  switch (encoding) {
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return body;
    case 'base64':
      return decodeBase64(body);
    case 'quoted-printable':
      return decodeQuotedPrintable(body);
    default:
      return null;
  }
}

/** The value of each base64 sign by its code, including the two of the alphabet for addresses; 255 for others. @format */
const SIX_BITS = new Uint8Array(256).fill(255);
for (const [value, sign] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries()) {
  SIX_BITS[sign.charCodeAt(0)] = value;
}
SIX_BITS['-'.charCodeAt(0)] = 62;
SIX_BITS['_'.charCodeAt(0)] = 63;

/** Decodes base64; signs outside the alphabet are skipped and padding may be missing, as in browsers. */
export function decodeBase64(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (const byte of body) {
    if (byte === EQUALS) {
      // Padding ends a run; what follows begins anew.
      count = 0;
      continue;
    }
    const value = SIX_BITS[byte]!;
    if (value === 255) continue;
    bits = (bits << 6) | value;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    out[length++] = (bits >> count) & 0xff;
  }
  return out.subarray(0, length);
}

/** Decodes quoted-printable (RFC 2045 §6.7) in one pass; an `=` that begins no escape stays. */
export function decodeQuotedPrintable(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; ) {
    const byte = body[at]!;
    if (byte !== EQUALS) {
      out[length++] = byte;
      at++;
      continue;
    }
    const high = hexValue(body[at + 1]);
    const low = hexValue(body[at + 2]);
    const lineEnd = softBreakEnd(body, at + 1);
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low;
      at += 3;
    } else if (lineEnd >= 0) {
      at = lineEnd;
    } else {
      out[length++] = byte;
      at++;
    }
  }
  return out.subarray(0, length);
}

/** The end of a soft line break after `=`, or -1 if there is none; mailers leave white space in it. */
function softBreakEnd(body: Uint8Array, from: number): number {
  let at = from;
  // 80 bytes: an encoded line has at most 76, and a fixed bound keeps the whole pass linear.
  while (at - from < 80 && (body[at] === SPACE || body[at] === TAB)) at++;
  if (at >= body.length) return at;
  if (body[at] === LF) return at + 1;
  if (body[at] === CR) return body[at + 1] === LF ? at + 2 : at + 1;
  return -1;
}

function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
