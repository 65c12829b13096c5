/** Whether a language is usually written in another script than Latin; `und` is not. */
export function isNonLatin(language: string): boolean {
  if (language === 'und' || language === '') return false;
  try {
    const { script } = new Intl.Locale(language).maximize();
    return script !== undefined && script !== 'Latn';
  } catch {
    return false;
  }
}
