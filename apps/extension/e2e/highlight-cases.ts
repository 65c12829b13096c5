import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import { clickIn } from './own-pages.ts';
import type { TestStage } from './stage.ts';

type Stage = TestStage<TestBrowser>;

/** Highlights and notes: on the page, after it has changed, in files, and in the list of all. */
export function highlightCases(opened: () => Stage): void {
  it.each(['/notes', '/notes/rtl'])(
    'keeps highlights and notes on %s, also when the page has changed',
    async (path) => {
      const { user, page } = opened();
      await visitAgain(opened(), path);
      await drag(opened(), '.content p:nth-of-type(2)');
      await user.click('[data-color=green]');
      await user.waitFor('mark.highlight.green');
      const passage = await marked(opened());
      expect(passage.length).toBeGreaterThan(20);
      await user.click('.highlight-bar textarea');
      for (const key of ['a', 'h', 'a']) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await user.leave();

      await visitAgain(opened(), path);
      await user.waitFor('mark.highlight');
      expect(await marked(opened())).toBe(passage);
      expect(await user.inLayer('mark.highlight', ({ title }) => title)).toBe('aha');
      await user.leave();

      // The page gets a paragraph before it, and other words in the middle of it.
      await becomes(opened(), 'changed');
      await visitAgain(opened(), path);
      await user.waitFor('mark.highlight');
      const now = await marked(opened());
      expect(now).not.toBe(passage);
      expect(now.slice(0, 12)).toBe(passage.slice(0, 12));
      expect(now.slice(-12)).toBe(passage.slice(-12));

      await user.click('mark.highlight');
      await user.waitFor('.highlight-bar:popover-open:not(.is-new)');
      await user.click('[data-color=pink]');
      await user.waitFor('mark.highlight.pink');
      await page.keyboard.press('Escape');
      await user.leave();
      await becomes(opened(), '');
    },
  );

  it('says which highlights are gone, highlights with a key, and saves them with the Markdown', async () => {
    const { user, page, browser, server } = opened();
    await user.visit(`${server.origin}/notes`);
    await becomes(opened(), 'gone');
    await visitAgain(opened(), '/notes');
    await user.waitFor('.status:not(:empty)');
    expect(await user.textOf('.status')).toBe('Highlights that are no longer on this page: 1');
    await drag(opened(), '.content p:nth-of-type(3)');
    await page.keyboard.press('h');
    await user.waitFor('mark.highlight.yellow, mark.highlight.pink');
    const passage = await marked(opened());
    await page.keyboard.press('Escape');
    await user.click('[popovertarget=fovea-save]');
    const file = await browser.download(page, () => user.click('[data-save=markdown]'));
    expect(file.text).toContain('\n## Highlights\n\n> ');
    expect(file.text).toContain(`> ${passage} [↗](${server.origin}/notes#:~:text=`);
    await page.keyboard.press('Escape');
    await user.leave();
    await becomes(opened(), '');
  });
  listCase(opened);
}

function listCase(opened: () => Stage): void {
  it('lists all highlights, exports and removes them', async () => {
    const { browser, server } = opened();
    const pages = await browser.extensionPage('highlights.html');
    const passages = (): Promise<number> =>
      pages.evaluate(() => document.querySelectorAll('.passage').length, null);
    await expect.poll(passages).toBe(3);
    const markdown = await browser.download(pages, () => clickIn(pages, '#markdown'));
    expect(markdown.text).toContain(`<${server.origin}/notes>`);
    expect(markdown.text).toContain('\naha\n');
    const json = await browser.download(pages, () => clickIn(pages, '#annotations'));
    const { items } = JSON.parse(json.text) as { items: { type: string; target: { source: string } }[] };
    expect(items.map(({ type }) => type)).toEqual(Array(3).fill('Annotation'));
    for (let left = 2; left >= 0; left--) {
      await clickIn(pages, '.passage button');
      await expect.poll(passages).toBe(left);
    }
    await pages.close();
  });
}

/** Selects with the mouse from the first to the last character of the line in which some words stand. */
async function drag({ user, page }: Stage, selector: string): Promise<void> {
  const { left, right, y } = await user.inLayer(selector, (element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    return { left: line!.left, right: line!.right, y: (line!.top + line!.bottom) / 2 };
  });
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, y);
  await page.mouse.move(right - 1, y);
  await page.mouse.up();
  await user.waitFor('.highlight-bar:popover-open');
}

async function marked({ user }: Stage): Promise<string> {
  return await user.inLayer('.content', (content) =>
    [...content.querySelectorAll('mark.highlight')].map(({ textContent }) => textContent).join('|'),
  );
}

/** The page is in another state from its next visit on. */
async function becomes({ page }: Stage, state: string): Promise<void> {
  await page.evaluate((now) => localStorage.setItem('notes', now), state);
}

async function visitAgain({ user, server }: Stage, path: string): Promise<void> {
  await user.visit(`${server.origin}${path}`);
  await user.ask('read');
}
