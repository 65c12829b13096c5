import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { openChromium, openFirefox, type TestBrowser, type TestPage } from './browsers.ts';
import type { Spied } from './hostile-pages.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';

const SECRET = [...'secret'];

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

  /** The events that the page received, and the parts of the layer that it got hold of. */
  const spied = (): Promise<{ heard: string[]; caught: string[] }> =>
    page.evaluate(() => {
      const { heard, caught } = globalThis as Spied;
      return { heard, caught };
    }, null);
  const nothing = { heard: [], caught: [] };

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  const annotator = (): Promise<string> =>
    user.inLayer('.field input', (field) => (field as HTMLInputElement).value);

  it('cannot run code while the layer is created, and gets no root and no frame', async () => {
    await page.evaluate(() => void (globalThis as Spied).called.splice(0), null);
    await page.evaluate(() => dispatchEvent(new CustomEvent('fovea-test', { detail: 'read' })), null);
    await expect.poll(() => page.evaluate(layers, null)).toBe(1);
    // Before the test looks into the layer, which calls patched functions too.
    expect(await page.evaluate(() => (globalThis as Spied).called, null)).toEqual([]);
    const found = await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-fovea-layer]')!;
      let internals = 'none';
      try {
        internals = String(host.attachInternals().shadowRoot);
      } catch {
        // Expected: only custom elements have them.
      }
      const frames = [window.length, document.querySelectorAll('iframe').length];
      return { internals, name: host.localName, frames };
    }, null);
    expect(found).toEqual({ internals: 'none', name: 'div', frames: [0, 0] });
    expect(await spied()).toEqual(nothing);
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

  it.each(COMMANDS)('receives no keys in mode %s, however early it listens', async (command) => {
    await user.ask(command);
    await press('x', '+', '-', 'PageDown', ' ', 'Tab', 'ArrowUp', 'ArrowDown', '1');
    expect(await spied()).toEqual(nothing);
    await user.leave();
  });

  it('receives nothing of what is clicked, typed and copied', async () => {
    await user.ask('annotate');
    await user.click('.field input');
    await press(...SECRET);
    expect(await annotator()).toContain('secret');
    await user.click('.choice:first-of-type');
    await user.leave();
    expect((await spied()).caught).toEqual([]);
    expect((await spied()).heard.filter((event) => event !== 'keyup Escape')).toEqual([]);

    await user.ask('read');
    await page.evaluate(() => void (globalThis as Spied).heard.splice(0), null);
    await user.click('.content');
    await page.keyboard.down('Control');
    await press('a', 'c');
    await page.keyboard.up('Control');
    // A link to a part of the page: the page sees the navigation, but not the link.
    await user.click('.content a');
    expect(await page.evaluate(() => String(getSelection()), null)).toBe('');
    expect(await spied()).toEqual(nothing);
  });

  it.each([
    ['over and over', '/hostile', (): void => void setInterval(() => window.focus(), 0)],
    [
      'by every means',
      '/hostile',
      () => {
        const trap = document.querySelector<HTMLElement>('#trap')!;
        setInterval(() => {
          (document.activeElement as HTMLElement).blur();
          trap.focus();
          trap.click();
        }, 0);
      },
    ],
    [
      'at every chance',
      '/hostile',
      () => {
        const steal = (): void => window.focus();
        for (const type of ['focus', 'blur', 'focusin', 'focusout']) addEventListener(type, steal, true);
        steal();
      },
    ],
    [
      'from a frame',
      '/hostile-framed',
      () => {
        const spy = document.querySelector('iframe')!.contentWindow!;
        setInterval(() => {
          spy.focus();
          spy.document.querySelector<HTMLElement>('#trap')!.focus();
        }, 0);
      },
    ],
  ] as const)('cannot take the focus %s', async (_how, path, steal) => {
    await user.visit(`${stage.server.origin}${path}`);
    await user.ask('annotate');
    await user.type('.field input', '');
    await user.click('.field input');
    await page.evaluate(steal, null);
    await press(...SECRET);
    const { heard } = await spied();
    expect(heard.filter((event) => event.includes('key'))).toEqual([]);
    // The layer may also have closed.
    if ((await page.evaluate(layers, null)) === 0) return;
    expect(await annotator()).toBe('secret');
    await user.leave();
  });

  it.each([
    ['removes it', () => document.querySelector('[data-fovea-layer]')!.remove()],
    ['moves it', () => document.body.append(document.querySelector('[data-fovea-layer]')!)],
    [
      'puts it back where it was',
      () => document.documentElement.append(document.querySelector('[data-fovea-layer]')!),
    ],
    [
      'moves it as it is',
      () => {
        const host = document.querySelector('[data-fovea-layer]')!;
        const body = document.body as unknown as { moveBefore?(node: Node, child: Node | null): void };
        // Firefox has no such way to move.
        if (body.moveBefore === undefined) document.body.append(host);
        else body.moveBefore(host, null);
      },
    ],
    [
      'rewrites itself',
      () => {
        const copy = document.documentElement.cloneNode(true) as Element;
        copy.querySelector('[data-fovea-layer]')?.remove();
        document.documentElement.replaceWith(copy);
      },
    ],
    [
      'opens itself anew',
      () => {
        document.open();
        document.write('<!DOCTYPE html><title>Anew</title><p>Another page.</p>');
        document.close();
      },
    ],
  ] as const)('that %s only closes it', async (_what, act) => {
    await user.ask('read');
    await page.evaluate(act as () => void, null);
    await user.waitFor(null);
    expect((await spied()).caught).toEqual([]);
    await user.visit(`${stage.server.origin}/hostile`);
    await user.ask('read');
    expect(await user.textOf('.head h1')).toBe('A page that is after us');
    await user.leave();
  });

  it('that removes it at once only closes it, and stays as it was', async () => {
    const before = await user.state();
    await page.evaluate(() => {
      const counted = globalThis as unknown as { seen: number };
      counted.seen = 0;
      new MutationObserver(() => {
        const host = document.querySelector('[data-fovea-layer]');
        if (host !== null) counted.seen++;
        host?.remove();
      }).observe(document, { childList: true, subtree: true });
    }, null);
    for (const command of COMMANDS) {
      await page.evaluate((detail) => dispatchEvent(new CustomEvent('fovea-test', { detail })), command);
      const seen = (): Promise<number> =>
        page.evaluate(() => (globalThis as unknown as { seen: number }).seen, null);
      await expect.poll(seen).toBe(COMMANDS.indexOf(command) + 1);
    }
    await user.waitFor(null);
    expect(await user.state()).toBe(before);
    expect(await spied()).toEqual(nothing);
  });

  it('cannot navigate the frame with a service worker', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/hostile-worker.js');
      while (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => setTimeout(resolve, 25));
    }, null);
    try {
      await user.visit(`${stage.server.origin}/hostile`);
      await user.ask('read');
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            navigator.serviceWorker.onmessage = resolve;
            navigator.serviceWorker.controller!.postMessage('go');
          }).then(() => undefined),
        null,
      );
      // Either the service worker finds no frame, or the layer closes.
      expect(await user.count('.forged')).toBe(0);
      expect(await user.count('.article')).toBe(await page.evaluate(layers, null));
    } finally {
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      }, null);
    }
  });
});

function layers(): number {
  return document.querySelectorAll('[data-fovea-layer]').length;
}
