/** A range of bytes in an archive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The parts between the boundary lines of a multipart body. */
export interface Division {
  readonly ranges: readonly ByteRange[];
  /** True if the closing boundary was found. */
  readonly isClosed: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const DASH = 0x2d;

/**
 * Splits `bytes[start, end)` at the lines that begin with `--boundary` (RFC 2046 §5.1.1), into at most `maxRanges`
 * parts. Bytes before the first and after the closing boundary belong to no part.
 */
export function divide(bytes: Uint8Array, body: ByteRange, boundary: string, maxRanges: number): Division {
  const delimiter = Uint8Array.from(`--${boundary}`, (sign) => sign.charCodeAt(0));
  const ranges: ByteRange[] = [];
  let open = -1;
  // Only the starts of lines are compared, so that no byte is looked at more than twice.
  for (let line = body.start; line < body.end && ranges.length < maxRanges; ) {
    const feed = bytes.indexOf(LF, line);
    const next = feed === -1 || feed >= body.end ? body.end : feed + 1;
    const after = line + delimiter.length;
    if (after <= body.end && startsWith(bytes, line, delimiter)) {
      if (open !== -1) ranges.push({ start: open, end: withoutLineEnd(bytes, open, line) });
      if (bytes[after] === DASH && bytes[after + 1] === DASH) return { ranges, isClosed: true };
      open = next;
    }
    line = next;
  }
  if (open !== -1 && ranges.length < maxRanges) ranges.push({ start: open, end: body.end });
  return { ranges, isClosed: false };
}

function startsWith(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false;
  return true;
}

/** The line break before a boundary belongs to the boundary. */
function withoutLineEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end;
  if (at > start && bytes[at - 1] === LF) at--;
  if (at > start && bytes[at - 1] === CR) at--;
  return at;
}
