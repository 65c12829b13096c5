/**
 * TeX between dollars. A reader without mathematics takes it for text, so nothing in it may be Markdown that does
 * anything: no tag, no link, no code, no second dollar. Each change means the same to TeX.
 */

const COMMENTS = /(^|[^\\])%[^\n]*(?:\n|$)/gu;
const SPACES = /\s+/gu;
const LINK_MIDDLE = /\](?=[([:])/gu;
/** The same where an address of any kind follows: Showdown makes a link of it in spite of the space. */
const LINK_REST = /\](?: ?)\((?=[^\s)]*:)/gu;
const BLOCK_START = /^(?=[-+*=#>~|:]|\d{1,9}[.)])/u;
/** What would be a bare address, and would take the rest of the line with it. */
const ADDRESS = /(?<=https?:)(?=\/\/)|(?<=www\.)/giu;
const BACKTICKS = /`/gu;

/** TeX in a line of text; on a line of its own within it where it asks to be displayed. */
export function inlineTex(tex: string, isDisplayed: boolean): string {
  const line = harmless(tex);
  if (line === '') return '';
  return isDisplayed ? `$$${line}$$` : `$${line}$`;
}

/** TeX as a block. */
export function displayedTex(tex: string): string {
  return `$$\n${harmless(tex).replace(BLOCK_START, '{}')}\n$$`;
}

function harmless(tex: string): string {
  return withoutDollars(tex.replace(COMMENTS, '$1'))
    .replace(SPACES, ' ')
    .replace(BACKTICKS, '‘')
    .replaceAll('<', '\\lt ')
    .replace(LINK_REST, ']{(}')
    .replace(LINK_MIDDLE, '] ')
    .replace(ADDRESS, '{}')
    .trim();
}

/** Formulas inside a text of a formula: TeX reads `\(` and `\)` there as well. */
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
