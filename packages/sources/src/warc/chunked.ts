const SIZE_LINE = /^[\da-f]{1,8}\s*(?:;|$)/i;
/** A size with an extension fits easily; a longer line is no size. @cap */
const MAX_SIZE_LINE = 256;
const LF = 0x0a;

/**
 * The body without the chunks it was sent in. Crawlers often store it without them already, and then it comes back as it is;
 * `complete` is false if the last chunk is missing.
 */
export function dechunk(body: Uint8Array): { readonly bytes: Uint8Array; readonly complete: boolean } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let at = 0; at < body.length; ) {
    const line = body.subarray(at, at + MAX_SIZE_LINE);
    const end = line.indexOf(LF);
    const text = Buffer.from(line.subarray(0, Math.max(0, end)))
      .toString('latin1')
      .trim();
    if (end === -1 || !SIZE_LINE.test(text)) {
      return chunks.length === 0
        ? { bytes: body, complete: true }
        : { bytes: joined(chunks, size), complete: false };
    }
    const length = Number.parseInt(text, 16);
    if (length === 0) return { bytes: joined(chunks, size), complete: true };
    const chunk = body.subarray(at + end + 1, at + end + 1 + length);
    chunks.push(chunk);
    size += chunk.length;
    at += end + 1 + length;
    // The line break after a chunk.
    if (body[at] === 0x0d) at++;
    if (body[at] === LF) at++;
  }
  return { bytes: joined(chunks, size), complete: false };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size);
}
