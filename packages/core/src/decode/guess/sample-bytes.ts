/** Bytes of the sample; models diverge within a few hundred. @cap */
const SAMPLE_BYTES = 32 * 1024;

/** With fewer bytes in the text, attribute values and scripts are read too. @sweep enough-bytes */
const MIN_TEXT_BYTES = 64;

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const QUOTE = 0x22;
const SPACE = 0x20;

/** Elements whose content is code, as lower-case names. */
const CODE_ELEMENTS = ['script', 'style'] as const;

interface Sample {
  readonly bytes: Uint8Array;
  length: number;
  /** How many bytes are beyond ASCII. */
  high: number;
}

/**
 * Samples the runs of text with bytes beyond ASCII, up to a bound, without markup and code. Works on bytes: `<`, `>`
 * and `"` are never part of a multi-byte character in any encoding on the web except ISO-2022.
 */
export function sampleBytes(page: Uint8Array): { readonly bytes: Uint8Array; readonly high: number } {
  const text = collect(page, nextTextRun);
  const sample = text.high >= MIN_TEXT_BYTES ? text : collect(page, nextRawRun);
  return { bytes: sample.bytes.subarray(0, sample.length), high: sample.high };
}

/** Finds the next run at or after a position: `[start, end, next]`. */
type NextRun = (page: Uint8Array, at: number) => readonly [number, number, number];

function collect(page: Uint8Array, nextRun: NextRun): Sample {
  const sample: Sample = {
    bytes: new Uint8Array(Math.min(SAMPLE_BYTES, page.length + 1)),
    length: 0,
    high: 0,
  };
  for (let at = 0; at < page.length && sample.length < sample.bytes.length; ) {
    const [start, end, next] = nextRun(page, at);
    addRun(sample, page, start, end);
    at = next;
  }
  return sample;
}

function addRun(sample: Sample, page: Uint8Array, start: number, end: number): void {
  const stop = Math.min(end, start + sample.bytes.length - sample.length);
  let high = 0;
  for (let i = start; i < stop; i++) if (page[i]! >= 0x80) high++;
  if (high === 0) return;
  sample.bytes.set(page.subarray(start, stop), sample.length);
  sample.length += stop - start;
  sample.high += high;
  // Keeps the last letter of one run and the first of the next apart.
  if (sample.length < sample.bytes.length) sample.bytes[sample.length++] = SPACE;
}

function nextTextRun(page: Uint8Array, at: number): readonly [number, number, number] {
  const open = find(page, LESS_THAN, at);
  return [at, open, open < page.length ? afterMarkup(page, open) : open];
}

function nextRawRun(page: Uint8Array, at: number): readonly [number, number, number] {
  let end = at;
  while (end < page.length && !isRawBreak(page[end]!)) end++;
  return [at, end, end + 1];
}

function isRawBreak(byte: number): boolean {
  return byte < SPACE || byte === QUOTE || byte === LESS_THAN || byte === GREATER_THAN;
}

/** Position after the tag, comment or code element that opens at `open`. */
function afterMarkup(page: Uint8Array, open: number): number {
  const next = page[open + 1] ?? 0;
  if (next === 0x21 && page[open + 2] === 0x2d && page[open + 3] === 0x2d)
    return afterComment(page, open + 4);
  for (const name of CODE_ELEMENTS) {
    if (startsWith(page, open + 1, name)) return afterElement(page, open + 1 + name.length, name);
  }
  const isTag = isLetter(next) || next === 0x2f || next === 0x21 || next === 0x3f;
  return isTag ? find(page, GREATER_THAN, open + 1) + 1 : open + 1;
}

function afterComment(page: Uint8Array, from: number): number {
  let close = find(page, GREATER_THAN, from);
  while (close < page.length && !(page[close - 1] === 0x2d && page[close - 2] === 0x2d)) {
    close = find(page, GREATER_THAN, close + 1);
  }
  return close + 1;
}

function afterElement(page: Uint8Array, from: number, name: string): number {
  let open = find(page, LESS_THAN, from);
  while (open < page.length && !(page[open + 1] === 0x2f && startsWith(page, open + 2, name))) {
    open = find(page, LESS_THAN, open + 1);
  }
  return open;
}

function startsWith(page: Uint8Array, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (((page[at + i] ?? 0) | 0x20) !== name.charCodeAt(i)) return false;
  }
  return true;
}

function isLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
}

/** Like `indexOf`, with the end of the page for "not found". */
function find(page: Uint8Array, byte: number, from: number): number {
  const at = page.indexOf(byte, from);
  return at < 0 ? page.length : at;
}
