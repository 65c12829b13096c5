import { injectContent } from '../browser/inject.ts';
import type { Command, RunCommand } from '../commands.ts';

/** Runs a command in the tab that the user has just acted on. */
export async function runInTab(command: Command, tab?: chrome.tabs.Tab): Promise<void> {
  const tabId = tab?.id ?? (await activeTab());
  if (tabId === undefined) return;
  const message: RunCommand = { kind: 'run', command };
  try {
    await injectContent(tabId);
    if ((await chrome.tabs.sendMessage(tabId, message, { frameId: 0 })) === true) return;
  } catch {
    // Whatever the reason, the user is told below.
  }
  await explain(tabId);
}

async function activeTab(): Promise<number | undefined> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

/** Browsers keep extensions out of their own pages, their stores and, until allowed, local files. */
async function explain(tabId: number): Promise<void> {
  await chrome.action.setPopup({ tabId, popup: 'unreadable.html' });
  try {
    await chrome.action.openPopup();
  } catch {
    // If the browser does not let the extension open it, the next click on the button does.
  }
}
