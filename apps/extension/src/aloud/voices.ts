/** Voices that the user has chosen, by the language they speak. */
export type VoiceChoices = Readonly<Record<string, string>>;

/** The language without its region, under which a voice is remembered. */
export function languageKey(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}

/** The voices of this machine that speak a language; all of them if the page names no language or none speaks it. */
export function voicesFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): readonly SpeechSynthesisVoice[] {
  const local = localVoices(voices);
  const fitting = fittingVoices(local, language);
  return fitting.length === 0 ? local : fitting;
}

/** The voice that the user has chosen for a language, else one of this machine that speaks it; `null` if there is none. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
  choices: VoiceChoices,
): SpeechSynthesisVoice | null {
  const local = localVoices(voices);
  const fitting = fittingVoices(local, language);
  const chosen = choices[languageKey(language)];
  return (
    local.find(({ voiceURI }) => voiceURI === chosen) ??
    fitting.find((voice) => voice.default) ??
    fitting[0] ??
    null
  );
}

/** Other voices speak on the servers of the browser's maker, which would get the text. */
function localVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
  return voices.filter(({ localService }) => localService);
}

/** The voices that speak a language; all, if it is not known. */
function fittingVoices(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): readonly SpeechSynthesisVoice[] {
  const key = languageKey(language);
  // Android writes `en_US`.
  return key === '' ? voices : voices.filter(({ lang }) => languageKey(lang.replace('_', '-')) === key);
}

/** More languages and longer names than anybody has. @cap */
const MAX_CHOICES = 100;
const MAX_NAME = 300;

/** Reads stored choices; leaves out invalid ones. */
export function readVoiceChoices(value: unknown): VoiceChoices {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(
    ([, name]) => typeof name === 'string' && name.length <= MAX_NAME,
  );
  return Object.fromEntries(pairs.slice(0, MAX_CHOICES));
}
