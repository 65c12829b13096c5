/** How many bytes become text at once: arguments of a call are limited. @cap */
const PIECE = 8192;

/** Text with a character for each byte, as headers are read. */
export function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}
