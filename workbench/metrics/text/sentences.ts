import { whitespaceTokens } from './tokens.ts';

/** A token that can end a sentence: a terminator and then only closing quotes and brackets. */
const ENDS = /[.?!…。！？｡؟۔।॥։።][\p{Pe}\p{Pf}"'*]*$/u;
/** An initial or a numbering such as `J.` or `12.`: these do not end a sentence. */
const NOT_AN_END = /^[\p{Ps}\p{Pi}"']*(?:\p{L}|\p{N}{1,3})\.$/u;
/** A token in lower case continues the sentence (after an abbreviation). */
const LOWER_CASE_START = /^[\p{Ps}\p{Pi}"']*\p{Ll}/u;

/**
 * Splits text into sentences of white-space tokens. A sentence ends after a token with a terminator, unless the token
 * is an initial or a number or the next token begins in lower case. Line breaks alone end nothing and tokens are
 * never cut, both as in NLTK's punkt, which WCEB uses; punkt also knows English abbreviations, this rule has no
 * word lists.
 */
export function sentencesOf(text: string): string[][] {
  const tokens = whitespaceTokens(text);
  const sentences: string[][] = [];
  let start = 0;
  for (let i = 0; i < tokens.length; i++) {
    const last = i + 1 === tokens.length;
    if (
      last ||
      (ENDS.test(tokens[i]!) && !NOT_AN_END.test(tokens[i]!) && !LOWER_CASE_START.test(tokens[i + 1]!))
    ) {
      sentences.push(tokens.slice(start, i + 1));
      start = i + 1;
    }
  }
  return sentences;
}
