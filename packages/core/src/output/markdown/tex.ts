/**
 * TeX between dollar signs. A parser without math support reads it as text, so it must not contain any active
 * Markdown: no tag, link, code, or further dollar sign. No replacement changes the meaning of the TeX.
 */

const COMMENTS = /(^|[^\\])%[^\n]*(?:\n|$)/gu;
const SPACES = /\s+/gu;
const LINK_MIDDLE = /\](?=[([:])/gu;
/** The same before an address of any kind: Showdown makes a link of it despite the space. */
const LINK_REST = /\](?: ?)\((?=[^\s)]*[:&])/gu;
const BLOCK_START = /^(?=[-+*=#>~|:]|\d{1,9}[.)])/u;
/** The place at which a bare address is broken up, because it would swallow the rest of the line. */
const ADDRESS = /(?<=(?:https?|ftp):)(?=\/\/)|(?<=www\.)/giu;
/** What would begin a picture. */
const PICTURE = /!(?=\[)/gu;
const BACKTICKS = /`/gu;

/** TeX within a line of text, as display math if it asks for it. */
export function inlineTex(tex: string, isDisplayed: boolean): string {
  const line = sanitiseTex(tex);
  if (line === '') return '';
  return isDisplayed ? `$$${line}$$` : `$${line}$`;
}

/** TeX as a block of display math. */
export function displayedTex(tex: string): string {
  return `$$\n${sanitiseTex(tex).replace(BLOCK_START, '{}')}\n$$`;
}

function sanitiseTex(tex: string): string {
  return withoutDollars(tex.replace(COMMENTS, '$1'))
    .replace(SPACES, ' ')
    .replace(BACKTICKS, '‘')
    .replaceAll('<', '\\lt ')
    .replace(LINK_REST, ']{(}')
    .replace(LINK_MIDDLE, '] ')
    .replace(ADDRESS, '{}')
    .replace(PICTURE, '!{}')
    .trim();
}

/**
 * TeX with a command for each bracket that is not part of a simple pair: `[0,1[` becomes `\lbrack 0,1\lbrack`. Markdown
 * counts the brackets of a formula in a link.
 */
export function withPairedBrackets(tex: string): string {
  return tex.replace(BRACKETS, (match) => BRACKET_COMMANDS.get(match) ?? match);
}

/** What both TeX and Markdown skip; a pair with nothing but text in it; a bracket on its own. */
const BRACKETS = /\\.|\[(?:[^[\]\\]|\\[^[\]])*\]|[[\]]/gu;
const BRACKET_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['[', '\\lbrack '],
  [']', '\\rbrack '],
]);

/** Formulas inside `\text` of a formula: TeX also accepts `\(` and `\)` there. */
function withoutDollars(tex: string): string {
  if (!tex.includes('$')) return tex;
  let isOpen = false;
  return tex.replace(DOLLARS, (match) => {
    if (match.startsWith('\\')) return '\\text{\\textdollar}';
    isOpen = !isOpen;
    return isOpen ? '\\(' : '\\)';
  });
}

const DOLLARS = /\\?\${1,2}/gu;
