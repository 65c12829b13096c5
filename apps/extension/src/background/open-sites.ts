import { injectContent } from '../browser/inject.ts';
import type { RunCommand } from '../commands.ts';
import { preferenceFor } from '../sites/site-preferences.ts';
import { loadSitePreferences } from '../sites/store.ts';

/** Opens the reader on the sites for which the user has asked that. Of other sites the browser tells no address. */
export function openSites(): void {
  chrome.tabs.onUpdated.addListener((tabId, { status }, { url }) => {
    if (status === 'complete' && url !== undefined) void openIfWanted(tabId, url);
  });
}

async function openIfWanted(tabId: number, url: string): Promise<void> {
  if (!preferenceFor(await loadSitePreferences(), new URL(url).hostname).isAlwaysOpen) return;
  const message: RunCommand = { kind: 'run', command: 'read', isByItself: true };
  try {
    await injectContent(tabId);
    await chrome.tabs.sendMessage(tabId, message, { frameId: 0 });
  } catch {
    // The permission was revoked, or the page is gone. The user did not start this, so show no error.
  }
}
