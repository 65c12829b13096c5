import { readSiteRules, type SiteRule } from './site-rules.ts';

/** The key of the rules in the extension's storage. */
const KEY = 'siteRules';

/** Loads all rules. */
export async function loadSiteRules(): Promise<readonly SiteRule[]> {
  return readSiteRules((await chrome.storage.local.get([KEY]))[KEY]);
}

/** Stores all rules. */
export async function saveSiteRules(rules: readonly SiteRule[]): Promise<void> {
  await chrome.storage.local.set({ [KEY]: rules });
}
