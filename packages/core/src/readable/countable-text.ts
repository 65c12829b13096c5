/** References to signs inside of words: what nobody sees there, and apostrophes. */
const IN_WORD = /&(?:shy|zwn?j|[lr]rm|(rsquo|apos));/gu;
/** References by number, named letters with what is on them, and all other names. */
const REFERENCE =
  /&(?:#x([\da-f]{1,6});?|#(\d{1,7});?|([a-z]{1,2})(?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron|lig);|[a-z][a-z\d]{1,30};)/giu;
const LAST_UNIT = 0xffff;

/**
 * A text of a source with its references read well enough to count words: letters are letters and all other signs are
 * between words. The table of all names would be half of what `isReadable` weighs.
 */
export function countableText(raw: string): string {
  return raw.includes('&')
    ? raw.replace(IN_WORD, (_, mark) => (mark ? '’' : '')).replace(REFERENCE, countable)
    : raw;
}

function countable(_: string, hex?: string, digits?: string, letters?: string): string {
  if (letters !== undefined) return letters;
  const code = hex === undefined ? Number(digits ?? 0x20) : Number.parseInt(hex, 16);
  return String.fromCharCode(Math.min(code, LAST_UNIT));
}
