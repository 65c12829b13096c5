/** A tag with attributes, a script or style, an address in angle brackets, or a tag name of a hundred characters. */
const TAG = /<(?:[a-z](?:[^\s/>]{0,99}[\s/]|[^\s/>]{100}|[a-z\d+.-]{1,31}:)|script|style)/iu;
const LINK = /\][ \t]*\(/u;
/** Python-Markdown reads `{: onclick=… }` as attributes of the block above. */
const HANDLER = /\bon[a-z]+\s*=/iu;
const DEFINITION_START = /^[ \t>]*\[/mu;

/**
 * True for code that would be active if a parser did not recognise it as code. Not every parser recognises a fence
 * inside lists and quotes, or code inside HTML.
 */
export function isActive(code: string): boolean {
  return (
    TAG.test(code) ||
    LINK.test(code) ||
    (code.includes(']:') && DEFINITION_START.test(code)) ||
    (code.includes('{') && HANDLER.test(code))
  );
}

const BACKTICKS = /`+/gu;
const LINE_ENDS = /\r\n?/gu;

const PUNCTUATION = /[!-/:-@[-`{-~]/gu;

/** Inline code, delimited by more backticks than it contains in a row; as HTML if a parser might not see its end. */
export function codeSpan(text: string, isInLink = false): string {
  if (breaksBrackets(text, isInLink))
    return `<code>${text.replace(PUNCTUATION, (char) => `&#${char.charCodeAt(0)};`)}</code>`;
  const fence = '`'.repeat(fenceLength(text, 1));
  const needsSpace =
    text.startsWith('`') || text.endsWith('`') || (text.startsWith(' ') && text.endsWith(' '));
  const space = needsSpace ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/**
 * True for code that keeps the brackets around it from pairing up. Marked takes code with a backtick in it for text;
 * `]:` turns a line that begins with the link into a definition.
 */
function breaksBrackets(code: string, isInLink: boolean): boolean {
  if (code.includes('`')) return isInLink || code.includes(']');
  return isInLink && code.includes(']:');
}

/** A code block with its white space intact, in a fence longer than any that it contains. */
export function fencedCode(text: string, language: string): string {
  const fence = '`'.repeat(fenceLength(text, 3));
  const lines = text.replace(LINE_ENDS, '\n');
  return `${fence}${language}\n${lines.endsWith('\n') ? lines : `${lines}\n`}${fence}`;
}

/** The minimum, or one more than the longest run of backticks; a single backtick will do if the text has none. */
function fenceLength(text: string, min: number): number {
  let longest = 0;
  const lengths = new Set<number>();
  for (const [run] of text.matchAll(BACKTICKS)) {
    longest = Math.max(longest, run.length);
    lengths.add(run.length);
  }
  return min === 1 && !lengths.has(1) ? 1 : Math.max(min, longest + 1);
}
