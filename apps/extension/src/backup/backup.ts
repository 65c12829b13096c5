import { readSiteRules } from '../correct/site-rules.ts';
import { loadSiteRules, saveSiteRules } from '../correct/store.ts';
import { readHighlight } from '../highlights/highlight.ts';
import { allHighlights, putHighlights } from '../highlights/store.ts';
import { readSettings } from '../settings/settings.ts';
import { loadSettings, saveSettings } from '../settings/store.ts';
import { readSitePreferences } from '../sites/site-preferences.ts';
import { loadSitePreferences, saveSitePreferences } from '../sites/store.ts';

/** Tells a backup from any other JSON. */
const FORMAT = 'fovea-backup';

/** Everything that the user has set, as JSON. */
export async function writeBackup(): Promise<string> {
  const [settings, highlights, sites] = [await loadSettings(), await allHighlights(), await loadSiteRules()];
  const preferences = await loadSitePreferences();
  const backup = { format: FORMAT, version: 1, settings, sites, preferences, highlights };
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/**
 * Restores a backup; resolves to false if the text is not a backup. Invalid values in it become the defaults; what it does not
 * have stays as it is.
 */
export async function readBackup(text: string): Promise<boolean> {
  const backup = recordIn(text);
  if (backup?.['format'] !== FORMAT) return false;
  const settings = asRecord(backup['settings']);
  const sites = Array.isArray(backup['sites']) ? readSiteRules(backup['sites']) : null;
  const preferences = Array.isArray(backup['preferences']) ? backup['preferences'] : null;
  const given = Array.isArray(backup['highlights']) ? backup['highlights'] : [];
  const highlights = given.map(readHighlight).filter((highlight) => highlight !== null);
  // First what cannot be made again, and what may not find room.
  if (highlights.length > 0) await putHighlights(highlights);
  if (settings !== null) await saveSettings(readSettings(settings));
  if (sites !== null) await saveSiteRules(sites);
  // Only the user can allow a site again, on this page.
  if (preferences !== null) await saveSitePreferences(readSitePreferences(preferences));
  return true;
}

function recordIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
}
