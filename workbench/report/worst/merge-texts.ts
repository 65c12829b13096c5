import { diffTokens, type MarkedToken } from '../../bench/diff/token-diff.ts';

/** Where a run of text occurs: in gold and output, only in the gold, only in the output. */
export type Side = 'both' | 'gold' | 'output';

/** A run of text of one side. */
export interface Run {
  readonly side: Side;
  readonly text: string;
  readonly tokens: number;
}

const SPACE_AT_END = /\s$/u;

/** Gold and output as one stream: at each position first what is missing, then what is extra. */
export function mergeTexts(gold: string, output: string): readonly Run[] {
  const { left, right } = diffTokens(gold, output);
  const runs: { side: Side; text: string; tokens: number }[] = [];
  const add = (side: Side, text: string): void => {
    const last = runs.at(-1);
    if (last?.side === side) {
      last.text += text;
      last.tokens++;
    } else runs.push({ side, text, tokens: 1 });
  };
  let at = 0;
  for (const token of left) {
    if (!token.isShared) {
      add('gold', token.text);
      continue;
    }
    at = addExtras(right, at, add);
    add('both', token.text);
    at++;
  }
  const last = runs.at(-1);
  // The last token of a text has no space after it, but another word follows.
  if (last !== undefined && !SPACE_AT_END.test(last.text)) last.text += '\n';
  addExtras(right, at, add);
  return runs;
}

/** Adds tokens that only the output has, up to the next common one; returns its position. */
function addExtras(
  tokens: readonly MarkedToken[],
  from: number,
  add: (side: Side, text: string) => void,
): number {
  let at = from;
  for (; at < tokens.length && !tokens[at]!.isShared; at++) add('output', tokens[at]!.text);
  return at;
}
