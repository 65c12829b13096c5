import type { Browser } from 'playwright-core';
import { within } from './deadline.ts';
import { type LaunchOptions, launchBrowser } from './launch.ts';

/** A browser, borrowed for one page. */
export interface Taken {
  readonly browser: Browser;
  /** Returns it; `isClean` is false if the page could not be closed, so that the browser must be ended. */
  release(isClean: boolean): Promise<void>;
}

interface Current {
  readonly browser: Promise<Browser>;
  pages: number;
  open: number;
  isRetired: boolean;
}

/** How long to wait for a browser to close. */
const CLOSE_MS = 10_000;
/** Nothing listens there: requests that the browser makes on its own, such as updates, go nowhere. No flag stops them all. */
const DEAD_END = 'http://127.0.0.1:9';

/** Keeps one browser running: starts it when needed, and replaces it when it is old, dead or stuck. */
export class BrowserSeat {
  readonly #options: LaunchOptions;
  readonly #pagesPerBrowser: number;
  readonly #all = new Set<Current>();
  #current: Current | null = null;

  constructor(options: LaunchOptions, pagesPerBrowser: number) {
    this.#options = { proxyServer: DEAD_END, ...options };
    this.#pagesPerBrowser = pagesPerBrowser;
  }

  /** A browser for one more page. */
  async take(): Promise<Taken> {
    const current = this.#current ?? this.#start();
    current.pages++;
    current.open++;
    if (current.pages >= this.#pagesPerBrowser) this.#retire(current);
    try {
      const browser = await current.browser;
      if (!browser.isConnected()) {
        this.#retire(current);
        await this.#handBack(current);
        return await this.take();
      }
      return { browser, release: (isClean) => this.#release(current, isClean) };
    } catch (error) {
      this.#retire(current);
      await this.#handBack(current);
      throw error;
    }
  }

  /** Closes every browser. */
  async close(): Promise<void> {
    this.#current = null;
    await Promise.all([...this.#all].map((current) => this.#end(current)));
  }

  #start(): Current {
    const current: Current = {
      browser: launchBrowser(this.#options),
      pages: 0,
      open: 0,
      isRetired: false,
    };
    this.#current = current;
    this.#all.add(current);
    return current;
  }

  #retire(current: Current): void {
    current.isRetired = true;
    if (this.#current === current) this.#current = null;
  }

  async #release(current: Current, isClean: boolean): Promise<void> {
    if (!isClean) this.#retire(current);
    await this.#handBack(current);
  }

  async #handBack(current: Current): Promise<void> {
    current.open--;
    if (current.isRetired && current.open === 0) await this.#end(current);
  }

  async #end(current: Current): Promise<void> {
    this.#all.delete(current);
    const closed = current.browser.then((browser) => browser.close()).catch(() => {});
    await within(closed, CLOSE_MS, undefined);
  }
}
