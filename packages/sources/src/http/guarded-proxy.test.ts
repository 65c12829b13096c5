import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GuardedProxy, listenAsProxy } from './guarded-proxy.ts';

const HOST = /\/\/([^/]+)/;
let target: Server;
let port: number;
const requested: string[] = [];

beforeAll(async () => {
  target = createServer((incoming, answer) => {
    requested.push(`${incoming.method} ${incoming.url} ${incoming.headers.host}`);
    answer.setHeader('set-cookie', ['a=1', 'b=2']);
    incoming.pipe(answer);
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  port = (target.address() as AddressInfo).port;
});

afterAll(() => target.close());

/** What a browser gets through a proxy: the body of the response, or the word `nothing`. */
function fetchThrough(proxy: GuardedProxy, url: string, body = ''): Promise<string> {
  const { hostname, port: proxyPort } = new URL(proxy.server);
  return new Promise((resolve) => {
    const outgoing = request({
      hostname,
      port: proxyPort,
      method: 'POST',
      path: url,
      headers: { host: HOST.exec(url)?.[1] ?? 'none' },
    });
    outgoing.on('error', () => resolve('nothing'));
    outgoing.on('response', (response) => {
      let text = `${response.headers['set-cookie']?.join('+')} `;
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    outgoing.end(body);
  });
}

/** Opens a tunnel and sends one request down it. */
function tunnelThrough(proxy: GuardedProxy, authority: string): Promise<string> {
  const { hostname, port: proxyPort } = new URL(proxy.server);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(proxyPort), hostname, () =>
      socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (text === '') socket.write('GET /deep HTTP/1.1\r\nhost: inner\r\nconnection: close\r\n\r\n');
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text || 'nothing'));
  });
}

describe('listenAsProxy', () => {
  it('forwards requests if every address is allowed', async () => {
    const proxy = await listenAsProxy({ network: 'any' });
    expect(await fetchThrough(proxy, `http://127.0.0.1:${port}/a?b`, 'body')).toBe('a=1+b=2 body');
    expect(requested).toContain(`POST /a?b 127.0.0.1:${port}`);
    expect(await tunnelThrough(proxy, `127.0.0.1:${port}`)).toContain('200 OK');
    await proxy.close();
  });

  it('refuses what is not public, by address and by name, and says why', async () => {
    const proxy = await listenAsProxy({
      network: 'public',
      resolve: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const before = requested.length;
    expect(await fetchThrough(proxy, `http://127.0.0.1:${port}/`)).toBe('nothing');
    expect(await fetchThrough(proxy, `http://harmless.example:${port}/`)).toBe('nothing');
    expect(await tunnelThrough(proxy, `harmless.example:${port}`)).toBe('nothing');
    expect(await tunnelThrough(proxy, `[::1]:${port}`)).toBe('nothing');
    expect(requested).toHaveLength(before);
    expect(proxy.refusalOf('harmless.example')?.message).toContain('loopback address');
    expect(proxy.refusalOf('[::1]')?.code).toBe('blocked-address');
    expect(proxy.refusalOf('other.example')).toBeUndefined();
    await proxy.close();
  });

  it('contacts nobody if the network is off, not even to resolve a name', async () => {
    let asked = 0;
    const proxy = await listenAsProxy({ network: 'none', resolve: () => asked++ });
    expect(await fetchThrough(proxy, 'http://public.example/')).toBe('nothing');
    expect(await tunnelThrough(proxy, 'public.example:443')).toBe('nothing');
    expect(asked).toBe(0);
    await proxy.close();
  });

  it('survives nonsense', async () => {
    const proxy = await listenAsProxy({ network: 'any' });
    for (const url of ['/', 'ftp://a.example/', 'http://', 'http://[/', 'http://a.example:99999/'])
      expect(await fetchThrough(proxy, url)).toBe('nothing');
    expect(await tunnelThrough(proxy, 'no port:x')).toBe('nothing');
    await proxy.close();
  });
});
