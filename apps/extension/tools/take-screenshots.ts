import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openChromium } from '../e2e/browsers.ts';
import { ZOO } from '../e2e/pages.ts';
import { openStage } from '../e2e/stage.ts';
import type { User } from '../e2e/user.ts';
import type { Command } from '../src/commands.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/guide/extension', import.meta.url));

/** The pictures that stores show, and the size that they ask for. */
const STORE = fileURLToPath(new URL('../store/screenshots', import.meta.url));
const IN_STORES: ReadonlySet<string> = new Set(['reader', 'highlights', 'correct', 'reader-arabic', 'mark']);
const STORE_SIZE = { width: 1280, height: 800 };

/** The height of a narrow window. */
const HEIGHT = 860;

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly command: Command;
  /** The language of the browser. */
  readonly language?: string;
  readonly colorScheme?: 'light' | 'dark';
  /** The width of the window, if not that of the tests. */
  readonly width?: number;
  /** Runs before the screenshot is taken. */
  act?(user: User): Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'reader', path: '/pages/en-blog-code-table', command: 'read' },
  { name: 'reader-wide', path: '/wide', command: 'read' },
  { name: 'reader-narrow', path: '/wide/contents', command: 'read', width: 420, colorScheme: 'dark' },
  { name: 'highlights', path: '/notes', command: 'read', act: highlight },
  { name: 'highlights-dark', path: '/notes/rtl', command: 'read', colorScheme: 'dark', act: highlight },
  {
    name: 'correct',
    path: '/site/one',
    command: 'read',
    act: async (user) => {
      await user.click('[popovertarget=fovea-more]');
      await user.click('[data-correct]');
      await user.waitFor('.correcting .left-out li');
    },
  },
  { name: 'aloud', path: '/notes', command: 'read', act: readAloud },
  {
    name: 'aloud-dark',
    path: '/notes/rtl',
    command: 'read',
    language: 'ar',
    colorScheme: 'dark',
    width: 420,
    act: readAloud,
  },
  { name: 'mark', path: '/zoo/news-sidebar/en', command: 'mark', colorScheme: 'dark', act: markOnPage },
  { name: 'mark-narrow', path: '/notes/rtl', command: 'mark', width: 420, act: markOnPage },
  { name: 'reader-dark', path: '/zoo/news-sidebar/en', command: 'read', colorScheme: 'dark' },
  {
    name: 'reader-settings',
    path: '/pages/en-blog-code-table',
    command: 'read',
    act: async (user) => {
      await user.click('[popovertarget=fovea-look]');
      await user.click('.theme-sepia');
    },
  },
  { name: 'reader-japanese', path: '/zoo/news-sidebar/ja', command: 'read', language: 'ja' },
  { name: 'reader-vertical', path: '/zoo/vertical/ja', command: 'read', language: 'ja' },
  {
    name: 'reader-arabic',
    path: '/zoo/news-sidebar/ar',
    command: 'read',
    language: 'ar',
    colorScheme: 'dark',
  },
  { name: 'isolate', path: '/zoo/news-sidebar/en', command: 'isolate' },
  { name: 'pick', path: '/zoo/news-sidebar/en', command: 'pick' },
  {
    name: 'why',
    path: '/zoo/news-sidebar/en',
    command: 'why',
    act: (user) => user.choose('select', 'gce'),
  },
  {
    name: 'why-dark',
    path: '/zoo/news-sidebar/en',
    command: 'why',
    colorScheme: 'dark',
    act: (user) => user.choose('select', 'layout-analysis'),
  },
  {
    name: 'annotate',
    path: '/zoo/news-sidebar/ja',
    command: 'annotate',
    language: 'ja',
    act: labelContent,
  },
];

/** Begins to read aloud and goes on to the second sentence. */
async function readAloud(user: User): Promise<void> {
  await user.click('[data-aloud=begin]');
  await user.click('[data-aloud=next]');
}

/** Marks a line of the page itself and leaves its note open. */
async function markOnPage(user: User): Promise<void> {
  const { left, right, y } = await user.page.evaluate(() => {
    const paragraph = document.querySelectorAll('article p, main p')[1]!;
    // Away from the bar at the bottom.
    paragraph.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    const [line] = range.getClientRects();
    return { left: line!.left, right: line!.right, y: (line!.top + line!.bottom) / 2 };
  }, null);
  await user.page.mouse.move(left + 1, y);
  await user.page.mouse.down();
  await user.page.mouse.move(right - 1, y);
  await user.page.mouse.up();
  await user.click('[data-color=green]');
  await user.waitFor('.highlight-bar:not(.is-new)');
}

/** Marks a line and leaves the bar open. */
async function highlight(user: User): Promise<void> {
  const { left, right, y } = await user.inLayer('.content p:nth-of-type(2)', (element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    return { left: line!.left, right: line!.right, y: (line!.top + line!.bottom) / 2 };
  });
  await user.page.mouse.move(left + 1, y);
  await user.page.mouse.down();
  await user.page.mouse.move(right - 1, y);
  await user.page.mouse.up();
  await user.waitFor('.highlight-bar:popover-open');
  await user.click('[data-color=green]');
  await user.waitFor('mark.highlight');
}

/** Climbs from a paragraph to the content and confirms. */
async function labelContent(user: User): Promise<void> {
  const { gold } = ZOO.find(({ id }) => id === 'news-sidebar/ja/medium')!;
  const { x, y, steps } = await user.page.evaluate((path) => {
    const paragraph = document.querySelector(`${path} p`)!;
    const { left, right, top } = paragraph.getBoundingClientRect();
    let steps = 0;
    for (let at: Element | null = paragraph; at && at !== document.querySelector(path); at = at.parentElement)
      steps++;
    return { x: (left + right) / 2, y: top + 12, steps };
  }, gold);
  await user.page.mouse.click(x, y);
  for (let step = 0; step < steps; step++) await user.page.keyboard.press('ArrowUp');
  await user.page.keyboard.press('Enter');
  await user.waitFor('.box.content');
}

it.each(PICTURES)('$name', async ({ name, path, command, act, width, ...look }) => {
  const { server, user, close } = await openStage(() => openChromium(look));
  try {
    if (width !== undefined) await (user.page as unknown as Page).setViewportSize({ width, height: HEIGHT });
    await user.visit(`${server.origin}${path}`);
    await user.ask(command);
    await act?.(user);
    await user.page.mouse.move(640, 500);
    // Pictures and transitions.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await user.page.screenshot({ path: `${FOLDER}/${name}.png` });
    if (!IN_STORES.has(name)) return;
    // In a window of that size, so that nothing is cut off.
    await (user.page as unknown as Page).setViewportSize(STORE_SIZE);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await user.page.screenshot({ path: `${STORE}/${name}.png` });
  } finally {
    await close();
  }
});

it.each(['light', 'dark'] as const)('settings %s', async (colorScheme) => {
  const browser = await openChromium({ colorScheme });
  try {
    const page = (await browser.extensionPage('settings.html')) as unknown as Page;
    await page.waitForSelector('#saving .field');
    const name = colorScheme === 'light' ? 'settings' : 'settings-dark';
    await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
  } finally {
    await browser.close();
  }
});

it.each(['light', 'dark'] as const)('book %s', async (colorScheme) => {
  const { browser, server, user, close } = await openStage(() => openChromium({ colorScheme }));
  try {
    for (const path of ['/pages/en-news-two-sidebars', '/notes/rtl']) {
      await user.visit(`${server.origin}${path}`);
      await user.ask('read');
      await user.click('[popovertarget=fovea-save]');
      await user.click('[data-book]');
      await user.page.keyboard.press('Escape');
      await user.leave();
    }
    const page = (await browser.extensionPage('book.html')) as unknown as Page;
    await page.waitForSelector('#pages li:nth-of-type(2)');
    await page.screenshot({ path: `${FOLDER}/${colorScheme === 'light' ? 'book' : 'book-dark'}.png` });
  } finally {
    await close();
  }
});
