import { shinglesOf } from './shingles.ts';
import { simhash } from './sketches.ts';

/** As much of a page as is read: templates show in its first part. @cap */
const MAX_CHARACTERS = 2 ** 20;
/** Tags in a run: enough to tell the parts of a template from each other. @source Chosen by hand. */
const WIDTH = 4;
/** A start tag and its first attributes; what stands between is bounded, so that the search is linear. */
const START_TAG = /<([a-z][a-z\d-]{0,31})(?:\s[^<>]{0,500})?/gi;
const CLASS = /\sclass\s*=\s*["']?\s*([^\s"'>]{1,64})/i;
const DIGITS = /\d+/g;
/** What articles consist of says nothing about the template around them. */
const IN_TEXTS: ReadonlySet<string> = new Set([
  'p',
  'br',
  'a',
  'b',
  'i',
  'em',
  'strong',
  'span',
  'li',
  'td',
  'tr',
]);

/**
 * A fingerprint of the template of a page, as 16 hexadecimal digits: a SimHash over runs of its start tags with their first
 * class. Pages of one template differ in few bits. It reads the source and not the tree, so it does not change with the parser.
 */
export function templateHash(html: string | Uint8Array): string {
  const source =
    typeof html === 'string' ? html : Buffer.from(html.subarray(0, 2 * MAX_CHARACTERS)).toString('latin1');
  const units: string[] = [];
  for (const [tag, name = ''] of source.slice(0, MAX_CHARACTERS).replaceAll('\0', '').matchAll(START_TAG)) {
    const lower = name.toLowerCase();
    if (IN_TEXTS.has(lower)) continue;
    const first = CLASS.exec(tag)?.[1]?.replace(DIGITS, '') ?? '';
    units.push(`${lower}.${first}`);
  }
  return simhash(shinglesOf(Buffer.from(units.join(' ')), WIDTH));
}
