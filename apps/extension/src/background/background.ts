import { answerAnnotations } from '../annotations/requests.ts';
import { isCommand } from '../commands.ts';
import { createMenus } from './menus.ts';
import { runInTab } from './run-in-tab.ts';

chrome.runtime.onInstalled.addListener(() => void createMenus());

chrome.action.onClicked.addListener((tab) => void runInTab('read', tab));

chrome.commands.onCommand.addListener((command, tab) => {
  if (isCommand(command)) void runInTab(command, tab);
});

chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  if (isCommand(menuItemId)) void runInTab(menuItemId, tab);
  else if (menuItemId === 'annotations')
    void chrome.tabs.create({ url: chrome.runtime.getURL('annotations.html') });
});

chrome.runtime.onMessage.addListener(answerAnnotations);
