/** Bits used of each word: 30, so that the sum of two words and a carry is still a small integer. */
export const WORD_BITS = 30;

/** Where every symbol of a list occurs, as bit masks of the words that hold it. */
export interface OccurrenceWords {
  /** Symbols by order of first occurrence. */
  readonly ids: ReadonlyMap<number, number>;
  /** Rows of the symbol with id `i`: `start[i] … start[i + 1] - 1`, by ascending word. */
  readonly start: Int32Array;
  readonly word: Int32Array;
  readonly mask: Int32Array;
}

/** Builds the masks in two passes: count the rows of each symbol, then fill them. Memory is linear. */
export function occurrenceWords(symbols: Int32Array): OccurrenceWords {
  const ids = new Map<number, number>();
  const idAt = symbols.map((symbol) => {
    const known = ids.get(symbol) ?? ids.size;
    if (known === ids.size) ids.set(symbol, known);
    return known;
  });
  const start = countRows(idAt, ids.size);
  const total = start[ids.size]!;
  const word = new Int32Array(total);
  const mask = new Int32Array(total);
  const next = start.slice(0, ids.size);
  for (let i = 0; i < idAt.length; i++) {
    const id = idAt[i]!;
    const at = Math.floor(i / WORD_BITS);
    if (next[id] === start[id] || word[next[id]! - 1] !== at) word[next[id]!++] = at;
    mask[next[id]! - 1]! |= 1 << (i % WORD_BITS);
  }
  return { ids, start, word, mask };
}

/** First row of each id, and the number of rows at the end. */
function countRows(idAt: Int32Array, count: number): Int32Array {
  const start = new Int32Array(count + 1);
  const lastWord = new Int32Array(count).fill(-1);
  for (let i = 0; i < idAt.length; i++) {
    const id = idAt[i]!;
    const at = Math.floor(i / WORD_BITS);
    if (lastWord[id] === at) continue;
    lastWord[id] = at;
    start[id + 1]!++;
  }
  for (let id = 0; id < count; id++) start[id + 1]! += start[id]!;
  return start;
}
