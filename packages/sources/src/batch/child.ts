import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Frame, FrameDecoder } from '../frames/frame.ts';
import { SourceError } from '../source-error.ts';
import { OUT_OF_MEMORY, saysTooMuchWork } from './last-words.ts';
import type { RowError, RowMeta, RowOptions } from './protocol.ts';
import { encodeStart } from './work-frames.ts';

/** How to start a child process. */
export interface ChildOptions {
  /** The script; it calls `servePages`. */
  readonly worker: URL;
  readonly memoryMb: number;
  /** Milliseconds of CPU time that a page may take. */
  readonly workMs: number;
  readonly rows: RowOptions;
}

/** A row from a child: its outcome, and its bytes, ready to write. */
export interface ChildRow extends RowMeta {
  readonly line: Uint8Array;
}

/** The listener of a child. */
export interface ChildListener {
  /** The first page that has no answer yet has one. */
  onRow(row: ChildRow): void;
  /** The process is gone, and all its rows have arrived. */
  onEnd(): void;
}

/** Share of the memory limit for the JS heap; the rest is for typed arrays, code, stacks and the runtime. @cap */
const HEAP_SHARE = 0.75;
/** Bytes of standard error to keep: enough for the last words of a crash. @cap */
const STDERR_KEPT = 4096;

/** A child process that answers pages in the order in which it gets them. */
export class Child {
  /** Pages answered so far. */
  served = 0;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #memoryMb: number;
  readonly #workMs: number;
  readonly #decoder = new FrameDecoder();
  #listener: ChildListener | null = null;
  #onReady: ((isReady: boolean) => void) | null = null;
  #stderr = '';
  #timeoutMs: number | null = null;
  #ended = false;

  private constructor({ worker, memoryMb, workMs }: ChildOptions) {
    this.#memoryMb = memoryMb;
    this.#workMs = workMs;
    this.#process = spawn(process.execPath, [
      `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`,
      fileURLToPath(worker),
      String(memoryMb * 2 ** 20),
      String(workMs),
      String(process.pid),
    ]);
    this.#process.stderr.on('data', (chunk: Uint8Array) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-STDERR_KEPT);
    });
    this.#process.stdout.on('data', (chunk: Uint8Array) => this.#receive(chunk));
    // A child that dies does not read to the end; that it died is reported below.
    for (const stream of [this.#process.stdin, this.#process.stdout, this.#process.stderr])
      stream.on('error', () => {});
    // 'close' comes after the last byte of the child, 'exit' may not.
    this.#process.on('close', () => this.#end());
    this.#process.on('error', () => {
      this.#process.kill('SIGKILL');
      // A process that could not even be started never closes.
      if (this.#process.pid === undefined) this.#end();
    });
  }

  /** Starts a child and waits until it is ready for pages; throws with its last words if it died. */
  static async start(options: ChildOptions): Promise<Child> {
    const child = new Child(options);
    const isReady = await new Promise<boolean>((resolve) => {
      child.#onReady = resolve;
      child.#process.stdin.write(encodeStart(options.rows));
    });
    if (!isReady)
      throw new SourceError('worker-failed', `cannot start a worker process: ${child.#lastWords()}`);
    return child;
  }

  /** Sets the listener, which is called at once if the process is already gone. */
  listen(listener: ChildListener): void {
    this.#listener = listener;
    if (this.#ended) listener.onEnd();
  }

  /** Sends the frame of a page, without waiting for the answers to earlier ones. */
  send(frame: readonly Uint8Array[]): void {
    const { stdin } = this.#process;
    stdin.cork();
    for (const piece of frame) stdin.write(piece);
    stdin.uncork();
  }

  /** Ends the process now. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Ends the process because a page took too long. */
  timeOut(timeoutMs: number): void {
    this.#timeoutMs = timeoutMs;
    this.kill();
  }

  /** Why the process ended. */
  causeOfDeath(): RowError {
    const { exitCode, signalCode } = this.#process;
    if (this.#timeoutMs !== null)
      return { code: 'timeout', message: `not finished within ${this.#timeoutMs / 1000} s` };
    // The watchdog and V8 write this before they end the process.
    if (this.#stderr.includes(OUT_OF_MEMORY)) {
      return { code: 'out-of-memory', message: `needed more than ${this.#memoryMb} MB` };
    }
    // The row of an earlier page may have been on its way: then it is not the first one without a row that took so long.
    if (saysTooMuchWork(this.#stderr, this.served + 1))
      return { code: 'too-much-work', message: `needed more than ${this.#workMs / 1000} s of CPU time` };
    if (signalCode === 'SIGKILL') {
      const message =
        'the worker process was killed from outside, by someone or because the machine ran out of memory';
      return { code: 'killed', message };
    }
    const how = signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`;
    return { code: 'crashed', message: `the worker process ended with ${how}` };
  }

  #receive(chunk: Uint8Array): void {
    try {
      for (const frame of this.#decoder.push(chunk)) this.#accept(frame);
    } catch {
      // It no longer follows the protocol.
      this.kill();
    }
  }

  #accept({ type, meta, body }: Frame): void {
    if (type === 'ready') {
      this.#onReady?.(true);
      this.#onReady = null;
    } else if (type === 'row') {
      this.served++;
      this.#listener?.onRow({ ...(meta as RowMeta), line: body });
    }
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onReady?.(false);
    this.#listener?.onEnd();
  }

  #lastWords(): string {
    const line = this.#stderr.split('\n').find((text) => text.includes('Error'));
    const { exitCode, signalCode } = this.#process;
    return line ?? (signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`);
  }
}
