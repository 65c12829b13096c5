/**
 * Replaces the speech engine in the end-to-end tests: automated browsers have no voices. It tells the page what it was
 * given, and ends when the page says so.
 */
class Utterance {
  readonly text: string;
  lang = '';
  rate = 1;
  voice: { readonly voiceURI: string } | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/** The first is what a browser would take by itself, and speaks on its maker's servers. */
const VOICES = [
  { voiceURI: 'Cloud', name: 'Cloud', lang: 'en-US', default: true, localService: false },
  { voiceURI: 'Daniel', name: 'Daniel', lang: 'en-GB', default: false, localService: true },
  { voiceURI: 'Moira', name: 'Moira', lang: 'en-IE', default: false, localService: true },
  { voiceURI: 'Maged', name: 'Maged', lang: 'ar-001', default: false, localService: true },
];

let spoken: Utterance | null = null;

const engine = {
  getVoices: () => VOICES,
  speak: (utterance: Utterance) => {
    spoken = utterance;
    const { text, lang, rate, voice } = utterance;
    const detail = JSON.stringify({ text, lang, rate, voice: voice?.voiceURI ?? null });
    window.dispatchEvent(new CustomEvent('fovea-spoken', { detail }));
  },
  cancel: () => {
    spoken = null;
  },
};

/** Puts it in the place of the real one, for scripts of the extension only. */
export function fakeSpeech(): void {
  Object.defineProperty(globalThis, 'speechSynthesis', { value: engine, configurable: true });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
  window.addEventListener('fovea-spoken-end', () => spoken?.onend?.());
}
