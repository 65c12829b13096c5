import { expect, it } from 'vitest';
import { unzip } from '../../../fixtures/unzip.ts';
import type { TestBrowser, TestPage } from './browsers.ts';
import { clickIn } from './own-pages.ts';
import type { TestStage } from './stage.ts';

type Stage = TestStage<TestBrowser>;

/** Pages saved with their pictures: one, several, and those of open tabs. */
export function bookCases(opened: () => Stage): void {
  it('saves pages of both directions with their pictures, as one EPUB and as one HTML file', async () => {
    const { browser, server } = opened();
    const before = server.requested.length;
    await addToBook(opened(), '/pictures');
    await addToBook(opened(), '/notes/rtl');
    const book = await browser.extensionPage('book.html');
    await expect.poll(() => titles(book)).toEqual(['Two pictures', 'The night ferry']);
    expect(server.requested.slice(before).filter((path) => path.startsWith('/dot.gif'))).toHaveLength(2);

    const epub = await browser.download(book, () => clickIn(book, '#epub'));
    expect(epub.name).toBe('Two pictures.epub');
    const files = unzip(epub.bytes);
    expect(files.get('mimetype')?.toString()).toBe('application/epub+zip');
    expect(files.get('book/chapter-1.xhtml')?.toString()).toContain('<img src="picture-1.gif" alt="A dot"');
    expect(files.get('book/chapter-1.xhtml')?.toString()).toContain('gone.gif">Gone</a>');
    expect(files.get('book/chapter-2.xhtml')?.toString()).toContain('dir="rtl"');
    expect(files.get('book/picture-1.gif')?.toString('latin1', 0, 6)).toBe('GIF89a');
    await expect.poll(() => statusOf(book)).toBe('Saved. Pictures that are not in it: 1');

    const html = await browser.download(book, () => clickIn(book, '#html'));
    expect(html.text).toContain('src="data:image/gif;base64,R0lGOD');
    expect(html.text).toContain('<article lang="ar" dir="rtl">');

    await clickIn(book, '#options .switch input');
    const asked = server.requested.length;
    const plain = await browser.download(book, () => clickIn(book, '#html'));
    expect(plain.text).not.toContain('data:image');
    expect(server.requested.length).toBe(asked);
    await clickIn(book, '#clear');
    await expect.poll(() => titles(book)).toEqual([]);
    await book.close();
  });

  it('puts open tabs into one EPUB', async () => {
    const { user, browser, server } = opened();
    await user.visit(`${server.origin}/notes`);
    const other = await browser.newPage();
    await other.goto(`${server.origin}/site/one`);
    const book = await browser.extensionPage('book.html');
    // The list stands above the button.
    await expect.poll(() => book.evaluate(() => document.querySelectorAll('#pages li').length, null)).toBe(1);
    await clickIn(book, '#list-tabs');
    const listed = (): Promise<readonly string[]> =>
      book.evaluate(
        () => [...document.querySelectorAll('#tabs label')].map(({ textContent }) => textContent ?? ''),
        null,
      );
    await expect.poll(listed).toEqual(expect.arrayContaining(['The night ferry', 'One']));
    for (const title of ['The night ferry', 'One']) {
      await book.evaluate((wanted) => {
        const labels = [...document.querySelectorAll('#tabs label')];
        labels.find(({ textContent }) => textContent === wanted)!.id = 'wanted';
      }, title);
      await clickIn(book, '#wanted input');
      await book.evaluate(() => document.querySelector('#wanted')!.removeAttribute('id'), null);
    }
    await clickIn(book, '#add-tabs');
    await expect.poll(() => statusOf(book)).toBe('Tabs added: 2');
    expect((await titles(book)).toSorted()).toEqual(['One', 'The night ferry']);
    const epub = await browser.download(book, () => clickIn(book, '#epub'));
    const contents = unzip(epub.bytes).get('book/contents.xhtml')?.toString() ?? '';
    for (const title of ['One', 'The night ferry']) expect(contents).toContain(`>${title}</a>`);
    await clickIn(book, '#clear');
    await expect.poll(() => titles(book)).toEqual([]);
    await book.close();
    await other.close();
  });
}

/** Chooses «EPUB» in the reader on a page. */
async function addToBook({ user, page, server }: Stage, path: string): Promise<void> {
  await user.visit(`${server.origin}${path}`);
  await user.ask('read');
  await user.click('[popovertarget=fovea-save]');
  await user.click('[data-book]');
  await page.keyboard.press('Escape');
  await user.leave();
}

async function titles(book: TestPage): Promise<readonly string[]> {
  return await book.evaluate(async () => {
    // As when the user comes back to its tab.
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [...document.querySelectorAll('#pages h2')].map(({ textContent }) => textContent ?? '');
  }, null);
}

async function statusOf(book: TestPage): Promise<string> {
  return await book.evaluate(() => document.querySelector('#status')?.textContent ?? '', null);
}
