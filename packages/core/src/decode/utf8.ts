/** UTF-8 text, and how many characters were valid and invalid. */
export interface Utf8Text {
  readonly text: string;
  /** Characters beyond ASCII that were read. */
  readonly good: number;
  /** Invalid sequences that became U+FFFD. */
  readonly bad: number;
}

const REPLACEMENT = 0xfffd;

/**
 * The text if the bytes are valid UTF-8, otherwise `null`. Decoding is the check, so a good page is read once. A
 * character cut off at the very end does not count against the encoding: `tail` reports its bytes.
 */
export function decodeValidUtf8(bytes: Uint8Array): { readonly text: string; readonly tail: number } | null {
  const tail = cutTail(bytes);
  const whole = tail === 0 ? bytes : bytes.subarray(0, bytes.length - tail);
  try {
    // The caller has handled the byte order mark; a second one is text.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole);
    return { text, tail };
  } catch {
    return null;
  }
}

/** Reads bytes as UTF-8 whatever they are, and counts what was valid and what was not. */
export function decodeLossyUtf8(bytes: Uint8Array): Utf8Text {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { good, bad } = countReplaced(text);
  // A page may contain a U+FFFD of its own from an earlier accident: that is an ordinary character.
  const literal = Math.min(bad, countLiteralReplacements(bytes));
  return { text, good: good + literal, bad: bad - literal };
}

/** Counts characters beyond ASCII: those that are U+FFFD and all others. */
export function countReplaced(text: string): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit === REPLACEMENT) bad++;
    else good++;
  }
  return { good, bad };
}

/** Counts only U+FFFD, which `indexOf` finds much faster than a loop over every character. */
export function countReplacements(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count++;
  return count;
}

/** Whether at least `enough` continuation bytes occur; stops counting there. */
export function hasContinuationBytes(bytes: Uint8Array, enough: number): boolean {
  let found = 0;
  for (let i = 0; i < bytes.length && found < enough; i++) {
    if ((bytes[i]! & 0xc0) === 0x80) found++;
  }
  return found >= enough;
}

/** Length of the unfinished character at the end, or 0. */
function cutTail(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

function countLiteralReplacements(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count++;
  }
  return count;
}
