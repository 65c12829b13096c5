import { InvalidOptionError } from '../errors.ts';
import { estimateTokens, tokenHundredths } from '../language/token-estimate.ts';

/** Counts the tokens of a text, as the model that will read it does. */
export type CountTokens = (text: string) => number;

/** Measures parts of a page in tokens. */
export interface TokenCounter {
  /** The tokens of a text as a whole number. */
  count(text: string): number;
  /** What a part adds to a longer text, with the break before it; a fraction if estimated. */
  cost(text: string): number;
  /** Whether a plain text has more than this for sure, so that it need not be written to be measured. */
  exceeds(text: string, limit: number): boolean;
}

/** A line break between two parts, in tokens. @source gpt-tokenizer 4 and llama3-tokenizer-js 1.2 (docs/results/tokens.md), rounded up */
const BREAK = 1;
/** No tokenizer counts four times less than the estimate. @cap */
const LARGEST_ERROR = 4;

/** Counts with a given function, or by the estimate. */
export function tokenCounter(given: CountTokens | null): TokenCounter {
  if (given === null) {
    return {
      count: estimateTokens,
      cost: (text) => tokenHundredths(text) / 100 + BREAK,
      exceeds: (text, limit) => tokenHundredths(text) / 100 > limit,
    };
  }
  const count = (text: string): number => Math.ceil(checked(given(text)));
  return {
    count,
    cost: (text) => count(text) + BREAK,
    exceeds: (text, limit) => tokenHundredths(text) / 100 > limit * LARGEST_ERROR,
  };
}

/** A wrong count would let any text through, so it is an error: a promise, for instance, or nothing at all. */
function checked(count: unknown): number {
  if (typeof count === 'number' && count >= 0 && Number.isFinite(count)) return count;
  throw new InvalidOptionError('countTokens', 'must return a finite number, 0 or more');
}
