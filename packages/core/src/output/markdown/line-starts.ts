/**
 * Starts of a line that would turn it into a block: headings, lists, quotes, rules and underlines, tables, task boxes.
 * The group is the part before the backslash.
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
];

/** The first characters of all of these: most lines need no closer look. */
const LINE_START = /^[-#+*>=|:[\d]/u;

const DEFINITION = /^:(?:\s|$)/u;

/** Escapes a finished paragraph so that none of its lines reads as another block. */
export function escapeParagraph(paragraph: string): string {
  const lines = paragraph.includes('\n')
    ? paragraph.split('\n').map(escapeLineStart).join('\n')
    : escapeLineStart(paragraph);
  return lines.includes(']:') ? escapeDefinitions(lines) : lines;
}

/** Escapes a finished line so that its start does not read as a block. */
function escapeLineStart(line: string): string {
  if (!LINE_START.test(line)) return line;
  // The mark of a definition, which some parsers know, but none of them its escape.
  if (DEFINITION.test(line)) return `&#58;${line.slice(1)}`;
  for (const pattern of LINE_STARTS) {
    const match = pattern.exec(line);
    if (match !== null) return `${match[1]}\\${line.slice(match[1]!.length)}`;
  }
  return line;
}

/**
 * Escapes link reference definitions, which are invisible and would bring in an unchecked address. Their labels can
 * have any length and span lines; a parser without backslash escapes ends a label at the first bracket.
 */
function escapeDefinitions(paragraph: string): string {
  let written = '';
  let from = 0;
  let first = -1;
  let unescaped = -1;
  for (let start = 0; start >= 0; start = nextLine(paragraph, start)) {
    if (paragraph[start] !== '[') continue;
    if (first < start) first = paragraph.indexOf(']', start);
    if (first < 0) break;
    if (unescaped < start) unescaped = unescapedBracket(paragraph, start);
    if (paragraph[first + 1] !== ':' && paragraph[unescaped + 1] !== ':') continue;
    written += `${paragraph.slice(from, start)}\\`;
    from = start;
  }
  return written + paragraph.slice(from);
}

/** The start of the next line, or -1 after the last one. */
function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? -1 : end + 1;
}

/** The position of the next `]` without a backslash, or the end of the text. */
function unescapedBracket(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== ']') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** Escapes a finished heading so that its end does not read as a closing sequence. */
export function escapeHeadingEnd(line: string): string {
  let start = line.length;
  while (start > 0 && line[start - 1] === '#') start--;
  const isClosing = start < line.length && (start === 0 || line[start - 1] === ' ');
  return isClosing ? `${line.slice(0, start)}\\${line.slice(start)}` : line;
}

/**
 * True if a paragraph must not follow the marker of a footnote on its line: a parser without footnotes reads
 * `[^1]: address` as a link definition, Showdown even if words follow.
 */
export function mayBeDefined(paragraph: string): boolean {
  // A colon that was written as a reference, so that no address in the middle of a word begins there, is one in a definition.
  const word = FIRST_WORD.exec(paragraph)![0].replaceAll('&#58;', ':');
  if (holdsAttribute(word) || (SCHEME.test(word) && !WEB_ADDRESS.test(word))) return true;
  return TITLE_AFTER_WORD.test(paragraph) && ATTRIBUTE.test(paragraph);
}

/** True if a text would end an attribute and begin another one: Showdown copies names and addresses into tags unescaped. */
export function holdsAttribute(text: string): boolean {
  const quote = text.indexOf('"');
  return quote >= 0 && text.includes('=', quote);
}

const FIRST_WORD = /^\S*/u;
/** A link begins with a bracket and a time with a digit, and no scheme does. */
const SCHEME = /^[^[\d][^:]*:./u;
const WEB_ADDRESS = /^<?https?:\/\//iu;
/** What Showdown reads as the title of a definition, even in the middle of the first word. */
const TITLE_AFTER_WORD = /^\S*\s*["'|(]/u;
/** Showdown makes links of addresses even in such a title, whose quotes then end the title: what follows is a tag's. */
const ATTRIBUTE = /[\s/"'(][a-z-]+=|</iu;
