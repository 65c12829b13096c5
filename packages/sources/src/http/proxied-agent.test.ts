import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** A site, a proxy that takes every name for that site, and what each was asked. */
let site: Server;
let proxy: Server;
let siteHost: string;
let proxyHost: string;
let asked: IncomingMessage[] = [];
let relayed: string[] = [];

beforeAll(async () => {
  site = createServer((message, response) => {
    asked.push(message);
    if (message.url === '/away') response.writeHead(302, { location: 'http://other.example/page' }).end();
    else response.setHeader('content-type', 'text/html').end('<p>Tea');
  });
  siteHost = await listen(site);
  proxy = createServer((message, response) => {
    relayed.push(message.url ?? '');
    const { pathname } = new URL(message.url ?? '');
    const onwards = request(`http://${siteHost}${pathname}`, { headers: message.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onwards.end();
  });
  proxyHost = await listen(proxy);
});
afterAll(() => {
  site.close();
  proxy.close();
});

describe('fetching through a proxy', () => {
  it('leaves names to the proxy, and plain http without a tunnel', async () => {
    relayed = [];
    const page = await fetchPage('http://somewhere.example/page', { proxy: `http://${proxyHost}` });
    expect(Buffer.from(page.bytes).toString()).toBe('<p>Tea');
    expect(page.url).toBe('http://somewhere.example/page');
    expect(relayed).toEqual(['http://somewhere.example/page']);
  });

  it.each(['http://127.0.0.1:1/', 'http://[::1]/', 'http://localhost/', 'http://10.0.0.1/'])(
    'refuses %s unless allowed',
    async (url) => {
      relayed = [];
      const options = { proxy: `http://${proxyHost}` };
      await expect(fetchPage(url, options)).rejects.toMatchObject({ code: 'blocked-address' });
      expect(relayed).toEqual([]);
      await fetchPage(url, { ...options, allowPrivate: true });
      expect(relayed).toEqual([url]);
    },
  );

  it('says that the proxy cannot be reached', async () => {
    const options = { proxy: 'http://127.0.0.1:1' };
    await expect(fetchPage('http://somewhere.example/', options)).rejects.toMatchObject({
      code: 'unreachable',
      message:
        'cannot fetch http://somewhere.example/ through the proxy 127.0.0.1:1: the connection was refused',
    });
  });
});

describe('headers of the caller', () => {
  it('go to the origin of the address, and nowhere else', async () => {
    asked = [];
    const headers = { cookie: 'a=b', 'x-key': '1', 'user-agent': 'mine' };
    await fetchPage('http://somewhere.example/away', { proxy: `http://${proxyHost}`, headers });
    expect(asked.map((message) => [message.headers.cookie, message.headers['x-key']])).toEqual([
      ['a=b', '1'],
      [undefined, undefined],
    ]);
    expect(asked.map((message) => message.headers['user-agent'])).toEqual(['mine', 'fovea']);
  });
});
