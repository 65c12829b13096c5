import { TokenKind, type TokenStream } from '../../features/text-stream/tokens.ts';

/** The tokens `[first, last]` of a span, and its value. */
export interface TokenSpan {
  readonly first: number;
  readonly last: number;
  /** Words in it less tags in it. */
  readonly value: number;
}

/**
 * The span that maximises tags before it, words in it and tags after it. With the tags of the page a constant,
 * that is the span with the largest sum of +1 for a word and -1 for a tag; of several the first and shortest.
 */
export function bestSpan({ size, kind }: TokenStream): TokenSpan | null {
  let best: TokenSpan | null = null;
  let first = 0;
  let value = 0;
  for (let token = 0; token < size; token++) {
    // A span worth nothing may still begin an equal one; only a loss is better left behind.
    if (value < 0) {
      first = token;
      value = 0;
    }
    value += kind[token] === TokenKind.word ? 1 : -1;
    if (value > (best?.value ?? 0)) best = { first, last: token, value };
  }
  return best;
}
