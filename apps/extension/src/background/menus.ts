import { COMMANDS } from '../commands.ts';
import { t } from '../i18n/messages.ts';

/** Fills the context menu of pages and of the toolbar button. */
export async function createMenus(): Promise<void> {
  await chrome.contextMenus.removeAll();
  for (const command of COMMANDS) {
    chrome.contextMenus.create({
      id: command,
      title: t(`command_${command}`),
      // The button itself opens the reader view.
      contexts:
        command === 'read' || command === 'mark'
          ? ['page', 'selection', 'frame', 'link', 'image']
          : ['page', 'action'],
    });
  }
  chrome.contextMenus.create({ id: 'highlights', title: t('highlights'), contexts: ['action'] });
  chrome.contextMenus.create({ id: 'book', title: t('book'), contexts: ['action'] });
  chrome.contextMenus.create({ id: 'annotations', title: t('annotations'), contexts: ['action'] });
}
