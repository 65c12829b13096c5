import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOVEA, finished } from '../../command.ts';
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
  readonly duration: number;
  readonly errors: number;
  readonly timeouts: number;
}

/** The pages in fixtures/pages. */
export function fixturePages(): readonly string[] {
  const folder = resolve('fixtures/pages');
  return readdirSync(folder)
    .map((name) => join(folder, name, 'source.html'))
    .map((path) => readFileSync(path, 'utf8'));
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
  const result: CannonResult = await autocannon({
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
  const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]);
  return {
    perSecond: result.requests.total / result.duration,
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
