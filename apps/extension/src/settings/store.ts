import { DEFAULTS, readSettings, type Settings } from './settings.ts';

/** The remembered settings. */
export async function loadSettings(): Promise<Settings> {
  return readSettings(await chrome.storage.local.get(Object.keys(DEFAULTS)));
}

/** Remembers what was changed. */
export async function saveSettings(changes: Partial<Settings>): Promise<void> {
  await chrome.storage.local.set(changes);
}
