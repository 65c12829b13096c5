/** Characters that can mean something to Markdown inside a line; runs of `_` are judged together. */
const SPECIAL = /[\\`*~<&[\]$]|_+/gu;
/** Most texts hold none of them. */
const HAS_SPECIAL = /[\\`*~<&[\]$_]/u;

const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/u;
const WORD = /[\p{L}\p{N}]/u;
const TAG_START = /[A-Za-z/!?]/u;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iuy;

/**
 * What would make a block of a line: headings, lists, quotes, rules and underlines, tables, task boxes and link
 * definitions, whose labels have at most 999 characters. The group is what goes before the backslash.
 */
const LINE_STARTS: readonly RegExp[] = [
  /^()#{1,6}(?:\s|$)/u,
  /^()[-+*](?:\s|$)/u,
  /^()-[|:-]/u,
  /^(\d{1,9})[.)](?:\s|$)/u,
  /^()>/u,
  /^()=+\s*$/u,
  /^()[|]/u,
  /^():-/u,
  /^()\[[ xX]\](?:\s|$)/u,
  /^()\[(?:[^[\]\\]|\\.){0,999}\]:/u,
];

/** The characters that any of these begins with: most lines need no closer look. */
const LINE_START = /^[-#+*>=|:[\d]/u;

/** A bare address that GFM would make a link of, and that link would swallow the backslashes in it. */
const BARE_ADDRESS = /(https?)(?=:\/\/\S{0,200}\\)|(www)(?=\.\S{0,200}\\)/giu;
const LAST_ADDRESS = /(https?)(?=:\/\/\S{0,200}$)|(www)(?=\.\S{0,200}$)/giu;

/** What stands around a text. */
export interface Surroundings {
  readonly isInLink: boolean;
  /** A formula stands on the same line, so that every dollar counts. */
  readonly hasFormula: boolean;
}

/** Text that means itself in Markdown; only what would be special in its place gets a backslash. */
export function escapeText(text: string, around: Surroundings): string {
  if (!HAS_SPECIAL.test(text)) return text;
  const escaped = escapeCharacters(text, around);
  return escaped === text ? text : escaped.replace(BARE_ADDRESS, '$&\\');
}

/** The same for text right before some markup, which a bare address at its very end would swallow, too. */
export function escapeBeforeMarkup(text: string, around: Surroundings): string {
  const escaped = escapeText(text, around);
  const start = escaped.lastIndexOf(' ') + 1;
  const word = escaped.slice(start);
  // Every address holds a full stop or a colon; most words before some markup do not.
  if (!word.includes('.') && !word.includes(':')) return escaped;
  return escaped.slice(0, start) + word.replace(LAST_ADDRESS, '$&\\');
}

function escapeCharacters(text: string, around: Surroundings): string {
  return text.replace(SPECIAL, (match, offset: number) => {
    const before = text[offset - 1] ?? '';
    const after = text[offset + match.length] ?? '';
    return isSpecial(match, before, after, text, offset, around)
      ? match.replaceAll(match[0]!, `\\${match[0]}`)
      : match;
  });
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
      return isInLink || after === '(';
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

/** A link definition, which may run over several lines and shows nothing. */
const DEFINITION = /^\[(?:[^[\]\\]|\\[\s\S]){0,999}\]:/u;

/** A finished paragraph, none of whose lines can be taken for another block. */
export function escapeParagraph(paragraph: string): string {
  if (!paragraph.includes('\n')) return escapeLineStart(paragraph);
  const lines = paragraph.split('\n').map(escapeLineStart).join('\n');
  return DEFINITION.test(lines) ? `\\${lines}` : lines;
}

/** A finished line whose beginning cannot be taken for a block. */
function escapeLineStart(line: string): string {
  if (!LINE_START.test(line)) return line;
  for (const pattern of LINE_STARTS) {
    const match = pattern.exec(line);
    if (match !== null) return `${match[1]}\\${line.slice(match[1]!.length)}`;
  }
  return line;
}

/** A finished heading whose end cannot be taken for closing marks. */
export function escapeHeadingEnd(line: string): string {
  let start = line.length;
  while (start > 0 && line[start - 1] === '#') start--;
  const isClosing = start < line.length && (start === 0 || line[start - 1] === ' ');
  return isClosing ? `${line.slice(0, start)}\\${line.slice(start)}` : line;
}
