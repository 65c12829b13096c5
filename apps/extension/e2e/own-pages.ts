import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPage } from './browsers.ts';

/** Clicks an element of a page of the extension. */
export async function clickIn(page: TestPage, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((css) => {
    const element = document.querySelector<HTMLElement>(css)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await page.mouse.click(x, y);
}

/** Uses a file that exists only meanwhile. */
export async function withFile(text: string, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-file-'));
  await writeFile(join(folder, 'file.json'), text);
  await use(join(folder, 'file.json'));
  // The browser may still be reading it.
  setTimeout(() => void rm(folder, { recursive: true, force: true }), 10_000);
}
