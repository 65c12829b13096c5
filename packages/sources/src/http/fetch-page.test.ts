import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SourceError } from '../source-error.ts';
import type { FetchOptions } from './exchange.ts';
import { fetchPage } from './fetch-page.ts';
import type { Resolve } from './guarded-lookup.ts';

const HTML = '<!doctype html><title>Tea</title><p>Green tea is picked in spring.';
const open = { allowPrivate: true } as const;

/** A frame of zstd with one block that is not compressed, for texts of less than 256 characters. */
function storedAsZstd(text: string): Buffer {
  const block = 1 | (text.length << 3);
  const head = [0x28, 0xb5, 0x2f, 0xfd, 0x20, text.length, block & 0xff, block >> 8, 0];
  return Buffer.concat([Buffer.from(head), Buffer.from(text)]);
}

let server: Server;
let base: string;
let requests: IncomingMessage[] = [];

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const html =
  (headers: Record<string, string>, body: string | Buffer = HTML): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };
const redirect =
  (location: () => string, status = 302): Handler =>
  (_, response) => {
    response.writeHead(status, { location: location() }).end();
  };

const ROUTES: Readonly<Record<string, Handler>> = {
  '/plain': html({ 'content-type': 'text/html; charset=windows-1251' }),
  '/gzip': html({ 'content-encoding': 'gzip' }, gzipSync(HTML)),
  '/br': html({ 'content-encoding': 'br' }, brotliCompressSync(HTML)),
  '/deflate': html({ 'content-encoding': 'deflate' }, deflateSync(HTML)),
  '/deflate-raw': html({ 'content-encoding': 'deflate' }, deflateRawSync(HTML)),
  '/twice': html({ 'content-encoding': 'br, gzip' }, gzipSync(brotliCompressSync(HTML))),
  '/zstd': html({ 'content-encoding': 'zstd' }, storedAsZstd(HTML)),
  '/unknown': html({ 'content-encoding': 'rot13' }),
  '/cut': html({ 'content-encoding': 'gzip' }, gzipSync(HTML.repeat(5000)).subarray(0, 400)),
  '/damaged': html({ 'content-encoding': 'gzip' }),
  '/bomb': html({ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50 * 2 ** 20))),
  '/large': html({}, 'x'.repeat(3000)),
  '/pdf': html({ 'content-type': 'application/pdf' }),
  '/feed': html({ 'content-type': 'text/xml' }, '<?xml version="1.0"?><rss></rss>'),
  '/untyped': (_, response) => response.end(HTML),
  '/missing': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(HTML),
  '/loop': redirect(() => '/loop'),
  '/once': redirect(() => '/plain#part', 301),
  '/to-file': redirect(() => 'file:///etc/passwd'),
  '/to-nonsense': redirect(() => 'http://[nonsense'),
  '/to-private': redirect(() => `http://private.test:${port()}/plain`),
  '/to-literal': redirect(() => `http://0x7f000001:${port()}/plain`),
  '/to-other': redirect(() => `http://other.test:${port()}/plain`),
  '/slow-headers': () => {},
  '/slow-body': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
  '/hang-up': (request) => void request.socket.destroy(),
};

const port = (): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    (ROUTES[request.url ?? ''] ?? ROUTES['/missing']!)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${port()}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function failure(path: string, options: FetchOptions = open): Promise<SourceError> {
  const url = path.startsWith('/') ? base + path : path;
  const error = await fetchPage(url, options).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return error as SourceError;
}

describe('a page', () => {
  it('comes with its bytes, address, charset and status', async () => {
    requests = [];
    const page = await fetchPage(`${base}/plain`, { ...open, userAgent: 'fovea/1.2.3' });
    expect(Buffer.from(page.bytes).toString()).toBe(HTML);
    expect(page).toMatchObject({ url: `${base}/plain`, charset: 'windows-1251', status: 200, warnings: [] });
    expect(requests[0]?.headers['user-agent']).toBe('fovea/1.2.3');
    expect(requests[0]?.headers).not.toHaveProperty('accept-language');
  });

  it.each(['/gzip', '/br', '/deflate', '/deflate-raw', '/twice', '/untyped', '/zstd'])(
    'is read from %s',
    async (path) => {
      const page = await fetchPage(base + path, open);
      expect(Buffer.from(page.bytes).toString()).toBe(HTML);
    },
  );

  it('that is compressed and incomplete is kept, with a warning', async () => {
    const page = await fetchPage(`${base}/cut`, open);
    expect(Buffer.from(page.bytes).toString()).toContain('Green tea');
    expect(page.warnings).toMatchObject([{ code: 'incomplete-response' }]);
  });

  it('after a redirect has the last address, without the fragment', async () => {
    expect((await fetchPage(`${base}/once`, open)).url).toBe(`${base}/plain`);
  });
});

describe('refusals', () => {
  it('say in words that compressed data are damaged, and how large a page may be', async () => {
    expect(await failure('/damaged')).toMatchObject({
      code: 'damaged',
      message: `cannot read ${base}/damaged: its compressed data are damaged`,
    });
    const { message } = await failure('/large', { ...open, maxBytes: 105 });
    expect(message).toBe('the page is larger than 105 bytes');
  });

  it.each([
    ['/missing', 'bad-status'],
    ['/pdf', 'not-html'],
    ['/feed', 'not-html'],
    ['/unknown', 'unreadable'],
    ['/loop', 'too-many-redirects'],
    ['/to-file', 'bad-url'],
    ['/to-nonsense', 'bad-url'],
    ['/hang-up', 'unreachable'],
    ['ftp://example.org/', 'bad-url'],
    ['http://', 'bad-url'],
  ])('%s: %s', async (path, code) => {
    expect((await failure(path)).code).toBe(code);
  });

  it('stops at the size limit, by length, by count and inside a gzip bomb', async () => {
    expect((await failure('/large', { ...open, maxBytes: 2000 })).code).toBe('too-large');
    expect((await failure('/gzip', { ...open, maxBytes: 20 })).code).toBe('too-large');
    const before = process.memoryUsage().arrayBuffers;
    expect((await failure('/bomb', { ...open, maxBytes: 2 ** 20 })).code).toBe('too-large');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 2 ** 20);
  });

  it('waits for an answer under a limit that is longer than a timer can wait', async () => {
    expect(await fetchPage(`${base}/plain`, { ...open, timeoutMs: 1e10 })).toMatchObject({ kind: 'html' });
  });

  it.each(['/slow-headers', '/slow-body'])('gives up on %s', async (path) => {
    const error = await failure(path, { ...open, timeoutMs: 300 });
    expect(error.code).toBe('timeout');
    expect(error.message).toContain('no complete answer within');
  });
});

describe('the address guard', () => {
  it.each([
    (at: number) => `http://127.0.0.1:${at}/plain`,
    (at: number) => `http://2130706433:${at}/plain`,
    (at: number) => `http://0x7f.1:${at}/plain`,
    (at: number) => `http://0177.0.0.1:${at}/plain`,
    (at: number) => `http://127.1:${at}/plain`,
    (at: number) => `http://[::1]:${at}/plain`,
    (at: number) => `http://[::ffff:127.0.0.1]:${at}/plain`,
    (at: number) => `http://localhost:${at}/plain`,
    (at: number) => `http://1２7.0.0.1:${at}/plain`,
  ])('refuses this machine however it is written (%#)', async (url) => {
    requests = [];
    const error = await failure(url(port()), {});
    expect(error.code).toBe('blocked-address');
    expect(error.message).toContain('loopback address');
    expect(requests).toHaveLength(0);
  });

  // The test server plays a public host: the rule lets its address through and refuses another one.
  const names: Readonly<Record<string, string>> = {
    'public.test': '127.0.0.1',
    'private.test': '127.0.0.2',
    'other.test': '127.0.0.1',
  };
  const resolve: Resolve = (host, done) => done(null, [{ address: names[host] ?? '127.0.0.2', family: 4 }]);
  const addressRule = (address: string): string | null =>
    address === '127.0.0.2' ? 'a private address' : null;

  it('checks what a name resolves to', async () => {
    const options = { resolve, addressRule };
    expect((await fetchPage(`http://public.test:${port()}/plain`, options)).status).toBe(200);
    expect((await failure(`http://private.test:${port()}/plain`, options)).code).toBe('blocked-address');
  });

  it('refuses a name with one bad address among good ones', async () => {
    const mixed: Resolve = (_, done) =>
      done(
        null,
        ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })),
      );
    const error = await failure(`http://public.test:${port()}/plain`, { resolve: mixed, addressRule });
    expect(error.code).toBe('blocked-address');
  });

  it('checks again after a redirect, to a name and to an address', async () => {
    const refuseLiteral = (address: string): string | null =>
      address === '127.0.0.1' ? 'a loopback address' : null;
    const elsewhere: Resolve = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    expect((await failure(`http://public.test:${port()}/to-private`, { resolve, addressRule })).code).toBe(
      'blocked-address',
    );
    // The first hop is a name that the rule does not know, the second the literal that it refuses.
    let calls = 0;
    const onlySecond = (address: string): string | null => (calls++ === 0 ? null : refuseLiteral(address));
    const error = await failure(`http://public.test:${port()}/to-literal`, {
      resolve: elsewhere,
      addressRule: onlySecond,
    });
    expect(error.code).toBe('blocked-address');
  });

  it('sends credentials only to the origin they were given for', async () => {
    requests = [];
    const page = await fetchPage(`http://user:p%40ss@public.test:${port()}/to-other`, {
      resolve,
      addressRule,
    });
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
    expect(requests[1]?.headers.authorization).toBeUndefined();
    expect(page.url).toBe(`http://other.test:${port()}/plain`);
  });
});
