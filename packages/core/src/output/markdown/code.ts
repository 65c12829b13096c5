/** A tag with attributes, a script or a style, an address in angle brackets; a name of a hundred characters is one, too. */
const TAG = /<(?:[a-z](?:[^\s/>]{0,99}[\s/]|[^\s/>]{100}|[a-z\d+.-]{1,31}:)|script|style)/iu;
const LINK = /\][ \t]*\(/u;
const DEFINITION_START = /^[ \t>]*\[/mu;

/**
 * True for code that would do something if it were taken for anything else. Not every reader sees a fence inside of
 * lists and quotes, nor code inside of HTML.
 */
export function isActive(code: string): boolean {
  return TAG.test(code) || LINK.test(code) || (code.includes(']:') && DEFINITION_START.test(code));
}

const BACKTICKS = /`+/gu;
const LINE_ENDS = /\r\n?/gu;

/** Code in a line, between more backticks than it holds in a row. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(fenceLength(text, 1));
  const needsSpace =
    text.startsWith('`') || text.endsWith('`') || (text.startsWith(' ') && text.endsWith(' '));
  const space = needsSpace ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Code as a block, every space in its place, between a fence longer than any in it. */
export function fencedCode(text: string, language: string): string {
  const fence = '`'.repeat(fenceLength(text, 3));
  const lines = text.replace(LINE_ENDS, '\n');
  return `${fence}${language}\n${lines.endsWith('\n') ? lines : `${lines}\n`}${fence}`;
}

/** One more than the longest run of backticks, unless a shorter fence of the asked length is enough. */
function fenceLength(text: string, least: number): number {
  let longest = 0;
  const lengths = new Set<number>();
  for (const [run] of text.matchAll(BACKTICKS)) {
    longest = Math.max(longest, run.length);
    lengths.add(run.length);
  }
  return least === 1 && !lengths.has(1) ? 1 : Math.max(least, longest + 1);
}
