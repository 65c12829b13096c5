import { ruleFor } from '../correct/site-rules.ts';
import { loadSiteRules } from '../correct/store.ts';
import { Session } from '../live/session.ts';
import { loadSettings } from '../settings/store.ts';
import { preferenceFor } from '../sites/site-preferences.ts';
import { loadSitePreferences } from '../sites/store.ts';

/** A session on this page, with what the user has set, prefers on this site, and has corrected. */
export async function openSession(): Promise<Session> {
  const { hostname } = location;
  const [settings, rules] = [await loadSettings(), await loadSiteRules()];
  const site = preferenceFor(await loadSitePreferences(), hostname);
  const { theme, font } = site;
  const look = theme === null || font === null ? {} : { theme, font };
  return new Session(document, { ...settings, ...look }, ruleFor(rules, hostname), site);
}
