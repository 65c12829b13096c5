import { Worker } from 'node:worker_threads';
import { MAX_TIMER_MS } from '@fovea/sources';
import type { Answer } from '../answers/answer.ts';
import { Refusal } from '../problem.ts';
import type { ThreadJob, ThreadReply } from './thread-job.ts';

/** How to run a thread. */
export interface ThreadOptions {
  /** The script; it calls `serveAnswers`. */
  readonly script: URL;
  readonly timeoutMs: number;
  /** Megabytes of objects that a page may need. */
  readonly memoryMb: number;
}

/** How a job ended; `isOver` says that the thread is of no more use. */
export type Ending =
  | { readonly answer: Answer; readonly isOver: false }
  | { readonly error: Error; readonly isOver: boolean };

/** A thread that works on one page at a time. */
export class PageThread {
  /** Pages answered so far. */
  served = 0;
  /** When the current page began, by the clock of `performance`; `null` if there is none. */
  busySince: number | null = null;
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #ready: Promise<boolean>;
  readonly #gone: Promise<void>;
  #settle: ((ending: Ending) => void) | null = null;
  #death: Error | null = null;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#worker = new Worker(options.script, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
      // What a library might print belongs into no log.
      stdout: true,
      stderr: true,
    });
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#ready = new Promise((resolve) => {
      this.#worker.on('message', (reply: ThreadReply) => {
        if (reply.type === 'ready') resolve(true);
        else this.#finish(reply);
      });
      this.#worker.on('error', (error) => this.#die(causeOf(error, options)));
      this.#worker.on('exit', () => {
        resolve(false);
        this.#die(new Refusal('crashed', 'the thread ended while it worked on the page'));
      });
    });
    this.#gone = new Promise((resolve) => this.#worker.on('exit', () => resolve()));
  }

  /** Why it ended, if it did. */
  get death(): Error | null {
    return this.#death;
  }

  /** Resolves to false if it could not start. */
  ready(): Promise<boolean> {
    return this.#ready;
  }

  /** Resolves when the thread is no more. */
  gone(): Promise<void> {
    return this.#gone;
  }

  /** Works on a page. Whatever happens, it ends shortly after the time limit. */
  run(job: ThreadJob): Promise<Ending> {
    this.busySince = performance.now();
    const { timeoutMs } = this.#options;
    const timer = setTimeout(
      () => {
        void this.stop(new Refusal('extraction-timeout', `not extracted within ${timeoutMs / 1000} s`));
      },
      Math.min(timeoutMs, MAX_TIMER_MS),
    );
    return new Promise<Ending>((resolve) => {
      this.#settle = resolve;
      if (this.#death !== null) this.#die(this.#death);
      else this.#worker.postMessage(job);
    }).finally(() => {
      clearTimeout(timer);
      this.busySince = null;
    });
  }

  /** Ends the thread, and its page with an error; resolves when the thread is gone. */
  async stop(error: Error): Promise<void> {
    this.#die(error);
    await this.#worker.terminate();
  }

  #finish(reply: Exclude<ThreadReply, { type: 'ready' }>): void {
    this.served++;
    const ending: Ending =
      reply.type === 'answer'
        ? { answer: reply.answer, isOver: false }
        : { error: new Refusal(reply.code, reply.message), isOver: false };
    this.#settle?.(ending);
    this.#settle = null;
  }

  #die(error: Error): void {
    this.#death ??= error;
    this.#settle?.({ error: this.#death, isOver: true });
    this.#settle = null;
  }
}

function causeOf(error: unknown, { memoryMb }: ThreadOptions): Error {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new Refusal('out-of-memory', `needed more than ${memoryMb} MB`)
    : new Refusal('crashed', 'the thread crashed on the page', null, { cause: error });
}
