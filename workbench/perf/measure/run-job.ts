import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChildMessage, Job } from './jobs.ts';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));
/** Enough of a child's last words to see why it died. */
const LAST_WORDS = 4_000;
const ERROR_LINE = /^[A-Z]\w*Error\b|^FATAL ERROR/;

/** How a job ended. `at` is its page when it was stopped or died. */
export type Ending =
  | { readonly how: 'done' }
  | { readonly how: 'absent'; readonly message: string }
  | { readonly how: 'hung'; readonly at: string; readonly seconds: number }
  | { readonly how: 'died'; readonly at: string; readonly message: string };

/** Runs a job in a fresh process; ends it if it is silent for `limitMs`. */
export function runJob(job: Job, limitMs: number, hear: (message: ChildMessage) => void): Promise<Ending> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [JSON.stringify(job)], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let at = 'start';
    let ending: Ending | null = null;
    let words = '';
    const hung = (): void => {
      ending = { how: 'hung', at, seconds: limitMs / 1000 };
      child.kill('SIGKILL');
    };
    let timer = setTimeout(hung, limitMs);
    child.stderr?.on('data', (chunk) => {
      words = (words + chunk).slice(-LAST_WORDS);
    });
    child.on('message', (message: ChildMessage) => {
      clearTimeout(timer);
      timer = setTimeout(hung, limitMs);
      if (message.type === 'at') at = message.id;
      else if (message.type === 'absent') ending = { how: 'absent', message: message.message };
      else if (message.type === 'end') ending ??= { how: 'done' };
      else hear(message);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve(ending ?? { how: 'died', at, message: errorLine(words) ?? `exit ${code ?? signal}` });
    });
  });
}

/** The line that names the error, from a stack trace or from V8's message about lack of memory. */
function errorLine(words: string): string | null {
  return words.split('\n').find((line) => ERROR_LINE.test(line)) ?? null;
}
