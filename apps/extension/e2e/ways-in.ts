import { setTimeout } from 'node:timers/promises';
import type { Page, Worker } from 'playwright-core';
import { FIREFOX_ID } from '../packing/manifests.mjs';
import { en } from '../src/i18n/locales/en.ts';
import type { ChromiumBrowser, FirefoxBrowser, TestPage } from './browsers.ts';

/** The ways in which a user opens the published extension on the current page. */
export interface WaysIn {
  pressButton(page: TestPage): Promise<void>;
  /** The keyboard shortcut for showing only the content. */
  pressShortcut(page: TestPage): Promise<void>;
  /** The item of the page's context menu for showing only the content. */
  chooseFromMenu(page: TestPage): Promise<void>;
}

/** What the extension's worker does in place of a user. */
interface WorkerApi {
  readonly tabs: { query(options: { active: boolean }): Promise<readonly object[]> };
  readonly commands: { readonly onCommand: { dispatch(command: string, tab: object): void } };
  readonly contextMenus: { readonly onClicked: { dispatch(info: object, tab: object): void } };
}

/**
 * Chromium presses the button for a driver, and grants `activeTab`. A driver cannot reach its shortcuts and menus, which
 * belong to the desktop, so those events are raised in the worker, on a tab on which the button was pressed.
 */
export function chromiumWaysIn({ context }: ChromiumBrowser): WaysIn {
  const worker = context.serviceWorkers()[0]!;
  const raise = async (page: TestPage, way: 'shortcut' | 'menu'): Promise<void> => {
    await (page as unknown as Page).bringToFront();
    await worker.evaluate(async (asked) => {
      const { tabs, commands, contextMenus } = (globalThis as unknown as { chrome: WorkerApi }).chrome;
      const [tab] = await tabs.query({ active: true });
      if (asked === 'shortcut') commands.onCommand.dispatch('isolate', tab!);
      else contextMenus.onClicked.dispatch({ menuItemId: 'isolate' }, tab!);
    }, way);
  };
  return {
    pressButton: async (page) => {
      await listening(worker);
      const url = await page.evaluate(() => location.href, null);
      const session = await context.browser()!.newBrowserCDPSession();
      const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
      const { targetId } = targetInfos.find((target) => target.url === url)!;
      const id = new URL(worker.url()).host;
      await session.send('Extensions.triggerAction' as 'Target.closeTarget', { id, targetId } as never);
      await session.detach();
    },
    pressShortcut: (page) => raise(page, 'shortcut'),
    chooseFromMenu: (page) => raise(page, 'menu'),
  };
}

/** Waits until the worker has run: a driver is faster than any user who has just installed the extension. */
async function listening(worker: Worker): Promise<void> {
  const hasListeners = (): boolean =>
    (globalThis as unknown as { chrome: ClickApi }).chrome.action.onClicked.hasListeners();
  while (!(await worker.evaluate(hasListeners))) await setTimeout(25);
}

interface ClickApi {
  readonly action: { readonly onClicked: { hasListeners(): boolean } };
}

/** Firefox gives a driver access to its own window: the button, the shortcut and the menu are real. */
export function firefoxWaysIn({ inWindow }: FirefoxBrowser): WaysIn {
  return {
    pressButton: () =>
      inWindow(`(async () => {
        const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
        const { extension } = WebExtensionPolicy.getByID('${FIREFOX_ID}');
        await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
      })()`),
    pressShortcut: () =>
      inWindow(
        `document.querySelector('keyset[id^=ext-keyset] key[modifiers="alt,shift"][key=O]').doCommand()`,
      ),
    chooseFromMenu: async (page) => {
      await (page as unknown as RightClicking).mouse.click(200, 200, { button: 'right' });
      await inWindow(`(async () => {
        const menu = document.getElementById('contentAreaContextMenu');
        while (menu.state !== 'open') await new Promise((resolve) => setTimeout(resolve, 25));
        const top = menu.querySelector('[label=${en.name}]');
        const shown = new Promise((resolve) => top.menupopup.addEventListener('popupshown', resolve, { once: true }));
        top.openMenu(true);
        await shown;
        top.menupopup.activateItem(top.menupopup.querySelector('[label="${en.command_isolate}"]'));
      })()`);
    },
  };
}

interface RightClicking {
  readonly mouse: { click(x: number, y: number, options: { button: 'right' }): Promise<void> };
}
