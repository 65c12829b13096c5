const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `fr` → `French`; a code that nobody knows stays as it is. */
export function languageName(code: string): string {
  if (code === 'und') return 'unknown';
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
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
