import type { PageSnapshot } from 'fovea';
import { CAPTURE_SCRIPT } from 'fovea-capture/script';
import type { BrowserContext, Page } from 'playwright-core';
import { type Deadline, within } from './deadline.ts';
import { type IsolatedWorld, openIsolatedWorld } from './isolated-world.ts';
import { NOWHERE, openPage } from './open-page.ts';
import { RenderError } from './render-error.ts';
import { type SettleOptions, scrollThrough, waitForRest } from './settle.ts';
import type { RenderOptions, RenderSource } from './source.ts';

/** A rendered source. */
export interface Rendered {
  readonly snapshot: PageSnapshot;
  /** The whole page as PNG, if requested. */
  readonly screenshot?: Uint8Array;
  /** The page and its resources in one file, if requested. */
  readonly mhtml?: string;
}

/** Longest wait for slow resources, unless half of the page's time is shorter; then the page is captured without them. */
const LOAD_MS = 10_000;
/** Attempts to capture a page that navigates meanwhile; after that it counts as never at rest. */
const MAX_ATTEMPTS = 3;
/** Documents that a page may load one after the other: consent, log-in and language pages rarely make more than three. */
const MAX_DOCUMENTS = 8;
/** The browser's own page about an address that it could not open. */
const ERROR_PAGE = 'chrome-error:';
/** Characters of an address in a message. */
const MAX_SHOWN = 200;
const BASE = "Reflect.get(Node.prototype, 'baseURI', document)";
/** The largest picture that Chromium draws in one piece. */
const MAX_PICTURE = 16_384;

/** Opens a source in a context of its own and takes its snapshot. */
export async function renderOne(
  context: BrowserContext,
  source: RenderSource,
  options: RenderOptions & SettleOptions,
  isOnline: boolean,
  deadline: Deadline,
): Promise<Rendered> {
  const page = await context.newPage();
  page.on('crash', () => deadline.fail(new RenderError('crashed', 'the tab crashed: too much memory?')));
  // Ignores the windows that a page opens.
  context.on('page', (other) => void other.close().catch(() => {}));
  watchMoves(page, deadline);
  await openPage(page, source, isOnline, (address) => deadline.fail(movedAway(address)));
  await loaded(page, Math.min(LOAD_MS, deadline.left() / 2));
  if (options.waitFor !== undefined) await appeared(page, options.waitFor, deadline.left() / 2);
  const { world, snapshot } = await captureAtRest(page, options);
  return {
    snapshot: withAddress(snapshot, source, await world.evaluate<string>(BASE)),
    ...(options.screenshot === true ? { screenshot: await takePicture(page, snapshot) } : {}),
    ...(options.mhtml === true ? { mhtml: await saveMhtml(world) } : {}),
  };
}

/** Waits for an element; a page without it is captured as it is. */
async function appeared(page: Page, selector: string, timeout: number): Promise<void> {
  await page.waitForSelector(`css=${selector}`, { state: 'attached', timeout }).catch(() => {});
}

/** Gives up on a page that loads one document after another. */
function watchMoves(page: Page, deadline: Deadline): void {
  let documents = 0;
  page.on('domcontentloaded', () => {
    if (++documents > MAX_DOCUMENTS) deadline.fail(neverAtRest());
  });
}

function movedAway(address: string): RenderError {
  const message = `the page moved on to ${address.slice(0, MAX_SHOWN)}, which it may not load: allow the network, or extract it without rendering`;
  return new RenderError('moved-away', message);
}

function neverAtRest(cause?: unknown): RenderError {
  const message = 'the page keeps reloading itself or moving on, and never comes to rest';
  return new RenderError('moved-away', message, { cause });
}

function loaded(page: Page, ms: number): Promise<void> {
  return within(page.waitForLoadState('load', { timeout: 0 }), ms, undefined).catch(() => {});
}

/** Captures a page once it is at rest. If it navigates meanwhile, its world is lost, and the next document is awaited. */
async function captureAtRest(
  page: Page,
  options: SettleOptions,
): Promise<{ world: IsolatedWorld; snapshot: PageSnapshot }> {
  for (let attempt = 1; ; attempt++) {
    try {
      const world = await openIsolatedWorld(page);
      await waitForRest(world, options.settleMs);
      if (await scrollThrough(world, options)) await waitForRest(world, options.settleMs);
      const snapshot = await capture(world);
      if (page.url().startsWith(ERROR_PAGE)) throw movedAway('an address that cannot be opened');
      return { world, snapshot };
    } catch (error) {
      if (error instanceof RenderError) throw error;
      if (attempt === MAX_ATTEMPTS) throw neverAtRest(error);
      await page.waitForLoadState('domcontentloaded', { timeout: 0 });
    }
  }
}

/** Transfers the snapshot as one string, because the browser's own transfer of many numbers is many times slower. */
async function capture(world: IsolatedWorld): Promise<PageSnapshot> {
  const json = await world.evaluate<string>(
    `${CAPTURE_SCRIPT};JSON.stringify(foveaCapture.capturePage(document))`,
  );
  return JSON.parse(json) as PageSnapshot;
}

/** Adds the address of the page, which an archive states only as its base. */
function withAddress(snapshot: PageSnapshot, source: RenderSource, baseUri: string): PageSnapshot {
  if ('html' in source) return { ...snapshot, url: source.url ?? withoutPlaceholder(snapshot.url) };
  if ('url' in source) return snapshot;
  return { ...snapshot, url: baseUri.startsWith('http') ? withoutPlaceholder(baseUri) : null };
}

function withoutPlaceholder(url: string | null): string | null {
  return url?.startsWith(NOWHERE) === true ? null : url;
}

function takePicture(page: Page, { document }: PageSnapshot): Promise<Uint8Array> {
  const width = Math.min(document.width, MAX_PICTURE);
  const height = Math.min(document.height, MAX_PICTURE);
  return page.screenshot({ type: 'png', fullPage: true, clip: { x: 0, y: 0, width, height }, timeout: 0 });
}

async function saveMhtml({ session }: IsolatedWorld): Promise<string> {
  return (await session.send('Page.captureSnapshot', { format: 'mhtml' })).data;
}
