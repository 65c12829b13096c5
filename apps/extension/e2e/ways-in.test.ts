import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChromiumBrowser,
  openChromium,
  openFirefox,
  type TestBrowser,
  type TestPage,
} from './browsers.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';
import { chromiumWaysIn, firefoxWaysIn, type WaysIn } from './ways-in.ts';

const openShippedChromium = async (): Promise<TestBrowser & { ways: WaysIn }> => {
  const browser = await openChromium({ isShipped: true });
  return { ...browser, ways: chromiumWaysIn(browser) };
};

const openShippedFirefox = async (): Promise<TestBrowser & { ways: WaysIn }> => {
  const browser = await openFirefox({ isShipped: true });
  return { ...browser, ways: firefoxWaysIn(browser) };
};

describe.each([
  ['Chromium', openShippedChromium],
  ['Firefox', openShippedFirefox],
] as const)('the package as it is shipped, in %s', (name, open) => {
  let stage: TestStage<TestBrowser & { ways: WaysIn }>;
  let page: TestPage;
  let user: User;

  beforeAll(async () => {
    stage = await openStage(open);
    ({ page, user } = stage);
  }, START_MS);

  afterAll(() => stage?.close(), START_MS);

  /** What is visible of a closed layer from outside: whether it exists, and what is left of the page. */
  const seen = (): Promise<{ hasLayer: boolean; hasMenu: boolean }> =>
    page.evaluate(() => {
      const hasMenu = document.querySelector('nav')!.checkVisibility({ visibilityProperty: true });
      return { hasLayer: document.querySelector('[data-fovea-layer]') !== null, hasMenu };
    }, null);

  it('opens by the button, by the shortcut and from the context menu, and closes again', async () => {
    const { ways } = stage.browser;
    const untouched = { hasLayer: false, hasMenu: true };
    await user.visit(`${stage.server.origin}/strict`);
    const before = await user.state();
    expect(await seen()).toEqual(untouched);

    await ways.pressButton(page);
    await expect.poll(seen).toEqual({ hasLayer: true, hasMenu: true });
    await ways.pressButton(page);
    await expect.poll(seen).toEqual(untouched);

    for (const way of [ways.pressShortcut, ways.chooseFromMenu]) {
      await way(page);
      await expect.poll(seen).toEqual({ hasLayer: true, hasMenu: false });
      await user.leave();
      expect(await user.state()).toBe(before);
    }
  });

  // Firefox has no such list; its linter reads the package (`scripts/test/checks.mjs`).
  if (name === 'Chromium')
    it('is loaded without a word of complaint', async () => {
      const { context } = stage.browser as TestBrowser as ChromiumBrowser;
      const list = await context.newPage();
      await list.goto('chrome://extensions');
      const loaded = await list.evaluate(async () => {
        interface Info {
          readonly name: string;
          readonly state: string;
          readonly manifestErrors: readonly unknown[];
          readonly runtimeErrors: readonly unknown[];
        }
        const api = (
          globalThis as unknown as { chrome: { developerPrivate: { getExtensionsInfo(): Promise<Info[]> } } }
        ).chrome;
        return (await api.developerPrivate.getExtensionsInfo()).map(
          ({ name, state, manifestErrors, runtimeErrors }) => {
            return { name, state, manifestErrors, runtimeErrors };
          },
        );
      });
      expect(loaded).toContainEqual({
        name: 'Fovea',
        state: 'ENABLED',
        manifestErrors: [],
        runtimeErrors: [],
      });
    });
});
