/** A token of a text, and whether the other text has it at the matching position. */
export interface MarkedToken {
  readonly text: string;
  readonly isShared: boolean;
}

/** Both texts, token by token. */
export interface TokenDiff {
  readonly left: readonly MarkedToken[];
  readonly right: readonly MarkedToken[];
}

/** A part of both token lists that has yet to be compared; ends are exclusive. */
interface Span {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/**
 * Words and single characters of scripts without word spaces, each with the white space after it, so that the pieces
 * joined are the text again.
 */
const TOKEN =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)\s*/gu;

/** Largest table of longest common subsequences: larger spans without a unique common token stay unmatched. */
const MAX_CELLS = 2 ** 22;

/**
 * Marks what two texts have in common, for people to look at: equal ends, then tokens that occur once in each text as
 * fixed points (patience diff), then the longest common subsequence between those. Scores are computed elsewhere.
 */
export function diffTokens(left: string, right: string): TokenDiff {
  const a = left.trim().match(TOKEN) ?? [];
  const b = right.trim().match(TOKEN) ?? [];
  const numbers = new Map<string, number>();
  const keysA = numberTokens(a, numbers);
  const keysB = numberTokens(b, numbers);
  const sharedA = new Uint8Array(a.length);
  const sharedB = new Uint8Array(b.length);
  const share = (i: number, j: number): void => {
    sharedA[i] = 1;
    sharedB[j] = 1;
  };
  const spans: Span[] = [{ fromA: 0, toA: a.length, fromB: 0, toB: b.length }];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const inner = trimEnds(span, keysA, keysB, share);
    const anchors = longestIncreasing(uniqueCommon(inner, keysA, keysB));
    if (anchors.length > 0) spans.push(...between(inner, anchors, share));
    else shareSubsequence(inner, keysA, keysB, share);
  }
  const marked = (tokens: readonly string[], shared: Uint8Array): MarkedToken[] =>
    tokens.map((text, at) => ({ text, isShared: shared[at] === 1 }));
  return { left: marked(a, sharedA), right: marked(b, sharedB) };
}

function numberTokens(tokens: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(tokens, (token) => {
    const word = token.trim().toLowerCase();
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  });
}

function trimEnds(
  { fromA, toA, fromB, toB }: Span,
  a: Int32Array,
  b: Int32Array,
  share: (i: number, j: number) => void,
): Span {
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) share(fromA++, fromB++);
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) share(--toA, --toB);
  return { fromA, toA, fromB, toB };
}

/** Pairs of positions of tokens that occur once in each part, in the order of the first. */
function uniqueCommon({ fromA, toA, fromB, toB }: Span, a: Int32Array, b: Int32Array): [number, number][] {
  const once = (keys: Int32Array, from: number, to: number): Map<number, number> => {
    const places = new Map<number, number>();
    for (let at = from; at < to; at++) places.set(keys[at]!, places.has(keys[at]!) ? -1 : at);
    return places;
  };
  const inB = once(b, fromB, toB);
  const pairs: [number, number][] = [];
  for (const [key, i] of once(a, fromA, toA)) {
    const j = inB.get(key) ?? -1;
    if (i !== -1 && j !== -1) pairs.push([i, j]);
  }
  return pairs.toSorted((x, y) => x[0] - y[0]);
}

/** The longest run of pairs that is in order on both sides. */
function longestIncreasing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [at, [, j]] of pairs.entries()) {
    let low = 0;
    for (let high = tails.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (pairs[tails[middle]!]![1] < j) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : tails[low - 1]!;
    tails[low] = at;
  }
  const chain: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at !== -1; at = before[at]!) chain.push(pairs[at]!);
  return chain.reverse();
}

function between(
  span: Span,
  anchors: readonly [number, number][],
  share: (i: number, j: number) => void,
): Span[] {
  const spans: Span[] = [];
  let { fromA, fromB } = span;
  for (const [i, j] of anchors) {
    share(i, j);
    spans.push({ fromA, toA: i, fromB, toB: j });
    fromA = i + 1;
    fromB = j + 1;
  }
  spans.push({ fromA, toA: span.toA, fromB, toB: span.toB });
  return spans.filter((part) => part.fromA < part.toA && part.fromB < part.toB);
}

function shareSubsequence(
  { fromA, toA, fromB, toB }: Span,
  a: Int32Array,
  b: Int32Array,
  share: (i: number, j: number) => void,
): void {
  const rows = toA - fromA;
  const width = toB - fromB + 1;
  if (rows === 0 || width === 1 || rows * width > MAX_CELLS) return;
  const table = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = width - 2; j >= 0; j--) {
      const isSame = a[fromA + i] === b[fromB + j];
      const down = table[(i + 1) * width + j]!;
      const across = table[i * width + j + 1]!;
      table[i * width + j] = isSame ? table[(i + 1) * width + j + 1]! + 1 : Math.max(down, across);
    }
  }
  for (let i = 0, j = 0; i < rows && j < width - 1; ) {
    if (a[fromA + i] === b[fromB + j]) share(fromA + i++, fromB + j++);
    else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++;
    else j++;
  }
}
