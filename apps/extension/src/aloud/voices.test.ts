import { expect, it } from 'vitest';
import { readVoiceChoices, voiceFor, voicesFor } from './voices.ts';

const voice = (
  voiceURI: string,
  lang: string,
  is: { readonly default?: boolean; readonly localService?: boolean } = {},
): SpeechSynthesisVoice =>
  ({ voiceURI, lang, name: voiceURI, default: false, localService: true, ...is }) as SpeechSynthesisVoice;

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
  // A voice that is gone is replaced by one that speaks the language.
  expect(voiceFor(VOICES, 'de', choices)?.name).toBe('Anna');
  expect(voiceFor(VOICES, 'fr', readVoiceChoices('x'))).toBeNull();
});

it('prefers the voice that the browser prefers', () => {
  const voices = [...VOICES, voice('Moira', 'en-IE', { default: true })];
  expect(voiceFor(voices, 'en', {})?.name).toBe('Moira');
  expect(voiceFor(voices, '', {})?.name).toBe('Moira');
  expect(voiceFor(voices, 'de', {})?.name).toBe('Anna');
});

it('never uses a voice that speaks elsewhere', () => {
  const cloud = [
    voice('Cloud', 'en-US', { default: true, localService: false }),
    voice('Nuage', 'fr-FR', { localService: false }),
  ];
  const voices = [...cloud, ...VOICES];
  expect(names(voicesFor(voices, 'en'))).toEqual(['Daniel', 'Sam']);
  expect(names(voicesFor(voices, 'fr'))).toEqual(names(VOICES));
  expect(voiceFor(voices, 'en', {})?.name).toBe('Daniel');
  expect(voiceFor(voices, 'en', { en: 'Cloud' })?.name).toBe('Daniel');
  expect(voiceFor(voices, 'fr', { fr: 'Nuage' })).toBeNull();
  expect(voiceFor(cloud, '', {})).toBeNull();
});
