const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `fr` → `French`; an unknown code stays as it is. */
export function languageName(code: string): string {
  if (code === 'und') return 'unknown';
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}

const NUMBERS: Readonly<Record<string, string>> = { f1: 'F1', f05: 'F0.5' };

/** A metric and its main number as people write them: `lcs-token F1`. */
export function measureName({
  name,
  headline,
}: {
  readonly name: string;
  readonly headline: string;
}): string {
  return `${name} ${NUMBERS[headline] ?? headline}`;
}

/** Scripts that browsers show from right to left, by language. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'ar',
  'fa',
  'he',
  'ur',
  'ps',
  'yi',
  'ug',
  'sd',
  'ckb',
  'dv',
]);

/** Direction of a language's text; `auto` lets the browser look at the text. */
export function directionOf(language: string): 'rtl' | 'auto' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'auto';
}
