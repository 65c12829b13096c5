import { TokenKind, type TokenStream } from '../../features/text-stream/tokens.ts';

/** The tokens `[first, last]` of a span, and its value. */
export interface TokenSpan {
  readonly first: number;
  readonly last: number;
  /** Its words minus its tags. */
  readonly value: number;
}

/**
 * The span that maximises the tags before it, the words in it and the tags after it. The page's number of tags is
 * constant, so this is the span with the largest sum of +1 per word and -1 per tag; the first and shortest of several.
 */
export function bestSpan({ size, kind }: TokenStream): TokenSpan | null {
  let best: TokenSpan | null = null;
  let first = 0;
  let value = 0;
  for (let token = 0; token < size; token++) {
    // A span with value 0 may still begin an equal one; only a negative one is dropped.
    if (value < 0) {
      first = token;
      value = 0;
    }
    value += kind[token] === TokenKind.word ? 1 : -1;
    if (value > (best?.value ?? 0)) best = { first, last: token, value };
  }
  return best;
}
