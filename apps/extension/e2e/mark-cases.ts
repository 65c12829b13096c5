import { expect, it } from 'vitest';
import type { TestBrowser } from './browsers.ts';
import type { TestStage } from './stage.ts';

type Stage = TestStage<TestBrowser>;

/** Highlights on the page itself. */
export function markCases(opened: () => Stage): void {
  it.each(['/notes', '/notes/rtl'])(
    'highlights passages of %s in place, and finds them in the reader and after a change',
    async (path) => {
      const { user, page, server } = opened();
      await user.visit(`${server.origin}${path}`);
      const before = await user.state();
      await user.ask('mark');
      await select(opened(), 'article p:nth-of-type(2)');
      await user.click('[data-color=blue]');
      await expect.poll(() => marked(opened(), 'blue')).not.toBe('');
      const passage = await marked(opened(), 'blue');
      expect(passage.length).toBeGreaterThan(20);
      const inNote = <Value>(read: (note: HTMLTextAreaElement) => Value): Promise<Value> =>
        user.inLayer('.highlight-bar textarea', read as (note: Element) => Value);
      // A tab that another case opened may be in front, and get the keys.
      await expect
        .poll(async () => {
          await page.bringToFront();
          await user.click('.highlight-bar textarea');
          return inNote((note) => note.matches(':focus'));
        })
        .toBe(true);
      for (const key of ['a', 'h', 'a']) await page.keyboard.press(key);
      await expect.poll(() => inNote((note) => note.value)).toBe('aha');
      await user.leave();
      // Nothing of it is left on the page.
      expect(await marked(opened(), 'blue')).toBe('');
      expect(await user.state()).toBe(before);

      await user.ask('read');
      await user.waitFor('mark.highlight.blue');
      expect(await user.textOf('mark.highlight.blue')).toBe(passage);
      expect(await user.inLayer('mark.highlight.blue', ({ title }) => title)).toBe('aha');
      await user.leave();

      await page.evaluate(() => localStorage.setItem('notes', 'changed'), null);
      await user.visit(`${server.origin}${path}`);
      await user.ask('mark');
      await expect.poll(() => marked(opened(), 'blue')).not.toBe('');
      const now = await marked(opened(), 'blue');
      expect(now).not.toBe(passage);
      expect(now.slice(0, 12)).toBe(passage.slice(0, 12));

      await clickOn(opened(), 'blue');
      await user.waitFor('.highlight-bar:not(.is-new)');
      await user.click('[data-color=pink]');
      await expect.poll(() => marked(opened(), 'pink')).toBe(now);
      await user.click('[data-unhighlight]');
      await expect.poll(() => marked(opened(), 'pink')).toBe('');
      await user.leave();
      await page.evaluate(() => localStorage.setItem('notes', ''), null);
    },
  );
}

/** Selects the first line of an element of the page with the mouse. */
async function select({ page }: Stage, selector: string): Promise<void> {
  const { left, right, y } = await page.evaluate((css) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(css)!);
    const [line] = range.getClientRects();
    return { left: line!.left, right: line!.right, y: (line!.top + line!.bottom) / 2 };
  }, selector);
  await page.mouse.move(left + 1, y);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, y);
  await page.mouse.move(right - 1, y);
  await page.mouse.up();
}

async function clickOn({ page }: Stage, color: string): Promise<void> {
  const { x, y } = await page.evaluate((name) => {
    const [range] = CSS.highlights.get(`fovea-${name}`)!;
    const { left, top, width, height } = (range as Range).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, color);
  await page.mouse.click(x, y);
}

/** What is marked on the page in a colour, with single spaces, as it is shown. */
async function marked({ page }: Stage, color: string): Promise<string> {
  return await page.evaluate(
    (name) => [...(CSS.highlights.get(`fovea-${name}`) ?? [])].map(String).join('').split('  ').join(' '),
    color,
  );
}
