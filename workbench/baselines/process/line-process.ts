import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { processCpuMs } from './process-cpu.ts';

/** A child process that answers in lines, one request at a time. */
export interface LineProcess {
  isAlive(): boolean;
  /** Sends a line (or nothing, to get the greeting) and waits for the next line; rejects if it dies or is late. */
  ask(line: string | null, limitMs: number): Promise<string>;
  kill(): void;
  /** CPU milliseconds so far; `null` if they are not known. */
  cpuMs(): number | null;
}

/** Enough of a process's last words to see why it died. */
const LAST_WORDS = 500;

/** Processes that must not outlive this one. */
const alive = new Set<LineProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill();
});

/** Starts a child process. While idle it does not keep this one running; the timer of a request does. */
export function spawnLines(file: string, args: readonly string[]): LineProcess {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let lastWords = '';
  let end: Error | null = null;
  let waiting: { resolve: (line: string) => void; reject: (why: Error) => void } | null = null;
  const self: LineProcess = {
    isAlive: () => end === null,
    ask: (line, limitMs) =>
      new Promise<string>((resolve, reject) => {
        if (end !== null) return reject(end);
        const late = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1000} s`)), limitMs);
        const settled =
          <Value>(then: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(late);
            waiting = null;
            then(value);
          };
        waiting = { resolve: settled(resolve), reject: settled(reject) };
        if (line !== null) child.stdin.write(`${line}\n`);
      }),
    kill: () => void child.kill('SIGKILL'),
    cpuMs: () => (child.pid === undefined ? null : processCpuMs(child.pid)),
  };
  const ended = (why: Error): void => {
    end ??= why;
    alive.delete(self);
    waiting?.reject(end);
  };
  alive.add(self);
  child.stderr.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS);
  });
  // A write to a process that has just died must not end this one; `close` reports what happened.
  child.stdin.on('error', () => {});
  child.on('error', ended);
  child.on('close', (code, signal) =>
    ended(new Error(`died (${signal ?? `exit ${code}`}) ${lastWords.trim()}`)),
  );
  createInterface({ input: child.stdout }).on('line', (line) => waiting?.resolve(line));
  for (const held of [child, child.stdin, child.stdout, child.stderr]) {
    if ('unref' in held && typeof held.unref === 'function') held.unref();
  }
  return self;
}
