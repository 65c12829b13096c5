import { receivedDocument } from '@fovea/sources';
import type { Answer, AnswerOrder } from '../answers/answer.ts';
import type { OpenedPage } from '../answers/write-answer.ts';
import type { Engine, EngineLoad, PageSource } from '../engine.ts';
import { Web, type WebOptions } from './open-address.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';

/** The engine on Node: pages are fetched here and extracted in threads. */
export class NodeEngine implements Engine {
  readonly #web: Web;
  readonly #pool: ThreadPool;

  constructor(web: WebOptions, pool: PoolOptions) {
    this.#web = new Web(web);
    this.#pool = new ThreadPool(pool);
  }

  async answer(source: PageSource, order: AnswerOrder, signal: AbortSignal): Promise<Answer> {
    return this.#pool.run({ page: await this.#open(source), order }, signal);
  }

  async open(source: PageSource): Promise<PageSource> {
    return { kind: 'opened', page: await this.#open(source) };
  }

  isReady(): boolean {
    return this.#pool.isReady;
  }

  load(): EngineLoad {
    return this.#pool.load();
  }

  /** Waits until it can work; throws if it cannot. */
  start(): Promise<void> {
    return this.#pool.start();
  }

  /** Ends the threads. */
  close(): void {
    this.#pool.close();
  }

  async #open(source: PageSource): Promise<OpenedPage> {
    if (source.kind === 'opened') return source.page;
    if (source.kind === 'address') return this.#web.open(source.url, source.how);
    if (source.kind === 'html') return { html: source.html, url: source.url };
    return { documents: [receivedDocument(source)], warnings: [] };
  }
}
