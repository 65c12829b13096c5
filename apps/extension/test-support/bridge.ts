import { fakeSpeech } from './speech.ts';

/** A page of the end-to-end tests asks for a command with an event, as a user would with the toolbar button. */
window.addEventListener('fovea-test', (event) => {
  void chrome.runtime.sendMessage({ kind: 'run', command: (event as CustomEvent<string>).detail });
});

fakeSpeech();
