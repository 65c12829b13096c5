import '../src/background/background.ts';
import { runInTab } from '../src/background/run-in-tab.ts';
import { isRunCommand } from '../src/commands.ts';

/** For pages that no script of ours can be on: the driver asks here. */
Object.assign(globalThis, { runInTab });

/** Takes the place of the toolbar button in the end-to-end tests. */
chrome.runtime.onMessage.addListener((message, { tab }) => {
  if (isRunCommand(message)) void runInTab(message.command, tab);
  return undefined;
});
