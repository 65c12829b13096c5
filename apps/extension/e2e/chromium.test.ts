import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { ar } from '../src/i18n/locales/ar.ts';
import { type ChromiumBrowser, openChromium, type TestPage } from './browsers.ts';
import { largePage } from './pages.ts';
import { openingCost } from './script-time.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';

/** Parts of the browser that the tests use and the extension does not. */
interface BrowserApi {
  readonly tabs: { query(options: { active?: boolean }): Promise<{ readonly id: number }[]> };
  readonly action: { getPopup(options: { tabId: number }): Promise<string> };
  readonly commands: { getAll(): Promise<{ readonly name: string }[]> };
  readonly contextMenus: { update(id: string, changes: { enabled: boolean }): Promise<void> };
}

/** Tests that only one of the two drivers can run; the tested code is the same in both browsers. */
describe('the extension in detail', () => {
  let stage: TestStage<ChromiumBrowser>;
  let page: TestPage;
  let user: User;
  let origin: string;

  beforeAll(async () => {
    stage = await openStage(() => openChromium({ language: 'ar' }));
    ({ page, user } = stage);
    origin = stage.server.origin;
  }, START_MS);

  afterAll(() => stage?.close(), START_MS);

  /** The violations that axe finds; the rules that pass show that it ran at all. */
  const violations = async (where: TestPage, within: string): Promise<readonly string[]> => {
    const client = await stage.browser.context.newCDPSession(where as unknown as Page);
    // The policy of a page may forbid running text as code, so the driver injects it.
    await client.send('Runtime.evaluate', { expression: axe.source });
    // Where the layer has a frame, axe has to be in there too; the two then find each other.
    for (const frame of (where as unknown as Page).frames().slice(1)) await frame.evaluate(axe.source);
    const { wrong, right } = await where.evaluate(async (selector) => {
      const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector);
      return {
        wrong: result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        ),
        right: result.passes.map(({ id }) => id),
      };
    }, within);
    expect(right.length).toBeGreaterThan(5);
    return wrong;
  };

  // The first, because only the first opening compiles the code.
  it('opens in many short tasks, also the first time', async () => {
    await user.visit(`${origin}/large/5000`);
    const client = await stage.browser.context.newCDPSession(page as unknown as Page);
    const { text, longest } = await openingCost(client, user);
    // A ratio, because milliseconds depend on the machine; the guide has those.
    expect(longest).toBeLessThan(text / 4);
    await user.leave();
  });

  it.each(['light', 'sepia', 'dark'])('is accessible in the reader view, %s', async (theme) => {
    await user.visit(`${origin}/pages/en-blog-code-table`);
    await user.ask('read');
    for (const panel of ['fovea-look', 'fovea-save', 'fovea-more']) {
      await user.click(`[popovertarget=${panel}]`);
      if (panel === 'fovea-look') await user.click(`.theme-${theme}`);
      expect(await violations(page, '[data-fovea-layer]'), panel).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await user.click('[data-aloud=begin]');
    expect(await violations(page, '[data-fovea-layer]'), 'aloud').toEqual([]);
    await user.leave();
  });

  it.each(COMMANDS.filter((command) => command !== 'read'))('is accessible in mode %s', async (command) => {
    await user.visit(`${origin}/pages/en-blog-code-table`);
    await user.ask(command);
    expect(await violations(page, '[data-fovea-layer]')).toEqual([]);
    await user.leave();
  });

  it.each(['annotations.html', 'book.html', 'highlights.html', 'settings.html', 'unreadable.html'])(
    'is accessible on its own page %s, which is right to left',
    async (name) => {
      const own = await stage.browser.extensionPage(name);
      expect(await own.evaluate(() => document.documentElement.dir, null)).toBe('rtl');
      expect(await violations(own, 'html')).toEqual([]);
      await own.close();
    },
  );

  it('speaks the language of the browser and shows the page in its own', async () => {
    await user.visit(`${origin}/pages/en-news-two-sidebars`);
    await user.ask('read');
    expect(await user.inLayer('.reader', (reader) => getComputedStyle(reader).direction)).toBe('rtl');
    expect(await user.inLayer('.close', (button) => button.ariaLabel)).toBe(ar.close);
    expect(await user.inLayer('.article', (article) => getComputedStyle(article).direction)).toBe('ltr');
    await user.leave();
  });

  it('reads files on the disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-file-'));
    await writeFile(join(folder, 'page.html'), largePage(100));
    await user.visit(pathToFileURL(join(folder, 'page.html')).href);
    await user.ask('read');
    expect(await user.textOf('.head h1')).toBe('A long page');
    await user.leave();
    await rm(folder, { recursive: true });
  });

  it('explains itself on pages that the browser keeps it out of', async () => {
    const worker = stage.browser.context.serviceWorkers()[0]!;
    const own = await stage.browser.context.newPage();
    await own.goto('chrome://version');
    const popup = await worker.evaluate(async () => {
      const api = (globalThis as unknown as { chrome: BrowserApi }).chrome;
      const [tab] = await api.tabs.query({ active: true });
      await (globalThis as unknown as { runInTab(command: string, tab: object): Promise<void> }).runInTab(
        'read',
        tab!,
      );
      return await api.action.getPopup({ tabId: tab!.id });
    });
    expect(new URL(popup).pathname).toBe('/unreadable.html');
    await own.close();
  });

  it('explains itself on a page that is not a document', async () => {
    await user.visit(`${origin}/picture`);
    await page.evaluate(() => dispatchEvent(new CustomEvent('fovea-test', { detail: 'read' })), null);
    const worker = stage.browser.context.serviceWorkers()[0]!;
    const popup = await worker.evaluate(async () => {
      const api = (globalThis as unknown as { chrome: BrowserApi }).chrome;
      for (let tries = 0; tries < 200; tries++) {
        for (const { id } of await api.tabs.query({})) {
          const found = await api.action.getPopup({ tabId: id });
          if (found !== '') return found;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return '';
    });
    expect(popup).toContain('/unreadable.html');
    expect(await page.evaluate(() => document.querySelector('[data-fovea-layer]'), null)).toBeNull();
  });

  it('runs from shortcuts and from the context menu', async () => {
    const worker = stage.browser.context.serviceWorkers()[0]!;
    const { names, menus } = await worker.evaluate(
      async (items) => {
        const api = (globalThis as unknown as { chrome: BrowserApi }).chrome;
        const commands = await api.commands.getAll();
        // A menu item that does not exist cannot be changed.
        const changed = await Promise.allSettled(
          items.map((id) => api.contextMenus.update(id, { enabled: true })),
        );
        return { names: commands.map(({ name }) => name), menus: changed.map(({ status }) => status) };
      },
      [...COMMANDS, 'highlights', 'book', 'annotations', 'no such item'],
    );
    expect(names.toSorted()).toEqual(['_execute_action', 'annotate', 'isolate', 'mark', 'pick', 'why']);
    expect(menus).toEqual([
      ...[...COMMANDS, 'highlights', 'book', 'annotations'].map(() => 'fulfilled'),
      'rejected',
    ]);
  });

  it('prints the article and nothing of the page', async () => {
    await user.visit(`${origin}/large`);
    const pagesOf = async (): Promise<number> => {
      const pdf = await (page as unknown as Page).pdf();
      return pdf.toString('latin1').split('/Type /Page\n').length - 1;
    };
    await user.ask('read');
    // A thousand paragraphs take many sheets; a dialog as high as the window would take one.
    expect(await pagesOf()).toBeGreaterThan(10);
    await (page as unknown as Page).emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.body).display, null)).toBe('none');
    expect(await user.inLayer('.toolbar', (bar) => getComputedStyle(bar).display)).toBe('none');
    await (page as unknown as Page).emulateMedia({ media: null });
    await user.leave();
    expect(await page.evaluate(() => getComputedStyle(document.body).display, null)).toBe('block');
  });
});
