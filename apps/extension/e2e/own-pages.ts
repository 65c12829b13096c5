import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestPage } from './browsers.ts';

/** Clicks an element of a page of the extension, once it rests: lists above it are filled when they are loaded. */
export async function clickIn(page: TestPage, selector: string): Promise<void> {
  const { x, y } = await page.evaluate(async (css) => {
    const place = async (): Promise<{ x: number; y: number }> => {
      let element = document.querySelector<HTMLElement>(css);
      for (; element === null; element = document.querySelector<HTMLElement>(css))
        await new Promise((resolve) => setTimeout(resolve, 25));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    let now = await place();
    for (let isMoving = true; isMoving; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const before = now;
      now = await place();
      isMoving = before.x !== now.x || before.y !== now.y;
    }
    return now;
  }, selector);
  await page.mouse.click(x, y);
}

/** Restores the defaults on the page for the settings, and waits until they are stored: then it shows its fields anew. */
export async function restoreDefaults(settings: TestPage): Promise<void> {
  const fields = (css: string): Promise<number> =>
    settings.evaluate((all) => document.querySelectorAll(all).length, css);
  await expect.poll(() => fields('#look > *')).toBeGreaterThan(0);
  await settings.evaluate(() => document.querySelector('#look > *')?.setAttribute('data-before', ''), null);
  await clickIn(settings, '#defaults');
  await expect.poll(() => fields('[data-before]')).toBe(0);
}

/** Uses a file that exists only meanwhile. */
export async function withFile(text: string, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-file-'));
  await writeFile(join(folder, 'file.json'), text);
  await use(join(folder, 'file.json'));
  // The browser may still be reading it.
  setTimeout(() => void rm(folder, { recursive: true, force: true }), 10_000);
}
