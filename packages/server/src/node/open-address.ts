import type { Renderer } from '@fovea/render';
import {
  type FetchOptions,
  followPages,
  optionsForOthers,
  PoliteVisits,
  Robots,
  type SourceDocument,
  SourceError,
  visitDocument,
  webAddress,
} from '@fovea/sources';
import type { OpenedPage } from '../answers/write-answer.ts';
import type { OpenOptions } from '../engine.ts';
import { Refusal } from '../problem.ts';

/** How pages on the web are opened. */
export interface WebOptions {
  readonly fetching: FetchOptions;
  /** Whether the robots.txt of a site is respected. */
  readonly robots: boolean;
  /** Milliseconds between two pages of a host. */
  readonly delayMs: number;
  readonly renderer: Renderer | null;
}

/** Maximum number of pages of one text, unless a request says less. */
const MAX_PAGES = 20;
/** Seconds after which a client may try a host again that has too many visits: as long as one may take. */
const RETRY_AFTER_S = 30;

/** Opens pages on the web: politely, and through a browser if asked to. */
export class Web {
  readonly #options: WebOptions;
  readonly #visits: PoliteVisits;

  constructor(options: WebOptions) {
    this.#options = options;
    const robots = options.robots ? new Robots(options.fetching) : null;
    this.#visits = new PoliteVisits({ robots, delayMs: options.delayMs });
  }

  /** Opens an address. */
  async open(address: string, how: OpenOptions): Promise<OpenedPage> {
    const { href } = webAddress(address);
    try {
      return await (how.render ? this.#render(href, how) : this.#fetch(href, how));
    } catch (error) {
      if (error instanceof SourceError && error.code === 'busy')
        throw new Refusal('busy', error.message, RETRY_AFTER_S);
      throw error;
    }
  }

  async #fetch(url: string, { allPages, maxPages, timeout }: OpenOptions): Promise<OpenedPage> {
    const limit = this.#options.fetching.timeoutMs ?? Number.POSITIVE_INFINITY;
    const fetching = {
      ...this.#options.fetching,
      ...(timeout === null ? {} : { timeoutMs: Math.min(timeout * 1000, limit) }),
    };
    const first = await visitDocument(this.#visits, url, fetching, fetching.timeoutMs);
    if (!allPages) return { documents: [first], warnings: [] };
    const others = optionsForOthers(url, fetching);
    const open = (next: string): Promise<SourceDocument> =>
      visitDocument(this.#visits, next, others, fetching.timeoutMs);
    return followPages(first, { maxPages: Math.min(maxPages ?? MAX_PAGES, MAX_PAGES), open });
  }

  async #render(url: string, { timeout, waitFor, allPages }: OpenOptions): Promise<OpenedPage> {
    const { renderer, fetching } = this.#options;
    if (renderer === null) throw new Refusal('no-rendering', 'this server does not render pages');
    if (allPages) throw new Refusal('invalid-option', 'allPages cannot be combined with render');
    const limit = fetching.timeoutMs ?? Number.POSITIVE_INFINITY;
    const patienceMs = timeout === null ? limit : Math.min(timeout * 1000, limit);
    const work = (): ReturnType<Renderer['render']> =>
      renderer.render(
        { url },
        {
          network: fetching.allowPrivate === true ? 'any' : 'public',
          ...(timeout === null ? {} : { timeoutMs: patienceMs }),
          ...(waitFor === null ? {} : { waitFor }),
        },
      );
    const { snapshot } = await this.#visits.visit(url, work, patienceMs);
    return { snapshot };
  }
}
