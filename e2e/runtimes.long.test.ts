import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { extract } from 'fovea';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUN, WORKERD } from './tools/tools.ts';

const PAGES = [
  'uk-blog',
  'ja-news-portal',
  'ar-news-rtl',
  'en-forum-thread',
  'th-magazine',
  'ru-table-layout-1998',
];
const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(resolve(`fixtures/pages/${name}/source.html`)));
const EXPECTED = PAGES.map((name) => {
  const { title, markdown, lang, confidence } = extract(bytesOf(name), { url: 'https://example.org/' });
  return { title, markdown, lang, confidence };
});

const EXTRACT_CALL = `const { title, markdown, lang, confidence } = extract(bytes, { url: 'https://example.org/' });`;
const BUN_PROGRAM = `import { readFileSync } from 'node:fs';
import { extract } from 'fovea';
const answers = process.argv.slice(2).map((path) => {
  const bytes = new Uint8Array(readFileSync(path));
  ${EXTRACT_CALL}
  return { title, markdown, lang, confidence };
});
console.log(JSON.stringify({ bun: Bun.version, answers }));`;
const WORKER = `import { extract } from 'fovea';
export default {
  async fetch(request) {
    const bytes = await request.arrayBuffer();
    ${EXTRACT_CALL}
    return Response.json({ title, markdown, lang, confidence, agent: navigator.userAgent });
  },
};`;

/** The server with an engine that needs no platform: it extracts where it is. */
const APP = `import { extract } from 'fovea';
import { createApp } from './packages/server/src/app.ts';
import { MemoryCache } from './packages/server/src/cache/memory-cache.ts';
const app = createApp({
  engine: {
    isReady: () => true,
    load: () => ({ threads: 1, busy: 0, waiting: 0, lost: 0 }),
    open: async (source) => source,
    async answer(source, { options }) {
      const result = extract(source.kind === 'html' ? source.html : source.bytes, options);
      const facts = { tokens: 1, confidence: result.confidence, method: result.method, warnings: [] };
      return { body: new TextEncoder().encode(JSON.stringify(result)), facts };
    },
  },
  cache: new MemoryCache(0), cacheSeconds: 0, maxBodyBytes: 1e6, maxRequests: 4, ratePerMinute: null,
  version: '1.2.3', token: null, isLocal: false, origins: [], clientOf: () => 'client',
  isStopping: () => false, log: () => {},
});`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fovea-runtimes-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a program with the built library, as users would. */
async function bundled(program: string, name: string): Promise<string> {
  const outfile = join(folder, name);
  await build({
    stdin: { contents: program, resolveDir: resolve('.') },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    loader: { '.ts': 'ts' },
    external: ['node:*'],
    outfile,
  });
  return outfile;
}

/** What the server has to say wherever it runs. */
async function checkServer(url: string): Promise<void> {
  const body = JSON.stringify({ html: '<article><p>The harbour was quiet that morning.</p></article>' });
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}extract?format=json`, { method: 'POST', body, headers: json });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-fovea-method')).toBe('fovea');
  expect(((await answer.json()) as { text: string }).text).toContain('The harbour was quiet');
  const refused = await fetch(`${url}extract?focus=none`, { method: 'POST', body, headers: json });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  const described = (await (await fetch(`${url}openapi.json`)).json()) as { openapi: string };
  expect(described.openapi).toBe('3.1.0');
}

describe('the server in other runtimes', () => {
  it('runs in Bun', async () => {
    const port = await freePort();
    const serve = `Bun.serve({ port: ${port}, hostname: '127.0.0.1', fetch: (request) => app.fetch(request) });`;
    const bun = spawn(BUN, [await bundled(APP + serve, 'server.mjs')], { stdio: 'inherit' });
    await whileRunning(bun, port, checkServer);
  });

  it('runs in workerd', async () => {
    await bundled(`${APP}export default { fetch: (request) => app.fetch(request) };`, 'worker.mjs');
    const port = await freePort();
    await whileRunning(startWorkerd(port), port, checkServer);
  });
});

describe('the library in other runtimes', () => {
  it('gives the same in Bun', async () => {
    const program = await bundled(BUN_PROGRAM, 'program.mjs');
    const paths = PAGES.map((name) => resolve(`fixtures/pages/${name}/source.html`));
    const said = JSON.parse(execFileSync(BUN, [program, ...paths], { encoding: 'utf8' }));
    expect(said.bun).toMatch(/^\d+\./u);
    expect(said.answers).toEqual(EXPECTED);
  });

  it('gives the same in workerd', async () => {
    await bundled(WORKER, 'worker.mjs');
    const port = await freePort();
    await whileRunning(startWorkerd(port), port, async (url) => {
      for (const [at, name] of PAGES.entries()) {
        const { agent, ...answer } = await (await fetch(url, { method: 'POST', body: bytesOf(name) })).json();
        expect(agent).toBe('Cloudflare-Workers');
        expect(answer).toEqual(EXPECTED[at]);
      }
    });
  });
});

const workerdConfig = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

function startWorkerd(port: number): ChildProcess {
  writeFileSync(join(folder, 'config.capnp'), workerdConfig(port));
  return spawn(WORKERD, ['serve', join(folder, 'config.capnp')], { stdio: 'inherit' });
}

/** Does something with a runtime once it listens, and ends it. */
async function whileRunning(
  runtime: ChildProcess,
  port: number,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const url = `http://127.0.0.1:${port}/`;
  try {
    for (;;) {
      expect(runtime.exitCode, 'the runtime has ended').toBe(null);
      const isListening = await fetch(url, { method: 'HEAD' }).then(
        () => true,
        () => false,
      );
      if (isListening) break;
      await new Promise((again) => setTimeout(again, 50));
    }
    await work(url);
  } finally {
    runtime.kill();
  }
}
