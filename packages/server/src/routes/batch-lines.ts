/** The byte between two rows. */
const LINE_BREAK = 0x0a;

/** A line of a body, or the fact that it is too long. */
export type BodyLine = { readonly text: string } | { readonly tooLong: true };

/** Splits a body into lines as it arrives; no more than one line is in memory. */
export async function* bodyLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<BodyLine, void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const finish = (): BodyLine => {
    const line = size > maxBytes ? { tooLong: true as const } : { text: decode(parts) };
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Uint8Array): void => {
    size += part.byteLength;
    if (size <= maxBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_BREAK); end !== -1; end = chunk.indexOf(LINE_BREAK, start)) {
      keep(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < chunk.byteLength) keep(chunk.subarray(start));
  }
  if (size > 0) yield finish();
}

function decode(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}
