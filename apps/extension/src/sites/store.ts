import { readSitePreferences, type SitePreference, withPreference } from './site-preferences.ts';

/** The key of the preferences in the extension's storage. */
const KEY = 'sitePreferences';

/** Loads the preferences for all sites. */
export async function loadSitePreferences(): Promise<readonly SitePreference[]> {
  return readSitePreferences((await chrome.storage.local.get([KEY]))[KEY]);
}

/** Stores the preferences for all sites. */
export async function saveSitePreferences(preferences: readonly SitePreference[]): Promise<void> {
  await chrome.storage.local.set({ [KEY]: preferences });
}

/** Stores the preference for one site. */
export async function saveSitePreference(preference: SitePreference): Promise<void> {
  await saveSitePreferences(withPreference(await loadSitePreferences(), preference));
}
