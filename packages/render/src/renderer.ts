import { type GuardedProxy, startGuardedProxy } from '@fovea/sources';
import type { BrowserContext } from 'playwright-core';
import { BrowserSeat, type Taken } from './browser-seat.ts';
import { startDeadline, within } from './deadline.ts';
import type { LaunchOptions } from './launch.ts';
import { withLocalFile } from './local-file.ts';
import { RenderError } from './render-error.ts';
import { type Rendered, renderOne } from './render-one.ts';
import { DEFAULT_VIEWPORT, type RenderOptions, type RenderSource } from './source.ts';

/** How a renderer works; everything is optional. */
export interface RendererOptions extends LaunchOptions {
  /**
   * Pages that are open at the same time; others wait for their turn.
   * @default 2
   */
  readonly pages?: number;
  /**
   * Pages after which the browser is replaced, so that its memory does not grow without end.
   * @default 100
   */
  readonly pagesPerBrowser?: number;
  /** Defaults that each page can override. */
  readonly defaults?: RenderOptions;
}

/** A browser for many pages. Close it when done, because it keeps processes running. */
export interface Renderer {
  /** Renders a page. Throws a `RenderError` if that fails; the next page is not affected. */
  render(source: RenderSource, options?: RenderOptions): Promise<Rendered>;
  close(): Promise<void>;
}

const DEFAULTS = {
  timeoutMs: 30_000,
  settleMs: 3_000,
  maxScreens: 10,
  viewport: DEFAULT_VIEWPORT,
} as const satisfies RenderOptions;

/** A context that does not close within this time is abandoned, and its browser with it. */
const CLOSE_MS = 5_000;
/** The same after a page that used up its time, because the caller expects the end by now. */
const LATE_CLOSE_MS = 300;
/** Less time than this counts as none. */
const NO_TIME_MS = 2;

/** Opens a renderer; the browser starts with the first page. */
export function openRenderer(options: RendererOptions = {}): Renderer {
  return new RendererPool(options);
}

/** Renders one page and closes the browser again. */
export async function renderPage(
  source: RenderSource,
  options: RenderOptions & LaunchOptions = {},
): Promise<Rendered> {
  const renderer = openRenderer(options);
  try {
    return await renderer.render(source, options);
  } finally {
    await renderer.close();
  }
}

type Settings = RenderOptions & typeof DEFAULTS;
type Network = NonNullable<RenderOptions['network']>;

class RendererPool implements Renderer {
  readonly #options: RendererOptions;
  readonly #seat: BrowserSeat;
  readonly #proxies = new Map<Network, Promise<GuardedProxy>>();
  readonly #waiting: (() => void)[] = [];
  #open = 0;
  #isClosed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#seat = new BrowserSeat(options, options.pagesPerBrowser ?? 100);
  }

  async render(source: RenderSource, options: RenderOptions = {}): Promise<Rendered> {
    await this.#enter();
    try {
      const settings = { ...DEFAULTS, ...this.#options.defaults, ...options } as Settings;
      return await withLocalFile(source, (local) => this.#renderIn(local, settings));
    } finally {
      this.#leave();
    }
  }

  async #renderIn(source: RenderSource, settings: Settings): Promise<Rendered> {
    const isOnTheWeb = 'url' in source && !('html' in source);
    const network = settings.network ?? (isOnTheWeb ? 'public' : 'none');
    const proxy = await this.#proxy(network);
    const deadline = startDeadline(settings.timeoutMs);
    const taken = this.#seat.take();
    const context = taken.then(({ browser }) => browser.newContext(contextOptions(settings, proxy)));
    try {
      const work = renderOne(await deadline.race(context), source, settings, network !== 'none', deadline);
      return await deadline.race(work);
    } catch (error) {
      throw refusal(error, source, proxy) ?? error;
    } finally {
      deadline.clear();
      await closeContext(taken, context, deadline.left() > NO_TIME_MS);
    }
  }

  #proxy(network: Network): Promise<GuardedProxy> {
    const known = this.#proxies.get(network) ?? startGuardedProxy({ network });
    this.#proxies.set(network, known);
    return known;
  }

  async #enter(): Promise<void> {
    if (this.#isClosed) throw new RenderError('closed', 'this renderer was closed');
    if (this.#open < (this.#options.pages ?? 2)) this.#open++;
    // The page that leaves passes its place on.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#open--;
    else next();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#seat.close();
    await Promise.all([...this.#proxies.values()].map(async (proxy) => (await proxy).close()));
    this.#proxies.clear();
  }
}

function contextOptions(settings: Settings, proxy: GuardedProxy): object {
  return {
    viewport: settings.viewport,
    deviceScaleFactor: 1,
    // Otherwise Chromium would connect to loopback directly.
    proxy: { server: proxy.server, bypass: '<-loopback>' },
    javaScriptEnabled: settings.scripts ?? true,
    acceptDownloads: false,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(settings.userAgent === undefined ? {} : { userAgent: settings.userAgent }),
  };
}

/** Closes the context of a page and returns its browser. It does not wait for a page that used up its time. */
async function closeContext(
  taken: Promise<Taken>,
  context: Promise<BrowserContext>,
  hasTime: boolean,
): Promise<void> {
  const closed = context
    .then((opened) => opened.close())
    .then(
      () => true,
      () => false,
    );
  const handedBack = within(closed, hasTime ? CLOSE_MS : LATE_CLOSE_MS, false).then(async (isClean) => {
    await (await taken).release(isClean);
  });
  // `take` has already reported why there was no browser.
  const done = handedBack.catch(() => {});
  if (hasTime) await done;
  else await within(done, LATE_CLOSE_MS, undefined);
}

/** The reason why our proxy refused the page, if it did. */
function refusal(error: unknown, source: RenderSource, proxy: GuardedProxy): RenderError | null {
  if (!(error instanceof RenderError) || error.code !== 'unreachable' || !('url' in source)) return null;
  const reason = URL.canParse(source.url ?? '')
    ? proxy.refusalOf(new URL(source.url ?? '').hostname)
    : undefined;
  return reason === undefined ? null : new RenderError('blocked-address', reason.message, { cause: error });
}
