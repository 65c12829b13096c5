import { SPACE } from '../../page/spaces.ts';
import { settleAddresses, settleLastAddress, settleLastAddressInLink } from './bare-addresses.ts';

/** Characters that can have a meaning in Markdown inside a line; a run of `_` is judged as one. */
const SPECIAL = /[\\`*~<&[\]${]|_+/gu;
/** The same characters, for a quick test: most texts contain none of them. */
const HAS_SPECIAL = /[\\`*~<&[\]$_{]/u;

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/u;
const WORD = /[\p{L}\p{N}]/u;
/** Characters that turn a `<` before them into a tag. Some parsers drop control characters before they look for tags. */
const TAG_START = /[A-Za-z/!?\u0000-\u001f\u007f]/u;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iuy;
/** The destination after the text of a link. Showdown allows spaces before it; those count only if a scheme follows. */
const LINK_REST = /\(|[ \t]+\([ \t]*<?[^\s)]*:/uy;

/** The end of an image or of a reference in text without markup, where every `](` is escaped. */
const LATER_END = /\](?:[ \t]?\[|[ \t]\()/u;

/**
 * Character references instead of backslashes. Only CommonMark knows a backslash before every character; a reference
 * means the same to every parser, even to one that reads the line as HTML.
 */
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['&', '&amp;'],
]);

/** The context of a text. */
export interface Surroundings {
  readonly isInLink: boolean;
  /** True if there is a formula on the same line, so that every dollar sign counts. */
  readonly hasFormula: boolean;
  /** True if there is code with backticks on the same line, after which marked takes brackets in code for its own. */
  readonly hasLooseCode: boolean;
  /** It is alone in its paragraph. */
  readonly isAlone: boolean;
}

/**
 * Escapes text for Markdown, and only where a character would be special. All text of a page, its title included,
 * gets into Markdown through this function.
 */
export function escapeText(text: string, around: Surroundings): string {
  if (!HAS_SPECIAL.test(text)) return text;
  const escaped = escapeCharacters(text, around);
  // Links do not nest, so an address in a link is plain text.
  return escaped === text || around.isInLink ? escaped : settleAddresses(escaped);
}

/** The same for text right before markup, which a bare address at the end of the text would swallow. */
export function escapeBeforeMarkup(text: string, around: Surroundings): string {
  const escaped = escapeText(text, around);
  return around.isInLink ? settleLastAddressInLink(escaped) : settleLastAddress(escaped);
}

function escapeCharacters(text: string, around: Surroundings): string {
  const lastEquals = text.lastIndexOf('=');
  const single = around.isAlone ? singleMarks(text) : '';
  // In Showdown, the text of an image continues past `\]`.
  const mayBeginImage = !around.isAlone || LATER_END.test(text);
  return text.replace(SPECIAL, (match, offset: number) => {
    const before = text[offset - 1] ?? '';
    const after = text[offset + match.length] ?? '';
    // Python-Markdown has one that needs no other: `*[` begins an abbreviation.
    if (match.length === 1 && single.includes(match) && after !== '[') return match;
    const isEscaped =
      match === '{'
        ? offset < lastEquals
        : isSpecial(match, before, after, text, offset, around) ||
          (match === '[' && before === '!' && mayBeginImage);
    if (!isEscaped) return match;
    if (around.isInLink && BRACKETS.has(match) && isMarkup(match, before, after, text, offset))
      return BRACKETS.get(match)!;
    return REFERENCES.get(match) ?? match.replaceAll(match[0]!, `\\${match[0]}`);
  });
}

/**
 * Marked removes backslashes before brackets in a link, and then looks for links and images in it; a line that begins
 * with a link must not look like a definition.
 */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['[', '&#91;'],
  [']', '&#93;'],
]);

function isMarkup(bracket: string, before: string, after: string, text: string, offset: number): boolean {
  return bracket === ']' ? after === ':' || isBeforeAddress(text, offset) : before === '!';
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
  { isInLink, hasFormula, hasLooseCode }: Surroundings,
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
      // `[^1]` is a footnote, `[!NOTE]` a callout.
      return isInLink || hasLooseCode || after === '^' || after === '!';
    case '$':
      return hasFormula || mayBeFormula(text, offset);
    case ']':
      return isInLink || isBeforeAddress(text, offset);
    default:
      return true;
  }
}

/**
 * The marks that a paragraph contains once. A mark means nothing without a second one, like the asterisk after the price
 * of something*.
 */
function singleMarks(text: string): string {
  return MARKS.filter((mark) => text.indexOf(mark) === text.lastIndexOf(mark)).join('');
}

const MARKS = ['*', '_', '~', '`'];

/**
 * True if a dollar sign may delimit a formula: the opening one precedes a visible character; the closing one follows
 * a visible character and does not precede a digit. Prices therefore need no backslash.
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

const DIGIT = /\d/u;
