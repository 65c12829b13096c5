import { DEFAULTS, readSettings, type Settings } from './settings.ts';

/** Loads the settings. */
export async function loadSettings(): Promise<Settings> {
  return readSettings(await chrome.storage.local.get(Object.keys(DEFAULTS)));
}

/** Stores changed settings. */
export async function saveSettings(changes: Partial<Settings>): Promise<void> {
  await chrome.storage.local.set(changes);
}
