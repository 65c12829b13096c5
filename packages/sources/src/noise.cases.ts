/** Bytes that do not compress, the same in every run: by chance alone random ones may hold what a test looks for. */
export function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  let state = Math.imul(seed, 0x9e37_79b9) | 1;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state >>> 11;
  }
  return bytes;
}
