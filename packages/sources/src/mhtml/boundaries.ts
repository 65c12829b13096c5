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
export function divide(archive: Buffer, body: ByteRange, boundary: string, maxRanges: number): Division {
  // The search must end with the body: otherwise each of many inner multiparts would search the whole archive.
  const bytes = archive.subarray(0, body.end);
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const ranges: ByteRange[] = [];
  let open = -1;
  for (let at = body.start; ranges.length < maxRanges; ) {
    const found = bytes.indexOf(delimiter, at);
    if (found === -1) break;
    at = found + delimiter.length;
    if (found > body.start && bytes[found - 1] !== LF) continue;
    if (open !== -1) ranges.push({ start: open, end: withoutLineEnd(bytes, open, found) });
    if (bytes[at] === DASH && bytes[at + 1] === DASH) return { ranges, isClosed: true };
    const feed = bytes.indexOf(LF, at);
    open = feed === -1 ? body.end : feed + 1;
    at = open;
  }
  if (open !== -1 && ranges.length < maxRanges) ranges.push({ start: open, end: body.end });
  return { ranges, isClosed: false };
}

/** The line break before a boundary belongs to the boundary. */
function withoutLineEnd(bytes: Buffer, start: number, end: number): number {
  let at = end;
  if (at > start && bytes[at - 1] === LF) at--;
  if (at > start && bytes[at - 1] === CR) at--;
  return at;
}
