import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChromium, openFirefox, type TestBrowser, type TestPage } from './browsers.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';

/** What the page `/hostile` has observed. */
type Spied = typeof globalThis & { heard: string[]; roots: string[] };

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
] as const)('a page that is after the layer, in %s', (_, open) => {
  let stage: TestStage<TestBrowser>;
  let page: TestPage;
  let user: User;

  beforeAll(async () => {
    stage = await openStage<TestBrowser>(open);
    ({ page, user } = stage);
  }, START_MS);
  afterAll(() => stage?.close(), START_MS);
  beforeEach(() => user.visit(`${stage.server.origin}/hostile`));

  it('cannot run code while the layer is created, and gets no root', async () => {
    await user.ask('read');
    const found = await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-fovea-layer]')!;
      let internals = 'none';
      try {
        internals = String(host.attachInternals().shadowRoot);
      } catch {
        // Expected: only custom elements have them.
      }
      return { internals, name: host.localName, roots: (globalThis as Spied).roots };
    }, null);
    expect(found).toEqual({ internals: 'none', name: 'div', roots: [] });
    await user.leave();
  });

  it('cannot press keys or click for the user', async () => {
    await user.ask('annotate');
    await page.evaluate(() => {
      const key = (name: string): KeyboardEvent =>
        new KeyboardEvent('keydown', {
          key: name,
          code: name,
          bubbles: true,
          cancelable: true,
          composed: true,
        });
      for (const name of ['1', 'Enter', 'Escape']) {
        dispatchEvent(key(name));
        document.querySelector('[data-fovea-layer]')!.dispatchEvent(key(name));
      }
    }, null);
    // Escape would have closed it.
    expect(await user.count('.crumbs')).toBe(1);
    await user.leave();
  });

  it('receives no keys that are meant for the layer', async () => {
    await user.ask('annotate');
    await user.click('.field input');
    await page.keyboard.press('x');
    expect(await user.inLayer('.field input', (field) => (field as HTMLInputElement).value)).toContain('x');
    expect(await page.evaluate(() => (globalThis as Spied).heard, null)).toEqual([]);
    await user.leave();
  });

  it.each(['remove', 'move', 'rewrite'])('that would %s the layer only closes it', async (way) => {
    await user.ask('read');
    await page.evaluate((what) => {
      const host = document.querySelector('[data-fovea-layer]')!;
      if (what === 'remove') host.remove();
      else if (what === 'move') document.body.append(host);
      else {
        const copy = document.documentElement.cloneNode(true) as Element;
        copy.querySelector('[data-fovea-layer]')?.remove();
        document.documentElement.replaceWith(copy);
      }
    }, way);
    await user.waitFor(null);
    await user.ask('read');
    expect(await user.textOf('.head h1')).toBe('A page that is after us');
    await user.leave();
  });
});
