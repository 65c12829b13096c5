import { settleAddresses, settleLastAddress } from './bare-addresses.ts';

/** Characters that can mean something to Markdown inside a line; runs of `_` are judged together. */
const SPECIAL = /[\\`*~<&[\]${]|_+/gu;
/** Most texts hold none of them. */
const HAS_SPECIAL = /[\\`*~<&[\]$_{]/u;

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/u;
const WORD = /[\p{L}\p{N}]/u;
/** What makes a tag of a bracket before it. Some readers drop control characters before they look for tags. */
const TAG_START = /[A-Za-z/!?\u0000-\u001f\u007f]/u;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iuy;
/** What follows the words of a link. Showdown allows spaces before it, which costs a backslash only where a scheme follows. */
const LINK_REST = /\(|[ \t]+\([ \t]*<?[^\s)]*:/uy;

/**
 * What is written for a character that would be markup. Only CommonMark knows the backslash before all of them;
 * references mean the same to every reader, and to one that takes the line for HTML.
 */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['&', '&amp;'],
]);

/** What stands around a text. */
export interface Surroundings {
  readonly isInLink: boolean;
  /** A formula stands on the same line, so that every dollar counts. */
  readonly hasFormula: boolean;
}

/**
 * Text that means itself in Markdown; only what would be special in its place is escaped. Whatever a page says, its
 * title included, gets into Markdown through here.
 */
export function escapeText(text: string, around: Surroundings): string {
  if (!HAS_SPECIAL.test(text)) return text;
  const escaped = escapeCharacters(text, around);
  // In a link there are no other links, so that an address is only text.
  return escaped === text || around.isInLink ? escaped : settleAddresses(escaped);
}

/** The same for text right before some markup, which a bare address at its very end would swallow, too. */
export function escapeBeforeMarkup(text: string, around: Surroundings): string {
  const escaped = escapeText(text, around);
  return around.isInLink ? escaped : settleLastAddress(escaped);
}

function escapeCharacters(text: string, around: Surroundings): string {
  const lastEquals = text.lastIndexOf('=');
  return text.replace(SPECIAL, (match, offset: number) => {
    const before = text[offset - 1] ?? '';
    const after = text[offset + match.length] ?? '';
    const isEscaped =
      match === '{' ? offset < lastEquals : isSpecial(match, before, after, text, offset, around);
    if (!isEscaped) return match;
    if (around.isInLink && BRACKETS.has(match) && isLink(match, before, text, offset))
      return BRACKETS.get(match)!;
    return REFERENCES.get(match) ?? match.replaceAll(match[0]!, `\\${match[0]}`);
  });
}

/** Marked takes the backslashes away from brackets in a link, and then looks for links and pictures in it. */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['[', '&#91;'],
  [']', '&#93;'],
]);

function isLink(bracket: string, before: string, text: string, offset: number): boolean {
  return bracket === ']' ? isBeforeAddress(text, offset) : before === '!';
}

function isBeforeAddress(text: string, offset: number): boolean {
  LINK_REST.lastIndex = offset + 1;
  return LINK_REST.test(text);
}

function isSpecial(
  match: string,
  before: string,
  after: string,
  text: string,
  offset: number,
  { isInLink, hasFormula }: Surroundings,
): boolean {
  switch (match[0]) {
    case '\\':
      return after === '' || ASCII_PUNCTUATION.test(after);
    case '*':
    case '~':
      return before !== ' ' || after !== ' ';
    case '_':
      return !(WORD.test(before) && WORD.test(after));
    case '<':
      return after === '' || TAG_START.test(after);
    case '&':
      REFERENCE.lastIndex = offset;
      return REFERENCE.test(text);
    case '[':
      // `[^1]` is a footnote, `[!NOTE]` a notice.
      return isInLink || after === '^' || after === '!';
    case '$':
      return hasFormula || mayBeFormula(text, offset);
    case ']':
      return isInLink || isBeforeAddress(text, offset);
    default:
      return true;
  }
}

/**
 * Whether a dollar may be one of two around a formula: the first stands before something, the second after something
 * and not before a digit, so that prices need no backslash.
 */
function mayBeFormula(text: string, offset: number): boolean {
  if (isFormulaEnd(text, offset)) {
    const before = text.lastIndexOf('$', offset - 1);
    if (offset > 0 && before >= 0 && isFormulaStart(text, before)) return true;
  }
  const after = isFormulaStart(text, offset) ? text.indexOf('$', offset + 1) : -1;
  return after >= 0 && isFormulaEnd(text, after);
}

function isFormulaStart(text: string, offset: number): boolean {
  return !SPACE.test(text[offset + 1] ?? ' ');
}

function isFormulaEnd(text: string, offset: number): boolean {
  return !SPACE.test(text[offset - 1] ?? ' ') && !DIGIT.test(text[offset + 1] ?? '');
}

const SPACE = /\s/u;
const DIGIT = /\d/u;
