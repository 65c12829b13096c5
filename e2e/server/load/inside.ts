import { once } from 'node:events';
import { type Serving, startServe } from '../serve.ts';

/** Starts a server that tells what it has in memory and whose threads can be killed. */
export function startOpenServer(args: readonly string[]): Promise<Serving> {
  const script = new URL('./inside.mjs', import.meta.url).href;
  return startServe(args, {}, ['--expose-gc', '--import', script]);
}

/** Milliseconds before asking a server again: one of its threads may only just have started. */
const RETRY_MS = 5000;

/** Megabytes that a server and its threads have in use, without garbage. */
export async function liveMegabytes({ child }: Serving, threads: number): Promise<number> {
  for (;;) {
    const answer = once(child, 'message', { signal: AbortSignal.timeout(RETRY_MS) }).catch(() => null);
    child.send({ request: 'live', threads });
    const [found] = (await answer) ?? [];
    if (found !== undefined) return (found as { readonly bytes: number }).bytes / 2 ** 20;
  }
}

/** Ends a thread of a server, whatever it works on. */
export function killThread({ child }: Serving): void {
  child.send({ request: 'kill' });
}

const LOST = /^fovea_threads_lost_total (\d+)$/mu;

/** How many threads of a server have ended so far. */
export async function threadsLost({ url }: Serving): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(LOST.exec(metrics)?.[1]);
}
