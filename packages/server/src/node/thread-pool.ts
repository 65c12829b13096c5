import { MAX_TIMER_MS } from '@fovea/sources';
import type { Answer } from '../answers/answer.ts';
import type { EngineLoad } from '../engine.ts';
import { clientGone, Refusal } from '../problem.ts';
import { PageThread, type ThreadOptions } from './page-thread.ts';
import type { ThreadJob } from './thread-job.ts';

/** How to run a pool. */
export interface PoolOptions extends ThreadOptions {
  readonly threads: number;
  /** Megabytes of the whole process beyond which the page that has run the longest is ended. */
  readonly processMb: number;
}

/** Milliseconds between two looks at the memory: typed arrays grow by some hundred megabytes in that time. */
const WATCH_MS = 100;
/** A page waits for a thread no longer than this many pages may take. */
const PAGES_TO_WAIT = 3;
/** A page that was in a thread of its own when that died is to blame; in a used one, an earlier page may be. */
const ATTEMPTS = 2;

/** A page that waits for a thread. */
interface Waiter {
  give(thread: PageThread): void;
  giveUp(why: Refusal): void;
}

/** Threads that extract pages. It takes whatever comes: who calls it bounds how much that is. */
export class ThreadPool {
  readonly #options: PoolOptions;
  readonly #idle: PageThread[] = [];
  readonly #busy = new Set<PageThread>();
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiter>();
  readonly #watch: NodeJS.Timeout;
  #first: PageThread | null = null;
  #started = 0;
  #lost = 0;
  #isClosed = false;
  #isFreeing = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    for (let count = 0; count < options.threads; count++) this.#start();
    this.#watch = setInterval(() => this.#watchMemory(), WATCH_MS);
    this.#watch.unref();
  }

  /** Works on a page when a thread is free. */
  async run(job: ThreadJob, signal: AbortSignal): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const thread = await this.#take(signal);
      const isFresh = thread.served === 0;
      const ending = await thread.run(job);
      this.#giveBack(thread, 'error' in ending && ending.isOver);
      if ('answer' in ending) return ending.answer;
      const isFinal = !ending.isOver || isFresh || codeOf(ending.error) !== 'crashed' || attempt === ATTEMPTS;
      if (isFinal) throw ending.error;
    }
  }

  /** Waits until a thread works; throws if none can. */
  async start(): Promise<void> {
    const first = this.#first;
    if (first === null || (await first.ready())) return;
    this.close();
    throw new Refusal('internal', `cannot start a thread: ${String(first.death?.cause ?? first.death)}`);
  }

  /** Whether any thread has started. */
  get isReady(): boolean {
    return !this.#isClosed && this.#idle.length + this.#busy.size > 0;
  }

  /** How busy it is. */
  load(): EngineLoad {
    return {
      threads: this.#options.threads,
      busy: this.#busy.size,
      waiting: this.#waiting.size,
      lost: this.#lost,
    };
  }

  /** Ends all threads. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watch);
    for (const thread of [...this.#idle, ...this.#busy]) void thread.stop(stopping());
    for (const waiter of this.#waiting) waiter.giveUp(stopping());
  }

  /** A thread that is free, or becomes free in time. */
  async #take(client: AbortSignal): Promise<PageThread> {
    if (client.aborted) throw clientGone();
    if (this.#isClosed) throw stopping();
    const thread = this.#idle.pop();
    if (thread === undefined) return this.#turn(client);
    this.#busy.add(thread);
    return thread;
  }

  /** Waits for a thread, in order of arrival; gives up if the client disconnects, the time is over or the pool closes. */
  #turn(client: AbortSignal): Promise<PageThread> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        client.removeEventListener('abort', onGone);
        this.#waiting.delete(waiter);
      };
      const giveUp = (why: Refusal): void => {
        leave();
        reject(why);
      };
      const onGone = (): void => giveUp(clientGone());
      const timer = setTimeout(
        () => giveUp(new Refusal('busy', 'no thread became free in time', RETRY_AFTER_S)),
        Math.min(PAGES_TO_WAIT * this.#options.timeoutMs, MAX_TIMER_MS),
      );
      const waiter: Waiter = {
        give(thread) {
          leave();
          resolve(thread);
        },
        giveUp,
      };
      client.addEventListener('abort', onGone);
      this.#waiting.add(waiter);
    });
  }

  /** Gives a thread to the request that has waited longest, so that no later one can take it first. */
  #offer(thread: PageThread): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#idle.push(thread);
      return;
    }
    this.#busy.add(thread);
    next.give(thread);
  }

  #giveBack(thread: PageThread, isOver: boolean): void {
    this.#busy.delete(thread);
    // A thread can end in the same turn in which its last answer arrives.
    if (isOver || thread.death !== null) this.#replace();
    else this.#offer(thread);
  }

  /** Starts a thread in the place of one that is no more. */
  #replace(): void {
    this.#lost++;
    this.#started--;
    this.#start();
  }

  #start(): void {
    if (this.#isClosed || this.#started >= this.#options.threads) return;
    this.#started++;
    const thread = new PageThread(this.#options);
    this.#first ??= thread;
    // One that ends between two pages must not wait for the next one, which would have to be tried again.
    void thread.gone().then(() => {
      const at = this.#idle.indexOf(thread);
      if (at === -1 || this.#isClosed) return;
      this.#idle.splice(at, 1);
      this.#replace();
    });
    void thread.ready().then((isReady) => {
      if (this.#isClosed) void thread.stop(stopping());
      else if (isReady) this.#offer(thread);
      else {
        this.#started--;
        // A thread that cannot start now may start when the machine has memory again.
        setTimeout(() => this.#start(), RESTART_MS).unref();
      }
    });
  }

  /** The heap limit of a thread does not count typed arrays. */
  #watchMemory(): void {
    if (this.#isFreeing || process.memoryUsage.rss() < this.#options.processMb * 2 ** 20) return;
    const running = [...this.#busy].filter(({ busySince }) => busySince !== null);
    const [longest] = running.toSorted((a, b) => a.busySince! - b.busySince!);
    if (longest === undefined) return;
    // Its memory is free once it is gone; until then the next page would pay for it too.
    this.#isFreeing = true;
    const goOn = (): void => {
      clearTimeout(timer);
      this.#isFreeing = false;
    };
    const timer = setTimeout(goOn, FREEING_MS).unref();
    const why = new Refusal('out-of-memory', 'the page needed more memory than the server has for it');
    void longest.stop(why).finally(goOn);
  }
}

const RESTART_MS = 1000;
/** Milliseconds that a thread may take to go before another one is ended as well. */
const FREEING_MS = 2000;
const RETRY_AFTER_S = 5;

function stopping(): Refusal {
  return new Refusal('stopping', 'the server stops');
}

function codeOf(error: Error): string {
  return error instanceof Refusal ? error.code : '';
}
