/** One line of a byte stream, without its line break. */
export type Line =
  | { readonly number: number; readonly bytes: Uint8Array }
  /** Longer than the limit; its bytes were dropped on arrival. */
  | { readonly number: number; readonly tooLong: true };

/** 64 MiB: twice the largest page, to leave room for escapes; a longer line would be rejected anyway. @cap */
const MAX_LINE_BYTES: number = 64 * 2 ** 20;

const NEWLINE = 0x0a;
const BOM = [0xef, 0xbb, 0xbf];

/** Splits a byte stream into lines (numbered from 1; blank ones are skipped) in bounded memory. */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<Line, void, undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 1;
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      const line = finish(number, [...parts, chunk.subarray(from, at)], size + at - from, maxBytes);
      if (line !== null) yield line;
      parts = [];
      size = 0;
      number++;
      from = at + 1;
    }
    size += chunk.length - from;
    if (size > maxBytes) parts = [];
    else if (from < chunk.length) parts.push(chunk.subarray(from));
  }
  const last = finish(number, parts, size, maxBytes);
  if (last !== null) yield last;
}

function finish(number: number, parts: readonly Uint8Array[], size: number, maxBytes: number): Line | null {
  if (size > maxBytes) return { number, tooLong: true };
  const joined = parts.length === 1 ? parts[0]! : Buffer.concat(parts, size);
  const bytes = number === 1 && BOM.every((byte, at) => joined[at] === byte) ? joined.subarray(3) : joined;
  return isBlank(bytes) ? null : { number, bytes };
}

/** True if there is nothing but JSON white space. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);
}
