import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import type { TestStage } from './stage.ts';

/** How a page opens that takes long to read. */
export function largePageCases(opened: () => TestStage<TestBrowser>): void {
  it('shows the beginning of a very large page first, and then the rest where the user is', async () => {
    const { user, page, server } = opened();
    await user.visit(`${server.origin}/large/30000`);
    const before = await user.state();
    await page.evaluate(() => dispatchEvent(new CustomEvent('fovea-test', { detail: 'read' })), null);
    await user.waitFor('.reader.is-partial .article');
    expect(await user.textOf('.head h1')).toBe('A long page');
    expect(await user.textOf('.notes')).toBe('The rest of this long page is being read.');
    const beginning = await user.count('.content p');
    expect(beginning).toBeGreaterThan(100);
    await page.keyboard.press('PageDown');
    await expect.poll(() => user.inLayer('.scroller', ({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
    const scrolled = await user.inLayer('.scroller', ({ scrollTop }) => scrollTop);
    await user.waitFor('.reader:not(.is-partial) .article');
    // Not all 6,000: they are equal, and the method takes some of them for furniture.
    expect(await user.count('.content p')).toBeGreaterThan(4000);
    expect(await user.count('.notes')).toBe(0);
    expect(await user.inLayer('.scroller', ({ scrollTop }) => scrollTop)).toBeGreaterThanOrEqual(scrolled);
    await user.leave();
    // What was long is taken apart in many steps.
    expect(await user.state()).toBe(before);
  });

  it('goes from the reader to the other modes on a large page', async () => {
    const { user, server } = opened();
    await user.visit(`${server.origin}/large/5000`);
    await user.ask('read');
    await user.ask('pick');
    expect(await user.inLayer('.box.chosen', (box) => box.getBoundingClientRect().height)).toBeGreaterThan(
      10,
    );
    await user.ask('why');
    await user.leave();
  });
}
