import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import type { TestStage } from './stage.ts';

/** How the article and the marks over the page are laid out. */
export function layoutCases(opened: () => TestStage<TestBrowser>): void {
  const visit = (path: string): Promise<void> => opened().user.visit(`${opened().server.origin}${path}`);

  it.each(['/wide', '/wide/contents', '/wide/rtl'])(
    'gives the table and the code of %s the room beside the text',
    async (path) => {
      const { user } = opened();
      await visit(path);
      await user.ask('read');
      const { text, wides, room, gap } = await user.inLayer('.article', (article) => {
        const box = (
          element: Element | null,
        ): { left: number; right: number; top: number; bottom: number } => {
          const { left, right, top, bottom } = element!.getBoundingClientRect();
          return { left, right, top, bottom };
        };
        const first = article.querySelector('.content :is(h2, p)');
        return {
          text: box(article.querySelector('.content p')),
          wides: [...article.querySelectorAll('.wide')].map(box),
          room: box(article.parentElement),
          gap: box(first).top - box(article.querySelector('.facts')).bottom,
        };
      });
      expect(wides).toHaveLength(2);
      for (const wide of wides) {
        expect(wide.right - wide.left).toBeGreaterThan(text.right - text.left + 60);
        expect(wide.left).toBeGreaterThanOrEqual(room.left);
        expect(wide.right).toBeLessThanOrEqual(room.right);
      }
      // The page's own heading is gone, and so is its place.
      expect(gap).toBeGreaterThan(10);
      expect(gap).toBeLessThan(50);
      // Nothing makes the whole article scroll sideways, and what does scroll is reached with the keyboard.
      const overflow = await user.inLayer('.scroller', (s) => s.scrollWidth - s.clientWidth);
      expect(overflow).toBe(0);
      await user.waitFor('.wide:has(pre)[tabindex="0"]');
      await user.leave();
    },
  );

  it('scrolls the article with the wheel over the bar above it', async () => {
    const { user, page, browser } = opened();
    await visit('/large');
    await user.ask('read');
    const { x, y } = await user.placeOf('.toolbar');
    await page.mouse.move(x, y);
    await browser.wheel(page, 300);
    await expect.poll(() => user.inLayer('.scroller', ({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await user.leave();
  });

  it('marks title, author and date as what they are, not as left out', async () => {
    const { user, page } = opened();
    await visit('/wide');
    const headline = await page.evaluate(() => {
      const { left, top, width, height } = document.querySelector('h1')!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, null);
    await user.ask('why');
    for (const kind of ['title', 'byline', 'date']) expect(await user.count(`rect.${kind}`), kind).toBe(2);
    const covering = await page.evaluate(({ x, y }) => {
      const { shadowRoot } = document.querySelector('[data-fovea-layer]')!;
      return [...shadowRoot!.querySelectorAll('rect.removed')].filter((rect) => {
        const { left, right, top, bottom } = rect.getBoundingClientRect();
        return left < x && x < right && top < y && y < bottom;
      }).length;
    }, headline);
    expect(covering).toBe(0);
    await user.leave();
    await user.ask('pick');
    for (const kind of ['title', 'byline', 'date']) expect(await user.count(`.box.${kind}`), kind).toBe(1);
    expect(await user.inLayer('.veil', ({ style }) => style.clipPath.split('M').length)).toBeGreaterThan(2);
    await user.leave();
  });
}
