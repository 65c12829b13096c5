import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOVEA, finished, page } from '../../command.ts';
import { toolFile } from '../../tools/tools.ts';
import type { Serving } from '../serve.ts';

/** What a load did to the server. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests without an answer. */
  readonly lost: number;
}

/** How to load a server. */
export interface LoadPlan {
  readonly pages: readonly string[];
  readonly connections: number;
  /** How many requests, or for how many seconds. */
  readonly amount?: number;
  readonly duration?: number;
  /** Requests a second; as many as it takes if not given. */
  readonly rate?: number;
}

interface CannonResult {
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  readonly errors: number;
  readonly timeouts: number;
}

/** Pages that try to cost more than they should. */
export const HOSTILE: readonly string[] = [
  '<div>'.repeat(50_000),
  `${'<p><b><i>'.repeat(8000)}text`,
  `<table>${'<td><table>'.repeat(5000)}`,
  `<a ${'a=1 '.repeat(50_000)}>`,
  `<style>${'a b '.repeat(20_000)}{display:none}</style><p>${'&amp;'.repeat(50_000)}`,
];

/** Sends pages to `/extract` of a server on this machine, and only there. */
export async function load({ url }: Serving, plan: LoadPlan): Promise<Load> {
  const { default: autocannon } = await import(
    /* @vite-ignore */ pathToFileURL(toolFile('autocannon/autocannon.js')).href
  );
  const { amount, duration, rate, connections } = plan;
  const start = performance.now();
  let last = start;
  const running = autocannon({
    url,
    connections,
    timeout: 60,
    ...(amount === undefined ? { duration } : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate, ignoreCoordinatedOmission: true }),
    requests: plan.pages.map((body) => ({
      method: 'POST',
      path: '/extract?format=markdown',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body,
    })),
  });
  // It looks only once a second whether it is done, so the last answer is what counts.
  running.on('response', () => {
    last = performance.now();
  });
  const result: CannonResult = await running;
  const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]);
  return {
    perSecond: (1000 * result.requests.total) / (last - start),
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(statuses),
    lost: result.errors + result.timeouts,
  };
}

/** Pages a second of `fovea batch` on the same pages, without the time that it takes to start. */
export async function batchPerSecond(
  folder: string,
  pages: readonly string[],
  { count, jobs }: { readonly count: number; readonly jobs: number },
): Promise<number> {
  const few = 2 * jobs;
  const start = await batchSeconds(folder, pages, { count: few, jobs });
  const all = await batchSeconds(folder, pages, { count: count + few, jobs });
  return count / (all - start);
}

async function batchSeconds(
  folder: string,
  pages: readonly string[],
  { count, jobs }: { readonly count: number; readonly jobs: number },
): Promise<number> {
  const input = join(folder, 'pages.jsonl');
  const rows = Array.from({ length: count }, (_, id) =>
    JSON.stringify({ id, html: pages[id % pages.length] }),
  );
  writeFileSync(input, `${rows.join('\n')}\n`);
  const args = ['batch', input, '-o', join(folder, 'out.jsonl'), '--force', '--format', 'md', '--quiet'];
  const began = performance.now();
  const { code, stderr } = await finished(spawn(process.execPath, [FOVEA, ...args, '--jobs', String(jobs)]));
  if (code !== 0) throw new Error(stderr);
  return (performance.now() - began) / 1000;
}

/** Megabytes that a process holds. */
export function megabytesOf({ child }: Serving): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
}

/** Bytes of a body that the server refuses: it takes 32 MiB. */
const HUGE = 33 * 2 ** 20;
/** Connections that stop in the middle of a request. */
const HALF_OPEN = 5;

/** Clients that behave badly; resolves to the statuses of those that get an answer. */
export async function misbehave({ url }: Serving): Promise<readonly number[]> {
  const { port } = new URL(url);
  const sockets = Array.from({ length: HALF_OPEN }, () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    socket.write('POST /extract HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nhalf');
    return socket;
  });
  const headers = { 'content-type': 'text/html', connection: 'close' };
  // Says how large it is, so that it need not be sent.
  const huge = new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', reject).setEncoding('latin1');
    socket.on('close', () => reject(new Error('The server closed without an answer.')));
    socket.write(`POST /extract HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${HUGE}\r\n\r\n<p>`);
    socket.once('data', (answer: string) => {
      resolve(Number(answer.split(' ')[1]));
      socket.destroy();
    });
  });
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const part of page('Slow').match(/.{1,200}/gsu) ?? []) {
        controller.enqueue(new TextEncoder().encode(part));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      controller.close();
    },
  });
  const init = { method: 'POST', body: slow, duplex: 'half', headers } as RequestInit;
  const answers = await Promise.all([huge, fetch(`${url}/extract`, init).then(({ status }) => status)]);
  for (const socket of sockets) socket.destroy();
  return answers;
}
