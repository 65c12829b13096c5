import '../src/background/background.ts';
import { runInTab } from '../src/background/run-in-tab.ts';
import { isRunCommand } from '../src/commands.ts';

/** For pages on which our script cannot run, the driver calls this. */
Object.assign(globalThis, { runInTab });

/** Replaces the toolbar button in the end-to-end tests. */
chrome.runtime.onMessage.addListener((message, { tab }) => {
  if (isRunCommand(message)) void runInTab(message.command, tab);
  return undefined;
});
