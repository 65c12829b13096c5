import { Worker } from 'node:worker_threads';
import type { TimedPrediction } from '../store/store.ts';
import type { Busy, PageJob, PageOutcome } from './page-job.ts';

/** A message from a thread. */
export type ThreadMessage = { readonly busy: Busy } | { readonly outcome: PageOutcome };

/** The built form of `page-thread.ts`, also when this file runs from source in a test. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/workbench/bench/work/page-thread.js' : './page-thread.js',
  import.meta.url,
);

/** How one attempt at a job ended. */
type Attempt = { readonly outcome: PageOutcome } | { readonly failed: Busy; readonly why: string };

/**
 * Threads that work on pages. If a method hangs or crashes its thread, only that method loses that page: the thread is
 * replaced, the method gets an empty prediction with `error`, and the rest of the job is repeated.
 */
export class PagePool {
  readonly #timeoutMs: number;
  readonly #script: URL | string;
  readonly #free: (Worker | null)[];
  readonly #waiting: ((thread: Worker | null) => void)[] = [];

  constructor(jobs: number, timeoutMs: number, script: URL | string = THREAD) {
    this.#timeoutMs = timeoutMs;
    this.#script = script;
    this.#free = Array.from({ length: jobs }, () => null);
  }

  /** Runs a job as soon as a thread is free. Rejects only if scoring itself fails. */
  async run(job: PageJob): Promise<PageOutcome> {
    let thread = await this.#take();
    let left = job;
    const failures: Record<string, TimedPrediction> = {};
    try {
      for (;;) {
        thread ??= this.#start();
        const attempt = await this.#attempt(thread, left);
        if ('outcome' in attempt) {
          const { predictions, scores } = attempt.outcome;
          return { predictions: { ...failures, ...predictions }, scores };
        }
        await thread.terminate();
        thread = null;
        if (attempt.failed === null) {
          throw new Error(`Scoring failed on ${job.sample.dataset}/${job.sample.id}: ${attempt.why}`);
        }
        failures[attempt.failed] = { text: '', error: attempt.why, ms: this.#timeoutMs };
        left = withoutMethod(left, attempt.failed, failures[attempt.failed]!);
      }
    } finally {
      this.#release(thread);
    }
  }

  /** Ends all threads; nothing may be running. */
  async close(): Promise<void> {
    await Promise.all(this.#free.map((thread) => thread?.terminate()));
  }

  #start(): Worker {
    const thread = new Worker(this.#script, { eval: typeof this.#script === 'string' });
    // A thread that is being terminated may still report an error when nothing listens any more.
    thread.on('error', () => {});
    return thread;
  }

  #attempt(thread: Worker, job: PageJob): Promise<Attempt> {
    return new Promise((resolve) => {
      let busy: Busy = null;
      let timer: NodeJS.Timeout | undefined;
      const finish = (attempt: Attempt): void => {
        clearTimeout(timer);
        // One by one: removing all would also remove the listeners of the thread itself.
        for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
        resolve(attempt);
      };
      const fail = (why: string): void => finish({ failed: busy, why });
      const listeners = {
        message: (message: ThreadMessage): void => {
          clearTimeout(timer);
          if ('outcome' in message) {
            finish(message);
            return;
          }
          busy = message.busy;
          if (busy !== null) timer = setTimeout(() => fail(timeoutMessage(this.#timeoutMs)), this.#timeoutMs);
        },
        error: (error: Error): void => fail(error.message),
        exit: (code: number): void => fail(`its thread ended with ${code}`),
      };
      for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
      thread.postMessage(job);
    });
  }

  async #take(): Promise<Worker | null> {
    const thread = this.#free.pop();
    if (thread !== undefined) return thread;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(thread: Worker | null): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(thread);
    else next(thread);
  }
}

const TIMEOUT = /^no answer in \d/u;

/** The message of a timeout, the same as for peers in processes. */
export function timeoutMessage(timeoutMs: number): string {
  return `no answer in ${timeoutMs / 1000} s`;
}

/** True if the message is that of a timeout. */
export function isTimeout(error: string): boolean {
  return TIMEOUT.test(error);
}

function withoutMethod(job: PageJob, label: string, prediction: TimedPrediction): PageJob {
  const { [label]: _, ...methods } = job.methods;
  return { ...job, methods, known: { ...job.known, [label]: prediction } };
}
