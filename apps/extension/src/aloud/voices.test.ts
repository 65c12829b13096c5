import { expect, it } from 'vitest';
import { readVoiceChoices, voiceFor, voicesFor } from './voices.ts';

const voice = (voiceURI: string, lang: string): SpeechSynthesisVoice =>
  ({ voiceURI, lang, name: voiceURI, default: false, localService: true }) as SpeechSynthesisVoice;

const VOICES = [voice('Anna', 'de-DE'), voice('Daniel', 'en-GB'), voice('Sam', 'en_US')];
const names = (voices: readonly SpeechSynthesisVoice[]): string[] => voices.map(({ name }) => name);

it('offers the voices of the language, or all', () => {
  expect(names(voicesFor(VOICES, 'en'))).toEqual(['Daniel', 'Sam']);
  expect(names(voicesFor(VOICES, 'de-AT'))).toEqual(['Anna']);
  expect(names(voicesFor(VOICES, 'sw'))).toEqual(names(VOICES));
  expect(names(voicesFor(VOICES, ''))).toEqual(names(VOICES));
});

it('remembers a voice for each language', () => {
  const choices = readVoiceChoices({ en: 'Sam', de: 'Gone', fr: 7 });
  expect(choices).toEqual({ en: 'Sam', de: 'Gone' });
  expect(voiceFor(VOICES, 'en-AU', choices)?.name).toBe('Sam');
  expect(voiceFor(VOICES, 'de', choices)).toBeNull();
  expect(voiceFor(VOICES, 'fr', readVoiceChoices('x'))).toBeNull();
});
