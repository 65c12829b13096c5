import { answerAnnotations } from '../annotations/requests.ts';
import { isCommand, isOpenPage } from '../commands.ts';
import { answerHighlights } from '../highlights/requests.ts';
import { findForPages } from './find-for-page.ts';
import { createMenus } from './menus.ts';
import { runInTab } from './run-in-tab.ts';

chrome.runtime.onInstalled.addListener(() => void createMenus());

chrome.action.onClicked.addListener((tab) => void runInTab('read', tab));

chrome.commands.onCommand.addListener((command, tab) => {
  if (isCommand(command)) void runInTab(command, tab);
});

chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  if (isCommand(menuItemId)) void runInTab(menuItemId, tab);
  else if (menuItemId === 'annotations' || menuItemId === 'highlights') void openPage(menuItemId);
});

chrome.runtime.onMessage.addListener(answerAnnotations);
chrome.runtime.onMessage.addListener(answerHighlights);

findForPages();

chrome.runtime.onMessage.addListener((message, { id }) => {
  if (id === chrome.runtime.id && isOpenPage(message)) void openPage(message.page);
  return undefined;
});

async function openPage(name: string): Promise<void> {
  await chrome.tabs.create({ url: chrome.runtime.getURL(`${name}.html`) });
}
