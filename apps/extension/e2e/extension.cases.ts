import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPagesCases } from './all-pages-cases.ts';
import { aloudCases } from './aloud-cases.ts';
import { bookCases } from './book-cases.ts';
import type { TestBrowser, TestPage } from './browsers.ts';
import { correctCases } from './correct-cases.ts';
import { highlightCases } from './highlight-cases.ts';
import { largePageCases } from './large-page-cases.ts';
import { layoutCases } from './layout-cases.ts';
import { markCases } from './mark-cases.ts';
import { movedBoxes } from './moved-boxes.ts';
import { expectedOf, FIXTURES } from './pages.ts';
import { settingsCases } from './settings-cases.ts';
import { siteCases } from './site-cases.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';

/** Everything that works the same in both browsers; each has a file of its own, because Firefox belongs to the long tests. */
export function extensionCases(
  name: string,
  open: () => Promise<TestBrowser>,
  ownCases: (opened: () => TestStage<TestBrowser>) => void = () => {},
): void {
  describe(`the extension in ${name}`, () => {
    let stage: TestStage<TestBrowser>;
    let page: TestPage;
    let user: User;

    beforeAll(async () => {
      stage = await openStage<TestBrowser>(open);
      ({ page, user } = stage);
    }, START_MS);

    afterAll(() => stage?.close(), START_MS);

    const visit = (path: string): Promise<void> => user.visit(`${stage.server.origin}${path}`);

    const withControl = async (key: string): Promise<void> => {
      await page.keyboard.down('Control');
      await page.keyboard.press(key);
      await page.keyboard.up('Control');
    };

    it.each(FIXTURES)('reads %s and leaves the page as it was', async (slug) => {
      const expected = expectedOf(slug);
      await visit(`/pages/${slug}`);
      await page.evaluate(() => scrollTo(0, 150), null);
      const before = await user.state();
      await user.ask('read');
      expect(await user.textOf('.head h1')).toBe(expected.title);
      const look = await user.inLayer('.article', (article) => {
        const { direction } = getComputedStyle(article);
        return { lang: article.lang, direction, length: article.textContent?.length ?? 0 };
      });
      expect(look).toMatchObject({ lang: expected.lang, direction: expected.dir });
      // Keys scroll the article at once.
      expect(await user.inLayer('.scroller', (scroller) => scroller.matches(':focus'))).toBe(true);
      expect(look.length).toBeGreaterThan(300);
      await user.leave();
      expect(await user.state()).toBe(before);
    });

    it('remembers its settings', async () => {
      await visit('/pages/en-news-two-sidebars');
      await user.ask('read');
      await user.click('[popovertarget=fovea-look]');
      await user.click('.theme-sepia');
      await user.click('.font-sans');
      const dressed = (): Promise<string> =>
        user.inLayer('.reader', ({ dataset }) => `${dataset['theme']} ${dataset['font']}`);
      expect(await dressed()).toBe('sepia sans');
      // The first Escape closes the panel, the second the reader.
      await page.keyboard.press('Escape');
      await user.leave();
      await visit('/pages/ja-news-portal');
      await user.ask('read');
      expect(await dressed()).toBe('sepia sans');
      expect(await user.inLayer('.reader', (reader) => getComputedStyle(reader).backgroundColor)).toBe(
        'rgb(246, 237, 218)',
      );
    });

    it('loads pictures only if allowed', async () => {
      await visit('/pages/ja-news-portal');
      await user.ask('read');
      // Every change of the settings lays out the article again, which takes a while on a busy machine.
      const pictures = (): Promise<number> => user.count('.article img');
      await expect.poll(pictures).toBeGreaterThan(0);
      const all = await pictures();
      await user.click('[popovertarget=fovea-look]');
      await user.click('#fovea-look .switch input');
      await expect.poll(pictures).toBe(0);
      await user.click('#fovea-look .switch input');
      await expect.poll(pictures).toBe(all);
    });

    it.each(['/zoo/news-sidebar/en', '/zoo/vertical/ja', '/pages/en-news-two-sidebars'])(
      'leaves every box of the isolated content of %s in its place',
      async (path) => {
        await visit(path);
        expect(await movedBoxes(user)).toEqual([]);
      },
    );

    it('isolates the content in place and restores exactly the same page', async () => {
      await visit('/parts');
      await user.ask('why');
      await user.choose('select', 'semantic-markup');
      await user.leave();
      await page.evaluate(() => {
        document.querySelector('#wrap')!.scrollTop = 70;
        document.querySelector<HTMLElement>('#field')!.focus();
        scrollTo(0, 120);
      }, null);
      const before = await user.state();
      const seen = (): Promise<readonly string[]> =>
        page.evaluate(() => {
          const isSeen = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true });
          return [...document.querySelectorAll('nav, #long, #field, main, article, footer')]
            .filter(isSeen)
            .map(({ localName }) => localName);
        }, null);
      await user.ask('isolate');
      expect((await seen()).includes('article')).toBe(true);
      expect((await seen()).filter((name) => ['nav', 'ul', 'input', 'footer'].includes(name))).toEqual([]);
      // In its own colours.
      expect(
        await page.evaluate(() => getComputedStyle(document.querySelector('article')!).color, null),
      ).toBe('rgb(20, 60, 20)');
      await user.leave();
      expect(await seen()).toContain('footer');
      expect(await user.state()).toBe(before);
    });

    it('lets the user include more or less, or choose something else', async () => {
      await visit('/zoo/news-sidebar/en');
      const before = await user.state();
      await user.ask('pick');
      const area = (): Promise<number> =>
        user.inLayer('.boxes', (boxes) => {
          const sizes = [...boxes.querySelectorAll<HTMLElement>('.chosen')].map(({ style }) => {
            return Number.parseFloat(style.width) * Number.parseFloat(style.height);
          });
          return Math.round(sizes.reduce((sum, size) => sum + size, 0));
        });
      const first = await area();
      await page.keyboard.press('+');
      const wider = await area();
      expect(wider).toBeGreaterThan(first);
      await page.keyboard.press('-');
      expect(await area()).toBe(first);
      await page.keyboard.press('-');
      expect(await area()).toBeLessThan(first);
      const headline = await page.evaluate(() => {
        scrollTo(0, 0);
        const { left, top } = document.querySelector('h1')!.getBoundingClientRect();
        return { x: left + 20, y: top + 10, text: document.querySelector('h1')!.textContent };
      }, null);
      await page.mouse.click(headline.x, headline.y);
      await page.keyboard.press('Enter');
      await user.waitFor('.article');
      expect((await user.textOf('.article')).trim()).toContain(headline.text);
      expect((await user.textOf('.content')).length).toBeLessThan(200);
      // The keys work in the reader too.
      await page.keyboard.press('+');
      expect((await user.textOf('.content')).length).toBeGreaterThan(200);
      await user.leave();
      expect(await user.state()).toBe(before);
    });

    it('shows why, for each method that can draw', async () => {
      await visit('/zoo/news-sidebar/ja');
      await user.ask('why');
      for (const [method, shape] of [
        ['gce', 'circle.centre'],
        ['layout-analysis', 'rect.main-column'],
        ['r4', 'rect.chosen'],
        ['semantic-markup', 'rect.removed'],
      ] as const) {
        await user.choose('select', method);
        expect(await user.count(shape), method).toBeGreaterThan(0);
      }
      await user.choose('select', '');
      await user.leave();
    });

    it('saves every format to a file', async () => {
      await visit('/pages/zh-hans-news');
      const { title } = expectedOf('zh-hans-news');
      await user.ask('read');
      for (const [format, ending, begins] of [
        ['markdown', '.md', '---\ntitle: "'],
        ['html', '.html', '<!DOCTYPE html>\n<html lang="zh'],
        ['text', '.txt', title],
      ] as const) {
        await user.click('[popovertarget=fovea-save]');
        const file = await stage.browser.download(page, () => user.click(`[data-save=${format}]`));
        expect(file.name.endsWith(ending), file.name).toBe(true);
        expect(file.text.startsWith(begins), file.text.slice(0, 80)).toBe(true);
        expect(file.text).toContain(title);
        await page.keyboard.press('Escape');
      }
    });

    it.each([
      ['Markdown', '[data-copy=markdown]', 'In a shadow root'],
      ['a note for Obsidian', '[data-obsidian]', 'In a shadow root'],
      ['a citation', '[data-cite]', '/parts'],
    ])('copies %s to the clipboard', async (_, button, expected) => {
      await visit('/parts');
      await user.ask('read');
      await user.click('[popovertarget=fovea-save]');
      await user.inLayer('#fovea-save', keepFollowed);
      await user.click(button);
      await user.waitFor('.status:not(:empty)');
      if (button === '[data-obsidian]') {
        await user.waitFor('[data-followed]');
        const note = await user.inLayer('[data-followed]', ({ dataset }) => dataset['followed']!);
        expect(decodeURIComponent(note)).toMatch(/^obsidian:\/\/new\?file=.*A page in parts.*&clipboard$/u);
      }
      await page.keyboard.press('Escape');
      await user.leave();
      await page.evaluate(() => {
        const field = document.createElement('textarea');
        document.body.prepend(field);
        field.focus();
      }, null);
      await withControl('v');
      const pasted = await page.evaluate(() => document.querySelector('textarea')!.value, null);
      expect(pasted).toContain('A page in parts');
      expect(pasted).toContain(expected);
    });

    it('copies text without the colours of the theme', async () => {
      await visit('/parts');
      await user.ask('read');
      for (const key of ['a', 'c']) await withControl(key);
      await user.leave();
      await page.evaluate(() => {
        const field = document.createElement('div');
        field.contentEditable = 'true';
        document.body.prepend(field);
        field.focus();
      }, null);
      await withControl('v');
      const pasted = await page.evaluate(() => document.querySelector('[contenteditable]')!.innerHTML, null);
      expect(pasted).toContain('The content of this page is a handful of paragraphs');
      expect(pasted).not.toContain('rgb');
    });

    it('reads vertical pages vertically', async () => {
      await visit('/zoo/vertical/ja');
      await user.ask('read');
      expect(await user.inLayer('.article', (article) => getComputedStyle(article).writingMode)).toBe(
        'vertical-rl',
      );
      await user.leave();
    });

    it('reads pages whose policy forbids everything, in its own style', async () => {
      await visit('/strict');
      await user.ask('read');
      expect(await user.textOf('.article')).toContain('Nothing may be loaded here');
      expect(await user.inLayer('.toolbar', (bar) => getComputedStyle(bar).display)).toBe('flex');
      await user.leave();
      await user.ask('isolate');
      expect(
        await page.evaluate(
          () => document.querySelector('nav')!.checkVisibility({ checkVisibilityCSS: true }),
          null,
        ),
      ).toBe(false);
      await user.leave();
    });

    it('reads and isolates a page whose policy puts it into a sandbox', async () => {
      await visit('/sandboxed');
      const before = await user.state();
      await user.ask('read');
      expect(await user.textOf('.head h1')).toBe('A long page');
      await user.click('[popovertarget=fovea-look]');
      await page.keyboard.press('Escape');
      for (const command of ['isolate', 'pick', 'why', 'annotate'] as const) {
        await user.leave();
        await user.ask(command);
      }
      await user.leave();
      expect(await user.state()).toBe(before);
    });

    it.each(['isolate', 'pick', 'why', 'annotate'] as const)(
      'scrolls the page below with the keys for that, mode %s',
      async (command) => {
        await visit('/large');
        await user.ask(command);
        const scrolled = (): Promise<number> => page.evaluate(() => scrollY, null);
        const before = await scrolled();
        await page.keyboard.press('PageDown');
        await expect.poll(scrolled).toBeGreaterThan(before + 300);
        await page.keyboard.press('PageUp');
        await expect.poll(scrolled).toBe(before);
        await user.leave();
      },
    );

    it('reads and isolates what is in a frame of the same site', async () => {
      await visit('/framed');
      const before = await user.state();
      await user.ask('read');
      expect(await user.textOf('.content')).toContain('as it did in the nineties');
      await user.leave();
      await user.ask('pick');
      const place = await page.evaluate(() => {
        const frame = document.querySelector('iframe')!;
        const { left, top } = frame.contentDocument!.querySelector('article p')!.getBoundingClientRect();
        const outer = frame.getBoundingClientRect();
        return { x: outer.left + left + 30, y: outer.top + top + 12 };
      }, null);
      await page.mouse.click(place.x, place.y);
      await page.keyboard.press('+');
      await user.click('.bar .text-button:nth-of-type(4)');
      const seen = (): Promise<(boolean | undefined)[]> =>
        page.evaluate(() => {
          const inner = document.querySelector('iframe')!.contentDocument!;
          const isSeen = (element: Element | null): boolean | undefined =>
            element?.checkVisibility({ checkVisibilityCSS: true });
          const [note, article] = [inner.querySelector('#note'), inner.querySelector('article')];
          return [document.querySelector('footer'), note, article].map(isSeen);
        }, null);
      await expect.poll(seen, { timeout: 20_000 }).toEqual([false, false, true]);
      await user.leave();
      expect(await user.state()).toBe(before);
    });

    it('says so if there is nothing to read', async () => {
      await visit('/empty');
      await user.ask('read');
      expect(await user.count('.notes p')).toBe(1);
      await user.leave();
    });

    it('finds later content when it reads the page again', async () => {
      await visit('/parts');
      await user.ask('read');
      await page.evaluate(() => {
        const late = document.createElement('p');
        late.textContent =
          'A paragraph that a script has brought after the reader had been opened, late but welcome.';
        document.querySelector('article')!.append(late);
      }, null);
      expect(await user.textOf('.content')).not.toContain('late but welcome');
      await user.click('[popovertarget=fovea-more]');
      await user.click('[data-reread]');
      await user.waitFor('.status:not(:empty)');
      expect(await user.textOf('.content')).toContain('late but welcome');
      await user.leave();
    });

    it('makes no network requests of its own', async () => {
      await visit('/strict');
      const before = stage.server.requested.length;
      for (const command of ['read', 'isolate', 'why', 'annotate'] as const) {
        await user.ask(command);
        await user.leave();
      }
      expect(stage.server.requested.slice(before)).toEqual([]);
    });

    layoutCases(() => stage);
    largePageCases(() => stage);
    settingsCases(() => stage);
    highlightCases(() => stage);
    correctCases(() => stage);
    aloudCases(() => stage);
    bookCases(() => stage);
    allPagesCases(() => stage);
    markCases(() => stage);
    ownCases(() => stage);
    // The last, because in Firefox it gives back the permission for the test server.
    siteCases(() => stage);
  });
}

/** Keeps the address of a link for another program, which is not there to open it. */
function keepFollowed(panel: HTMLElement): void {
  panel.addEventListener('click', (event) => {
    const { href, protocol } = event.target as HTMLAnchorElement;
    if (protocol !== 'obsidian:') return;
    event.preventDefault();
    panel.dataset['followed'] = href;
  });
}
