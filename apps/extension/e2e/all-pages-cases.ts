import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import type { TestStage } from './stage.ts';

/** The number of a page at the head of its own sentence. */
const NUMBERED = /(?:^| )(\d): /;

/** A text that is cut into several pages. */
export function allPagesCases(opened: () => TestStage<TestBrowser>): void {
  it.each(['/text', '/text/rtl'])(
    'joins all pages of %s in the reader and in what is saved',
    async (path) => {
      const { user, page, server, browser } = opened();
      await user.visit(`${server.origin}${path}/1`);
      await user.ask('read');
      const own = async (): Promise<string[]> => {
        const paragraphs = await user.inLayer('.content', (content) =>
          [...content.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''),
        );
        return paragraphs.flatMap((text) => NUMBERED.exec(text)?.[1] ?? []);
      };
      expect(await own()).toEqual(['1']);
      const before = server.requested.length;
      await user.click('[popovertarget=fovea-more]');
      await user.click('[data-all-pages=menu]');
      await expect.poll(own).toEqual(['1', '2', '3']);
      expect(server.requested.slice(before)).toEqual([`${path}/2`, `${path}/3`]);
      expect(await user.textOf('.status')).toBe('Pages joined: 3');
      // There is nothing more to join.
      expect(await user.count('[data-all-pages=end]')).toBe(0);
      expect(await user.count('[data-all-pages=menu]:not([hidden])')).toBe(0);
      await user.click('[popovertarget=fovea-save]');
      const file = await browser.download(page, () => user.click('[data-save=markdown]'));
      for (const number of [1, 2, 3]) expect(file.text).toContain(` ${number}: `);
      await page.keyboard.press('Escape');
      await user.leave();
    },
  );

  it('says so if a page cannot be had', async () => {
    const { user, server } = opened();
    await user.visit(`${server.origin}/text/2`);
    await user.page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('a[rel=next]')!.href = '/text/gone';
    }, null);
    await user.ask('read');
    await user.click('[popovertarget=fovea-more]');
    await user.click('[data-all-pages=menu]');
    await expect
      .poll(() => user.textOf('.status'))
      .toBe('The text goes on, but the next page could not be read.');
    await user.leave();
  });
}
