import { classOf, isHighSurrogate, Kind, SCRIPTS, UNIT_CLASS } from '../language/characters.ts';

/** What ends a token, and how much a token counts. */
export interface WordRules {
  /** Hundredths of a word per letter, by script number; 0 if a token of such letters is one word. */
  readonly shares: Uint8Array;
  /** Also cut between a word character and a symbol: `a+b` is two words, `a-b` one. */
  readonly cutsAtSymbols: boolean;
  /** Cut only at U+0020; any other space is then a symbol. */
  readonly plainSpaceOnly: boolean;
}

/** Every token with a letter or a digit is one word, in any script. */
export const NO_SHARES: Uint8Array = /* @__PURE__ */ new Uint8Array(SCRIPTS.length);

/** A hundred hundredths make a word. @format */
export const ONE_WORD = 100;

/** Punctuation that stays in a token beside letters; any other symbol is a token of its own. */
const WORD_PUNCTUATION = /* @__PURE__ */ unitSet('"\'.,!@-:;$?()/');
const UNDERSCORE = 0x5f;
const SPACE = 0x20;

const Side = { none: 0, word: 1, symbol: 2, glued: 3 } as const;

/** Finds the tokens with a letter or a digit; reports each with its length and hundredths of words. */
export function scanWords(
  text: string,
  { shares, cutsAtSymbols, plainSpaceOnly }: WordRules,
  found: (length: number, hundredths: number) => void,
): void {
  let start = -1;
  let hundredths = 0;
  let isWord = false;
  let before: number = Side.none;
  const close = (end: number): void => {
    if (isWord) hundredths += ONE_WORD;
    if (hundredths > 0) found(end - start, hundredths);
    start = -1;
    hundredths = 0;
    isWord = false;
    before = Side.none;
  };
  for (let next = 0, index = 0; index < text.length; index = next) {
    const unit = text.charCodeAt(index);
    const cls = isHighSurrogate(unit) ? classOf(text.codePointAt(index)!) : UNIT_CLASS[unit]!;
    next = index + (isHighSurrogate(unit) && text.codePointAt(index)! > 0xffff ? 2 : 1);
    const kind = cls & 7;
    if (plainSpaceOnly ? unit === SPACE : kind === Kind.space) {
      if (start >= 0) close(index);
      continue;
    }
    const side = kind === Kind.mark ? before : sideOf(unit, kind);
    if (cutsAtSymbols && isBoundary(before, side)) close(index);
    if (start < 0) start = index;
    before = side;
    if (side === Side.symbol && isFraction(unit)) isWord = true;
    if (kind !== Kind.letter && kind !== Kind.digit) continue;
    const share = shares[cls >> 3]!;
    if (share === 0) isWord = true;
    else hundredths += share;
  }
  if (start >= 0) close(text.length);
}

function isBoundary(before: number, side: number): boolean {
  return (before === Side.word && side === Side.symbol) || (before === Side.symbol && side === Side.word);
}

function sideOf(unit: number, kind: number): number {
  if (kind === Kind.letter || kind === Kind.digit || unit === UNDERSCORE) return Side.word;
  return unit < WORD_PUNCTUATION.length && WORD_PUNCTUATION[unit] === 1 ? Side.glued : Side.symbol;
}

/** Whether a unit is ² ³ ¹ ¼ ½ ¾ or another fraction: not letters, so tokens of their own, but words. */
function isFraction(unit: number): boolean {
  return (
    (unit >= 0xb2 && unit <= 0xb3) ||
    unit === 0xb9 ||
    (unit >= 0xbc && unit <= 0xbe) ||
    (unit >= 0x2150 && unit <= 0x215f)
  );
}

function unitSet(characters: string): Uint8Array {
  const set = new Uint8Array(0x80);
  for (const character of characters) set[character.charCodeAt(0)] = 1;
  return set;
}
