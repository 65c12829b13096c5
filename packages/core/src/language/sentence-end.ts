import { Kind, UNIT_CLASS } from './characters.ts';
import { unitAt } from './unit-at.ts';

const FULL_STOP = 0x2e;
const ELLIPSIS = 0x2026;
const WIDE_FULL_STOP = 0xff0e;

/** How far to look around a full stop: long enough for closing quotes and short abbreviations, and bounded. @cap */
const MAX_LOOKAROUND = 8;
/** Quotes and brackets that close after a full stop and still belong to its sentence. */
const CLOSERS = '"\'’”»›)]}」』）】〉》';
/** Longest abbreviation without a vowel. @sweep abbreviation-letters */
const MAX_ABBREVIATION = 4;
const VOWELS = 'aeiouyAEIOUY';

const kindAt = (text: string, index: number): number => {
  const unit = unitAt(text, index);
  return Number.isNaN(unit) ? Kind.space : UNIT_CLASS[unit]! & 7;
};

const isWordAt = (text: string, index: number): boolean => {
  const kind = kindAt(text, index);
  return kind === Kind.letter || kind === Kind.digit;
};

const isLower = (char: string): boolean => char !== char.toUpperCase() && char === char.toLowerCase();
const isCased = (char: string): boolean => char.toUpperCase() !== char.toLowerCase();

/**
 * Whether the letters before a full stop look like an abbreviation: one cased letter (J. R., z. B.), a number of one or
 * two digits (3. Oktober, list items), or a few ASCII letters without a vowel that end in lower case (Dr., vgl.).
 */
const isAbbreviated = (text: string, stop: number): boolean => {
  let start = stop;
  let digits = 0;
  let vowels = 0;
  while (start > 0 && stop - start < MAX_LOOKAROUND && isWordAt(text, start - 1)) {
    start--;
    if (kindAt(text, start) === Kind.digit) digits++;
    else if (text.charCodeAt(start) > 0x7f || VOWELS.includes(text.charAt(start))) vowels++;
  }
  const length = stop - start;
  if (length === 0) return false;
  if (digits > 0) return digits === length && length <= 2;
  if (length === 1) return isCased(text.charAt(start));
  return vowels === 0 && length <= MAX_ABBREVIATION && isLower(text.charAt(stop - 1));
};

const fullStopEnds = (text: string, index: number): boolean => {
  let after = index + 1;
  const limit = after + MAX_LOOKAROUND;
  while (after < limit && after < text.length && CLOSERS.includes(text.charAt(after))) after++;
  let spaces = 0;
  while (after < limit && after < text.length && kindAt(text, after) === Kind.space) {
    after++;
    spaces++;
  }
  if (after >= text.length) return true;
  if (spaces === 0) return kindAt(text, after) === Kind.symbol && !isAbbreviated(text, index);
  return !isLower(text.charAt(after)) && !isAbbreviated(text, index);
};

/**
 * Whether the sentence terminator at `index` (a character of kind `stop`) ends a sentence. Reads only a bounded range
 * around it and uses no word list, so that it costs the same in every language.
 */
export const endsSentence = (text: string, index: number): boolean => {
  const unit = unitAt(text, index);
  if (unit === FULL_STOP || unit === ELLIPSIS || unit === WIDE_FULL_STOP) return fullStopEnds(text, index);
  // ASCII ! and ? inside a token belong to addresses and code: a?b=c
  return unit > 0x7f || !isWordAt(text, index + 1);
};
