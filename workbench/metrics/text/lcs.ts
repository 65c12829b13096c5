import { occurrenceWords, WORD_BITS } from './occurrence-words.ts';

const FULL = (1 << WORD_BITS) - 1;

/** Length of the longest common subsequence of two token lists. Exact, whatever their length. */
export function lcsOfTokens(a: readonly string[], b: readonly string[]): number {
  const numbers = new Map<string, number>();
  return lcsLength(numberTokens(a, numbers), numberTokens(b, numbers));
}

/** Length of the longest common subsequence of two texts by UTF-16 unit. Exact, whatever their length. */
export function lcsOfCharacters(a: string, b: string): number {
  return lcsLength(unitsOf(a), unitsOf(b));
}

/** Replaces tokens by small numbers, the same number for the same token in every list that shares `numbers`. */
export function numberTokens(tokens: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(tokens, (token) => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  });
}

function unitsOf(text: string): Int32Array {
  const units = new Int32Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return units;
}

/** Length of the longest common subsequence of two lists of symbols. */
export function lcsLength(a: Int32Array, b: Int32Array): number {
  const shared = Math.min(a.length, b.length);
  let start = 0;
  while (start < shared && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < shared - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const restOfA = a.subarray(start, a.length - tail);
  const restOfB = b.subarray(start, b.length - tail);
  const [long, short] = restOfA.length < restOfB.length ? [restOfB, restOfA] : [restOfA, restOfB];
  return start + tail + (short.length === 0 ? 0 : bitParallelLcs(long, short));
}

/**
 * One column of the dynamic-programming table as a bit vector, a 0 where the value grows by one (Crochemore and
 * others 2001, Hyyrö 2004): per symbol V ← (V + (V ∧ M)) ∨ (V ∧ ¬M), M being the places of the symbol.
 *
 * A word with no place of the symbol changes only when a carry comes in, and words past the last one with a 0
 * never do, so only the words that hold the symbol and the path of its carries are visited: rare tokens cost next
 * to nothing, and memory is linear.
 */
function bitParallelLcs(long: Int32Array, short: Int32Array): number {
  const { ids, start, word, mask } = occurrenceWords(long);
  const column = new Int32Array(Math.ceil(long.length / WORD_BITS)).fill(FULL);
  let top = 0;
  for (let i = 0; i < short.length; i++) {
    const id = ids.get(short[i]!);
    if (id === undefined) continue;
    const end = start[id + 1]!;
    let carry = 0;
    let next = 0;
    for (let row = start[id]!; row < end; row++) {
      const at = word[row]!;
      if (carry === 1) carry = addCarry(column, next, at);
      const v = column[at]!;
      const m = mask[row]!;
      const sum = v + (v & m) + carry;
      carry = sum >> WORD_BITS;
      column[at] = (sum & FULL) | (v & ~m);
      next = at + 1;
    }
    if (next > top) top = next;
    if (carry === 1) addCarry(column, next, top);
  }
  return countZeros(column);
}

/** Adds a carry to words `from … to - 1`, which do not hold the symbol; returns the carry that leaves them. */
function addCarry(column: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const v = column[at]!;
    if (v !== FULL) {
      column[at] = v | (v + 1);
      return 0;
    }
  }
  return 1;
}

function countZeros(column: Int32Array): number {
  let zeros = 0;
  for (const word of column) {
    for (let rest = ~word & FULL; rest !== 0; rest &= rest - 1) zeros++;
  }
  return zeros;
}
