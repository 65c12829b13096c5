import { safeUrl, type UrlUse } from '../../addresses/safe-url.ts';

/** Characters that need a closer look; most addresses contain none of them. */
const SPECIAL = /[\s<>"`\\|^{}*&()]|!\[/u;
/** Characters that would end a destination, or bind more tightly than a link. */
const ENCODED = /[\s<>"`\\|^{}*]/gu;
const REFERENCE = /&(?=#?\w{1,32};)/gu;
/** What begins a picture, or makes a link, inside of the address: some readers look for the inner ones first. */
const PICTURE = /(?<=!)\[/gu;
const LINK_MIDDLE = /\](?=\()/gu;
const PARENTHESES = /[()]/gu;
/** CommonMark allows parentheses in pairs, nested ones too; Showdown a single pair. */
const SINGLE_PAIR = /^[^()]*(?:\([^()]*\)[^()]*)?$/u;

/** The part of a link or image in parentheses, or `null` if the address is not safe. */
export function destination(url: string | undefined, title: string | undefined, use: UrlUse): string | null {
  const safe = url === undefined ? null : safeUrl(url, use);
  if (safe === null) return null;
  return `(${SPECIAL.test(safe) ? encode(safe) : safe}${titlePart(title)})`;
}

function encode(url: string): string {
  // Parsers decode character references in a destination, which would turn `javascript&colon;` into a script again.
  const target = url
    .replace(ENCODED, encodeURIComponent)
    .replace(REFERENCE, '&amp;')
    .replaceAll('*', '%2A')
    .replace(PICTURE, '%5B')
    .replace(LINK_MIDDLE, '%5D');
  if (SINGLE_PAIR.test(target)) return target;
  return target.replace(PARENTHESES, (char) => (char === '(' ? '%28' : '%29'));
}

/** Longest title in the output. @cap */
const MAX_TITLE = 500;
const SPACES = /\s+/gu;
/** Not every parser knows backslash escapes in a title; all of them know character references. */
const SPECIAL_IN_TITLE = /["\\`<>[\]$]|&(?=#?\w{1,32};)/gu;

function titlePart(title: string | undefined): string {
  if (title === undefined) return '';
  const text = title.slice(0, MAX_TITLE).replace(SPACES, ' ').trim();
  return text === ''
    ? ''
    : ` "${text.replace(SPECIAL_IN_TITLE, (char) => NAMES[char] ?? `&#${char.charCodeAt(0)};`)}"`;
}

const NAMES: Readonly<Record<string, string>> = { '"': '&quot;', '<': '&lt;', '>': '&gt;', '&': '&amp;' };
