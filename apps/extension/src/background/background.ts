import { answerAnnotations } from '../annotations/requests.ts';
import { answerShelve } from '../books/requests.ts';
import { isCommand, isOpenPage } from '../commands.ts';
import { answerFont } from '../fonts/dyslexic.ts';
import { answerHighlights } from '../highlights/requests.ts';
import { answerJoin } from '../joining/requests.ts';
import { findForPages } from './find-for-page.ts';
import { createMenus } from './menus.ts';
import { openSites } from './open-sites.ts';
import { runInTab } from './run-in-tab.ts';

chrome.runtime.onInstalled.addListener(() => void createMenus());

chrome.action.onClicked.addListener((tab) => void runInTab('read', tab));

chrome.commands.onCommand.addListener((command, tab) => {
  if (isCommand(command)) void runInTab(command, tab);
});

chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  if (isCommand(menuItemId)) void runInTab(menuItemId, tab);
  else if (menuItemId === 'annotations' || menuItemId === 'highlights' || menuItemId === 'book')
    void openPage(menuItemId);
});

chrome.runtime.onMessage.addListener(answerAnnotations);
chrome.runtime.onMessage.addListener(answerHighlights);
chrome.runtime.onMessage.addListener(answerJoin);
chrome.runtime.onMessage.addListener(answerFont);
chrome.runtime.onMessage.addListener((message, sender, answer) =>
  answerShelve(message, sender, answer, () => openPage('book')),
);

findForPages();
openSites();

chrome.runtime.onMessage.addListener((message, { id }) => {
  if (id === chrome.runtime.id && isOpenPage(message)) void openPage(message.page, message.site);
  return undefined;
});

async function openPage(name: string, site?: string): Promise<void> {
  const about = site === undefined ? '' : `?site=${encodeURIComponent(site)}`;
  await chrome.tabs.create({ url: chrome.runtime.getURL(`${name}.html${about}`) });
}
