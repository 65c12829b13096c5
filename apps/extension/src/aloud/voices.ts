/** Voices that the user has chosen, by the language they speak. */
export type VoiceChoices = Readonly<Record<string, string>>;

/** The language without its region, under which a voice is remembered. */
export function languageKey(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

/** The voices that speak a language; all, if the page does not say in which language it is or there is none for it. */
export function voicesFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): readonly SpeechSynthesisVoice[] {
  const key = languageKey(language);
  // Android writes `en_US`.
  const fitting = voices.filter(({ lang }) => languageKey(lang.replace('_', '-')) === key);
  return key === '' || fitting.length === 0 ? voices : fitting;
}

/** The voice that the user has chosen for a language; `null` leaves it to the browser. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
  choices: VoiceChoices,
): SpeechSynthesisVoice | null {
  const chosen = choices[languageKey(language)];
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? null;
}

/** More languages and longer names than anybody has. */
const MAX_CHOICES = 100;
const MAX_NAME = 300;

/** Reads stored choices; leaves out what is none. */
export function readVoiceChoices(value: unknown): VoiceChoices {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(
    ([, name]) => typeof name === 'string' && name.length <= MAX_NAME,
  );
  return Object.fromEntries(pairs.slice(0, MAX_CHOICES));
}
