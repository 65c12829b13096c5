import { type ChildProcess, fork } from 'node:child_process';
import { SourceError } from '../source-error.ts';
import { OUT_OF_MEMORY } from './last-words.ts';
import type { Reply, Request, RowError, RowOptions, WorkItem } from './protocol.ts';

/** How to start a child process. */
export interface ChildOptions {
  /** The script; it calls `servePages`. */
  readonly worker: URL;
  readonly memoryMb: number;
  readonly rows: RowOptions;
}

/** The child's reply to a page, or how the page ended the child. */
export type Ending = Extract<Reply, { type: 'row' }> | { readonly type: 'death'; readonly error: RowError };

/** Share of the memory limit for the JS heap; the rest is for typed arrays, code, stacks and the runtime. */
const HEAP_SHARE = 0.75;
/** Bytes of standard error to keep: enough for the last words of a crash. */
const STDERR_KEPT = 4096;

/** A child process that works on one page at a time. */
export class Child {
  /** Pages answered so far. */
  served = 0;
  readonly #process: ChildProcess;
  readonly #memoryMb: number;
  #stderr = '';
  #timedOut = false;
  #settle: ((outcome: Reply | null) => void) | null = null;

  private constructor(options: ChildOptions) {
    this.#memoryMb = options.memoryMb;
    this.#process = fork(options.worker, [String(options.memoryMb * 2 ** 20), String(process.pid)], {
      execArgv: [`--max-old-space-size=${Math.floor(options.memoryMb * HEAP_SHARE)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.on('data', (chunk: Uint8Array) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-STDERR_KEPT);
    });
    this.#process.on('message', (reply: Reply) => this.#finish(reply));
    // 'close' comes after the last byte of stderr, 'exit' may not.
    this.#process.on('close', () => this.#finish(null));
    this.#process.on('error', () => {
      this.#process.kill('SIGKILL');
      // A process that could not even be started never closes.
      if (this.#process.pid === undefined) this.#finish(null);
    });
  }

  /** Starts a child and waits until it is ready for pages; throws with its last words if it died. */
  static async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options);
    const reply = await child.#ask({ type: 'start', options: options.rows });
    if (reply === null)
      throw new SourceError('worker-failed', `cannot start a worker process: ${child.#lastWords()}`);
    return child;
  }

  /** Sends a page to the child. Whatever happens, the reply comes shortly after `timeoutMs` at the latest. */
  async process(item: WorkItem, timeoutMs: number): Promise<Ending> {
    const timer = setTimeout(() => {
      this.#timedOut = true;
      this.#process.kill('SIGKILL');
    }, timeoutMs);
    const reply = await this.#ask({ type: 'page', item });
    clearTimeout(timer);
    if (reply?.type !== 'row') return { type: 'death', error: this.#causeOfDeath(timeoutMs) };
    this.served++;
    return reply;
  }

  /** Ends the process now. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  #ask(request: Request): Promise<Reply | null> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.#process.exitCode !== null || this.#process.signalCode !== null) this.#finish(null);
      else this.#process.send(request, () => {});
    });
  }

  #finish(reply: Reply | null): void {
    this.#settle?.(reply);
    this.#settle = null;
  }

  #causeOfDeath(timeoutMs: number): RowError {
    const { exitCode, signalCode } = this.#process;
    if (this.#timedOut) return { code: 'timeout', message: `not finished within ${timeoutMs / 1000} s` };
    // The watchdog and V8 write this before they end the process.
    if (this.#stderr.includes(OUT_OF_MEMORY)) {
      return { code: 'out-of-memory', message: `needed more than ${this.#memoryMb} MB` };
    }
    if (signalCode === 'SIGKILL') {
      const message =
        'the worker process was killed from outside, by someone or because the machine ran out of memory';
      return { code: 'killed', message };
    }
    const how = signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`;
    return { code: 'crashed', message: `the worker process ended with ${how}` };
  }

  #lastWords(): string {
    const line = this.#stderr.split('\n').find((text) => text.includes('Error'));
    const { exitCode, signalCode } = this.#process;
    return line ?? (signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`);
  }
}
