import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, type Page as ChromiumPage, chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { findBrowser, findFirefox } from '../../../scripts/setup/browser.mjs';
import { type BrowserName, filesIn, writeExtension } from '../packing/bundle.mjs';
import { FIREFOX_ID } from '../packing/manifests.mjs';
import { zipOf } from '../packing/zip.mjs';

/** What both drivers have in common, under the same names: enough to act and see like a user. */
export interface TestPage {
  goto(url: string): Promise<unknown>;
  bringToFront(): Promise<void>;
  evaluate<Value, Given>(ask: (given: Given) => Value | Promise<Value>, given: Given): Promise<Value>;
  screenshot(options: { path: string }): Promise<unknown>;
  close(): Promise<void>;
  readonly keyboard: {
    press(key: string): Promise<void>;
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
  };
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

/** A file that the browser saved. */
export interface Download {
  readonly name: string;
  readonly text: string;
  readonly bytes: Buffer;
}

/** A real browser with the extension in it. */
export interface TestBrowser {
  readonly name: BrowserName;
  newPage(): Promise<TestPage>;
  /** Opens a page of the extension itself. */
  extensionPage(name: string): Promise<TestPage>;
  /** The file that an action saves. */
  download(page: TestPage, act: () => Promise<void>): Promise<Download>;
  /** Turns the wheel by so many pixels. */
  wheel(page: TestPage, pixels: number): Promise<void>;
  /** Chooses a file for the file field of a page. */
  upload(page: TestPage, selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

/** Chromium exposes more of itself than Firefox. */
export interface ChromiumBrowser extends TestBrowser {
  readonly context: BrowserContext;
}

/** Firefox, with access to its own window. */
export interface FirefoxBrowser extends TestBrowser {
  /** Runs an expression in the browser's own window, where its buttons, keys and menus are. */
  inWindow(expression: string): Promise<void>;
}

/** The window of the tests: wide enough for a table of contents next to the text. */
const WINDOW = { width: 1280, height: 860 };

/** Which build of the extension to load. */
export interface ExtensionOptions {
  /** The published build instead of the one for tests. */
  readonly isShipped?: boolean;
}

type Files = Awaited<ReturnType<typeof filesIn>>;

/** The files of the extension by browser and build: bundling takes seconds, and tests start many browsers. */
const built = new Map<string, Promise<Files>>();

async function putExtension(browser: BrowserName, folder: string, isShipped: boolean): Promise<void> {
  const build = async (): Promise<Files> => {
    await writeExtension(browser, folder, { isTest: !isShipped });
    return await filesIn(folder);
  };
  const key = `${browser} ${isShipped}`;
  const files = built.get(key) ?? build();
  built.set(key, files);
  // The next test tries again.
  files.catch(() => built.delete(key));
  for (const [name, content] of await files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** How to start Chromium. */
export interface ChromiumOptions extends ExtensionOptions {
  /** The language of the browser itself. */
  readonly language?: string;
  readonly colorScheme?: 'light' | 'dark';
}

/** Starts Chromium with the unpacked extension. */
export async function openChromium({
  language = 'en',
  colorScheme = 'light',
  isShipped = false,
}: ChromiumOptions = {}): Promise<ChromiumBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-chrome-'));
  const extension = join(folder, 'extension');
  await putExtension('chrome', extension, isShipped);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findBrowser()!,
    // The old headless mode has no extensions; this argument requests the new one.
    headless: false,
    viewport: WINDOW,
    colorScheme,
    env: { ...process.env, LANGUAGE: language } as Record<string, string>,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--lang=${language}`,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return {
    name: 'chrome',
    context,
    newPage: async () => (await context.newPage()) as unknown as TestPage,
    extensionPage: async (name) => {
      const page = await context.newPage();
      await page.goto(worker.url().replace('background.js', name));
      return page as unknown as TestPage;
    },
    download: async (page, act) => {
      const coming = (page as unknown as ChromiumPage).waitForEvent('download');
      await act();
      const download = await coming;
      return downloadOf(download.suggestedFilename(), await readFile(await download.path()));
    },
    wheel: (page, pixels) => (page as unknown as ChromiumPage).mouse.wheel(0, pixels),
    upload: (page, selector, path) => (page as unknown as ChromiumPage).setInputFiles(selector, path),
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Firefox gives every installation its own address unless told one. */
const FIREFOX_UUID = '0f0fea00-0000-4000-8000-000000000000';

/** Starts Firefox and loads the packed extension through WebDriver BiDi. */
export async function openFirefox({ isShipped = false }: ExtensionOptions = {}): Promise<FirefoxBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-firefox-'));
  const [extension, saved] = [join(folder, 'extension'), join(folder, 'saved')];
  await putExtension('firefox', extension, isShipped);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    headless: true,
    // Otherwise the driver could neither open pages of extensions nor press buttons of the browser.
    args: ['--remote-allow-system-access'],
    userDataDir: join(folder, 'profile'),
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [FIREFOX_ID]: FIREFOX_UUID }),
      'browser.download.folderList': 2,
      'browser.download.dir': saved,
      'browser.download.alwaysOpenPanel': false,
      'browser.download.always_ask_before_handling_new_types': false,
      'intl.accept_languages': 'en',
    },
  });
  await writeFile(`${extension}.zip`, zipOf(await filesIn(extension)));
  await browser.installExtension(`${extension}.zip`);
  return {
    name: 'firefox',
    newPage: async () => (await browser.newPage()) as unknown as TestPage,
    extensionPage: async (name) => {
      const page = await browser.newPage();
      const url = `moz-extension://${FIREFOX_UUID}/${name}`;
      // The page moves to another process meanwhile, which the driver does not notice; it would wait for ever.
      page.goto(url).catch(() => {});
      // Asked in the moment of the move, the browser answers with an error of its own.
      const state = (): Promise<string> =>
        page.evaluate(() => `${location.href} ${document.readyState}`).catch(() => 'moving');
      while ((await state()) !== `${url} complete`) await pause();
      return page as unknown as TestPage;
    },
    download: async (_page, act) => {
      await act();
      return await nextFile(saved);
    },
    wheel: (page, pixels) => (page as unknown as FirefoxPage).mouse.wheel({ deltaY: pixels }),
    inWindow: (expression) => evaluateInWindow(browser as unknown as Connected, expression),
    upload: async (page, selector, path) => {
      const field = await (page as unknown as { $(css: string): Promise<FileField | null> }).$(selector);
      await field?.uploadFile(path);
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The driver's connection, which supports more of WebDriver BiDi than the driver itself. */
interface Connected {
  readonly connection: { send(method: string, parameters: object): Promise<{ readonly result: unknown }> };
}

async function evaluateInWindow({ connection }: Connected, expression: string): Promise<void> {
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { contexts } = tree.result as { contexts: readonly { context: string; url: string }[] };
  const context = contexts.find(({ url }) => url.endsWith('/browser.xhtml'))?.context;
  const target = { context };
  const { result } = await connection.send('script.evaluate', { expression, awaitPromise: true, target });
  const { type, exceptionDetails } = result as { type: string; exceptionDetails?: { text: string } };
  if (type !== 'success') throw new Error(`The browser's window says: ${exceptionDetails?.text}`);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

interface FirefoxPage {
  readonly mouse: { wheel(turn: { deltaY: number }): Promise<void> };
}

interface FileField {
  uploadFile(path: string): Promise<void>;
}

function downloadOf(name: string, bytes: Buffer): Download {
  return { name, bytes, text: bytes.toString('utf8') };
}

/** Waits until a file is complete, and removes it. Firefox saves under another name first, and renames the file. */
async function nextFile(folder: string): Promise<Download> {
  let before = '';
  for (let tries = 0; tries < 200; tries++) {
    const names = await readdir(folder).catch((): string[] => []);
    const name = names.some((one) => one.endsWith('.part')) ? '' : (names[0] ?? '');
    const bytes = name === '' ? null : await readFile(join(folder, name)).catch(() => null);
    const seen = `${name}\n${bytes?.toString('latin1')}`;
    if (bytes !== null && bytes.length > 0 && seen === before) {
      await rm(join(folder, name));
      return downloadOf(name, bytes);
    }
    before = seen;
    await pause();
  }
  throw new Error('The browser saved nothing.');
}
