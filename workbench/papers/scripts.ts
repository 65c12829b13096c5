/** True if a language is usually not written in Latin script; false for `und`. */
export function isNonLatin(language: string): boolean {
  if (language === 'und' || language === '') return false;
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && script !== 'Latn';
  } catch {
    return false;
  }
}
