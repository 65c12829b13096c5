/** Two or three letters, then subtags: names such as `english` are valid syntax but not language codes. */
const TAG_SHAPE = /^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,6}$/iu;
/** Where a list (`en, de`), a quality (`;q=`), an encoding (`.UTF-8`) or a modifier (`@euro`) begins. */
const END_OF_TAG = /[\s,;.@]/u;
/** Codes for "undetermined", "several" and "no language". */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis']);

/** Scripts written from right to left (Unicode bidirectional classes R and AL), by ISO 15924 code. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** A BCP 47 tag in canonical form (`en_US` → `en-US`), or `null` if the value is not a tag. */
export function readLanguageTag(value: string): string | null {
  const trimmed = value.slice(0, 100).trim();
  const end = trimmed.search(END_OF_TAG);
  const tag = (end < 0 ? trimmed : trimmed.slice(0, end)).replaceAll('_', '-');
  if (!TAG_SHAPE.test(tag)) return null;
  const canonical = canonicalTag(tag);
  return canonical === null || NO_LANGUAGE.has(canonical) ? null : canonical;
}

/**
 * Common languages that are always written from left to right: they spare the platform's first answer, which takes
 * milliseconds. A tag that names a script still goes to the platform.
 */
const LEFT_TO_RIGHT =
  /^(?:en|de|fr|es|it|pt|nl|sv|da|no|nb|fi|pl|cs|sk|hr|ro|hu|bg|ru|uk|el|tr|vi|id|th|ja|zh|ko|hi)(?:-[A-Z]{2})?$/;

/** Whether a language is written from right to left, by its most likely script. */
export function isRightToLeft(tag: string): boolean {
  if (LEFT_TO_RIGHT.test(tag)) return false;
  const known = directions.get(tag);
  if (known !== undefined) return known;
  const isRtl = RTL_SCRIPTS.has(scriptOf(tag));
  if (directions.size < MAX_REMEMBERED) directions.set(tag, isRtl);
  return isRtl;
}

const directions = new Map<string, boolean>();

/** The script that a language is most likely written in; empty if the platform knows no such language. */
export function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? '';
  } catch {
    return '';
  }
}

/**
 * Tags remembered: the pages of a crawl share few languages and the platform is slow, but an attacker may name many.
 * @cap
 */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, string | null>();

function canonicalTag(tag: string): string | null {
  const known = remembered.get(tag);
  if (known !== undefined) return known;
  const canonical = askPlatform(tag);
  if (remembered.size < MAX_REMEMBERED) remembered.set(tag, canonical);
  return canonical;
}

function askPlatform(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
