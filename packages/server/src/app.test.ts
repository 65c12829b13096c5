import { describe, expect, it } from 'vitest';
import type { Answer } from './answers/answer.ts';
import { type AppOptions, createApp, type LogEntry } from './app.ts';
import { MemoryCache } from './cache/memory-cache.ts';
import { addMcp } from './mcp/serve-mcp.ts';
import { addPlayground } from './node/playground.ts';
import { fromHeaders } from './parameters/given-parameters.ts';
import { readBody } from './routes/read-body.ts';

const OPTIONS: AppOptions = {
  engine: {
    isReady: () => true,
    open: (source) => Promise.resolve(source),
    load: () => ({ threads: 1, busy: 0, waiting: 0, lost: 0 }),
    answer: () => Promise.reject(new Error('unforeseen')),
  },
  cache: new MemoryCache(0),
  cacheSeconds: 0,
  maxBodyBytes: 1000,
  maxRequests: 1,
  ratePerMinute: null,
  version: '1.2.3',
  token: null,
  isLocal: false,
  origins: [],
  clientOf: () => 'client',
  isStopping: () => false,
  log: () => {},
};

describe('createApp', () => {
  it.each([
    [['*'], '*'],
    [['https://a.example'], 'https://a.example'],
    [['https://b.example'], null],
    [[], null],
  ])('tells browsers which sites may call it: %j', async (origins, told) => {
    const app = createApp({ ...OPTIONS, origins });
    const response = await app.request('/health', { headers: { origin: 'https://a.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe(told);
  });

  it('lets the pages of those sites read every header of its own', async () => {
    const facts = {
      url: 'https://b.example/',
      tokens: 1,
      confidence: 0.5,
      method: 'fovea',
      empty: 'no-text',
      warnings: ['content-cut'],
    };
    const answer = (): Promise<Answer> => Promise.resolve({ body: new Uint8Array(0), facts });
    const app = createApp({ ...OPTIONS, engine: { ...OPTIONS.engine, answer }, origins: ['*'] });
    const response = await app.request('/https://b.example/', { headers: { origin: 'https://a.example' } });
    const exposed = response.headers.get('access-control-expose-headers')!.split(',');
    const own = [...response.headers.keys()].filter((name) =>
      /^x-(?!content-type)|^content-location$/u.test(name),
    );
    expect(own).toContain('x-fovea-empty');
    expect(exposed).toEqual(expect.arrayContaining(own));
  });

  it.each([
    ['POST', '/https://example.org/', 'GET, HEAD'],
    ['DELETE', '/https%3A%2F%2Fexample.org%2F?maxTokens=1', 'GET, HEAD'],
    ['OPTIONS', '/http:/example.org/', 'GET, HEAD'],
    ['GET', '/extract', 'POST'],
    ['HEAD', '/extract', 'POST'],
    ['GET', '/batch?maxTokens=1', 'POST'],
    ['POST', '/health', 'GET, HEAD'],
    ['PUT', '/openapi.json', 'GET, HEAD'],
  ])('says which methods there are instead of %s %s', async (method, path, allowed) => {
    const response = await createApp(OPTIONS).request(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'bad-method' });
  });

  it('knows no other path, whatever the method', async () => {
    for (const method of ['GET', 'POST'])
      expect((await createApp(OPTIONS).request('/nowhere', { method })).status).toBe(404);
  });

  it('bounds how often somebody may try a token', async () => {
    const app = createApp({ ...OPTIONS, token: 's', ratePerMinute: 2 });
    const statuses: number[] = [];
    for (const token of ['a', 'b', 's']) {
      const headers = { authorization: `Bearer ${token}` };
      statuses.push((await app.request('/metrics', { headers })).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('lets tools in like any other request', async () => {
    let isInside = false;
    const app = createApp({
      ...OPTIONS,
      extend(extended, gate) {
        const answer = (): Promise<never> => {
          isInside = gate.inside === 1;
          return Promise.reject(new Error('unforeseen'));
        };
        addMcp(extended, { engine: { ...OPTIONS.engine, answer }, gate, version: '1' });
      },
    });
    const call = { name: 'read_page', arguments: { html: 'x' } };
    await app.request('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
    });
    await expect.poll(() => isInside).toBe(true);
  });

  it('does not take it for an error of its own when a client goes away', async () => {
    const entries: LogEntry[] = [];
    const app = createApp({ ...OPTIONS, log: (entry) => entries.push(entry) });
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await app.request('/extract', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(entries).toMatchObject([{ route: '/extract', status: 499 }]);
    expect(entries[0]).not.toHaveProperty('error');
  });

  it('knows only names of its own', async () => {
    const app = createApp({
      ...OPTIONS,
      extend: (extended) => addPlayground(extended, new URL('./none/', import.meta.url)),
    });
    expect((await app.request('/playground/constructor')).status).toBe(404);
    expect(() => fromHeaders(new Headers({ 'x-respond-with': 'constructor' }))).toThrow('not supported');
  });
});

describe('readBody', () => {
  it('gives up on a body that does not arrive', async () => {
    let isCancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(3)),
      cancel() {
        isCancelled = true;
      },
    });
    const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    await expect(readBody(request, 1000, 5)).rejects.toMatchObject({ code: 'slow-body' });
    expect(isCancelled).toBe(true);
  });
});
