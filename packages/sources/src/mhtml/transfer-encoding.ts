const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;

/** Decodes the transfer encoding of a body; `null` for an unknown encoding. */
export function decodeTransfer(body: Buffer, encoding: string): Uint8Array | null {
  switch (encoding) {
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return body;
    case 'base64':
      // Node skips characters outside the alphabet and accepts missing padding, as browsers do.
      return Buffer.from(body.toString('latin1'), 'base64');
    case 'quoted-printable':
      return decodeQuotedPrintable(body);
    default:
      return null;
  }
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
