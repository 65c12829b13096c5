import type { Session } from '../live/session.ts';
import type { Settings } from '../settings/settings.ts';
import { loadSettings, saveSettings } from '../settings/store.ts';
import { saveSitePreference } from './store.ts';

/** Stores changed settings; colours and typeface for the site alone, if it has its own. */
export async function storeChanges(session: Session, changes: Partial<Settings>): Promise<void> {
  const { site } = session;
  if (site.theme === null) return await saveSettings(changes);
  const { theme = site.theme, font = site.font, ...others } = changes;
  await saveSettings(others);
  if (theme === site.theme && font === site.font) return;
  session.site = { ...site, theme, font };
  await saveSitePreference(session.site);
}

/** Gives the site colours and a typeface of its own, or takes them away; resolves to what applies then. */
export async function setOwnLook(session: Session, isOwn: boolean): Promise<Partial<Settings>> {
  const { theme, font } = isOwn ? session.settings : await loadSettings();
  session.site = { ...session.site, theme: isOwn ? theme : null, font: isOwn ? font : null };
  await saveSitePreference(session.site);
  return { theme, font };
}
