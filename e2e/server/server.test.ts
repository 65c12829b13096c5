import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, SENTENCE } from '../command.ts';
import { type Serving, type Site, startServe, startSite, until } from './serve.ts';

let site: Site;
/** For this machine, which may fetch from it too. */
let open: Serving;
/** With a token, one request at a time, and no private addresses. */
let strict: Serving;

beforeAll(async () => {
  site = await startSite();
  [open, strict] = await Promise.all([
    startServe(['--allow-private', '--threads', '2', '--max-size', '1']),
    startServe(
      ['--max-requests', '1', '--threads', '1', '--rate', '7', '--cors', 'https://app.example/', '--quiet'],
      {
        FOVEA_TOKEN: 'secret',
      },
    ),
  ]);
});
afterAll(async () => {
  site.release();
  await Promise.all([open.stop(), strict.stop()]);
  site.close();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${open.url}${path}`, { headers });
const post = (
  path: string,
  body: BodyInit,
  type: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${open.url}${path}`, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { code: string }).code;

describe('GET /<address>', () => {
  it('answers with Markdown, what it costs a model, and how sure it is', async () => {
    const response = await get(`/${site.url}/story?page=2`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Number(response.headers.get('x-markdown-tokens'))).toBeGreaterThan(50);
    expect(Number(response.headers.get('x-fovea-confidence'))).toBeGreaterThan(0.5);
    expect(response.headers.get('content-location')).toBe(`${site.url}/story?page=2`);
    const text = await response.text();
    expect(text).toMatch(/^# Page \/story\?page=2\n\nThe harbour was quiet/u);
    expect(text).not.toContain('Privacy');
  });

  it.each([
    ['text/html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['text/plain', 'text/plain; charset=utf-8', 'Page /story'],
    ['application/json', 'application/json', '{"title":"Page /story"'],
    ['application/x-ndjson', 'application/x-ndjson', '{"url":'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8', '<!doctype html>'],
    ['*/*', 'text/markdown; charset=utf-8', '# Page /story'],
  ])('negotiates: %s', async (accept, type, start) => {
    const response = await get(`/${site.url}/story`, { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.text()).startsWith(start)).toBe(true);
  });

  it('takes options in headers, in the query of an encoded address, and beside that of a plain one', async () => {
    const address = encodeURIComponent(`${site.url}/story`);
    const words = async (response: Response): Promise<number> => (await response.text()).split(' ').length;
    const all = await words(await get(`/${site.url}/story`));
    const cut = await get(`/${site.url}/story`, { 'x-max-tokens': '60' });
    expect(cut.headers.get('x-fovea-warnings')).toContain('content-cut');
    expect(await words(cut)).toBeLessThan(all);
    expect(await words(await get(`/${address}?maxTokens=60`))).toBeLessThan(all);
    expect(await words(await get(`/${site.url}/story?fovea.maxTokens=60`))).toBeLessThan(all);
    expect(await (await get(`/${address}?links=text`)).text()).not.toContain('](');
    expect(await (await get(`/${site.url}/story`, { 'x-target-selector': 'footer' })).text()).toContain(
      'Privacy',
    );
  });

  it('joins a text on several pages, and follows redirects', async () => {
    const both = await (await get(`/${encodeURIComponent(`${site.url}/part1`)}?allPages`)).text();
    expect(both).toContain('The first part');
    expect(both).toContain('The second part');
    expect((await get(`/${site.url}/moved`)).headers.get('content-location')).toBe(`${site.url}/story`);
  });

  it('reads a page once, and answers 304 to who has it', async () => {
    const path = `/${site.url}/once`;
    const first = await get(path);
    await first.text();
    const tag = first.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    await Promise.all([1, 2, 3].map(async () => (await get(path, { 'x-cache-tolerance': '60' })).text()));
    expect(site.count('/once')).toBe(1);
    await (await get(path, { 'x-no-cache': 'true' })).text();
    expect(site.count('/once')).toBe(2);
    const head = await fetch(`${open.url}${path}`, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(tag);
  });

  it.each([
    ['/private', 403, 'robots'],
    ['/gone', 502, 'bad-status'],
    ['/picture', 415, 'not-html'],
  ])('says why %s has no answer', async (path, status, code) => {
    const response = await get(`/${site.url}${path}`);
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('says that a host does not answer', async () => {
    const response = await get('/http://127.0.0.1:9/page');
    expect([response.status, await codeOf(response)]).toEqual([502, 'unreachable']);
  });

  it('refuses what makes no sense', async () => {
    const cases: [string, Record<string, string>, number, string][] = [
      ['/', {}, 404, 'not-found'],
      ['/favicon.ico', {}, 404, 'not-found'],
      ['/http://', {}, 400, 'bad-url'],
      [`/${encodeURIComponent(site.url)}?maxToken=1`, {}, 400, 'invalid-option'],
      [`/${site.url}/story`, { 'x-fovea-max-token': '1' }, 400, 'invalid-option'],
      [`/${site.url}/story`, { 'x-respond-with': 'screenshot' }, 400, 'invalid-option'],
      [`/${site.url}/story`, { accept: 'image/png' }, 406, 'not-acceptable'],
      [`/${site.url}/story`, { 'x-engine': 'browser' }, 501, 'no-rendering'],
      [`/${site.url}/story`, { origin: 'https://evil.example' }, 403, 'forbidden'],
    ];
    for (const [path, headers, status, code] of cases) {
      const response = await get(path, headers);
      expect([path, response.status, await codeOf(response)]).toEqual([path, status, code]);
    }
  });

  it('answers to names of this machine alone', async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(open.url);
      request({ port, path: '/metrics', headers: { host: 'rebound.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });
});

describe('POST /extract', () => {
  it('reads bytes in any charset, as the header says or the page does', async () => {
    const html = `<title>Я</title><article><p>${'Гавань была тихой в то утро. '.repeat(9)}`;
    const bytes = Uint8Array.from(html, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    });
    const text = await (await post('/extract', bytes, 'text/html; charset=windows-1251')).text();
    expect(text).toContain('Гавань была тихой');
  });

  it('reads an archive, a snapshot, a text, and JSON with options', async () => {
    const mhtml = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x; type="text/html"\r\n\r\n--x\r\nContent-Type: text/html\r\nContent-Location: https://example.org/a\r\n\r\n${page('Archived')}\r\n--x--\r\n`;
    expect(await (await post('/extract', mhtml, 'multipart/related')).text()).toContain('# Archived');
    expect(await (await post('/extract', 'Just\n\ntwo lines', 'text/plain')).text()).toContain('two lines');
    const body = JSON.stringify({
      html: page('Inside'),
      url: 'https://example.org/',
      options: { format: 'json', explain: true },
    });
    const json = (await (await post('/extract', body, 'application/json')).json()) as Record<
      string,
      unknown[]
    >;
    expect(json['markdown']).toContain('https://example.org/more');
    expect(json['removed']!.length).toBeGreaterThan(0);
    expect(json['blocks']![0]).toMatchObject({ source: { start: expect.any(Number) } });
    const byUrl = await post('/extract', JSON.stringify({ url: `${site.url}/story` }), 'application/json');
    expect(await byUrl.text()).toContain('# Page /story');
    expect(
      (await post('/extract?url=https://example.org/', page('Q'), 'text/html')).headers.get(
        'content-location',
      ),
    ).toBe('https://example.org/');
  });

  it('restores what was left out', async () => {
    const html = page('Restored');
    const explained = await post('/extract?explain&format=json', html, 'text/html');
    const { removed } = (await explained.json()) as { removed: { nodeId: number; text: string }[] };
    const id = removed.find(({ text }) => text.includes('Privacy'))!.nodeId;
    expect(await (await post(`/extract?restore=${id}`, html, 'text/html')).text()).toContain('Privacy');
  });

  it('refuses what is too large, no page, or wrong', async () => {
    expect(await codeOf(await post('/extract', 'x'.repeat(2 ** 20 + 1), 'text/html'))).toBe('too-large');
    expect(await codeOf(await post('/extract', '%PDF-1.7', 'application/pdf'))).toBe('not-html');
    expect(await codeOf(await post('/extract', '{', 'application/json'))).toBe('bad-json');
    expect(await codeOf(await post('/extract', '{"htm":"x"}', 'application/json'))).toBe('invalid-option');
    expect(await codeOf(await post('/extract', '{}', 'application/json'))).toBe('invalid-option');
    expect(await codeOf(await post('/extract', '{"html":"x","url":"y"}', 'application/json'))).toBe(
      'bad-url',
    );
  });
});

describe('POST /batch', () => {
  it('streams: rows come before the last one was sent, in order', async () => {
    const lines = Array.from({ length: 40 }, (_, id) => `${JSON.stringify({ id, html: page(`P${id}`) })}\n`);
    lines.splice(5, 0, 'no JSON\n', `${JSON.stringify({ id: 'url', url: `${site.url}/story` })}\n`);
    const { port } = new URL(open.url);
    const rows = await new Promise<string>((resolve, reject) => {
      const sent = request({ port, path: '/batch?links=text', method: 'POST' }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          // The last line is only sent when an answer is there.
          if (text === '') sent.end(lines.at(-1));
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
      sent.on('error', reject);
      for (const line of lines.slice(0, -1)) sent.write(line);
    });
    const answers = rows
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row) as Record<string, unknown>);
    expect(answers.map(({ id }) => id)).toEqual([
      ...[0, 1, 2, 3, 4, 'line 6', 'url'],
      ...Array.from({ length: 35 }, (_, at) => at + 5),
    ]);
    expect(answers[5]!['error']).toMatchObject({ code: 'bad-json' });
    expect(answers[6]!['title']).toBe('Page /story');
    expect(answers[7]!['markdown']).not.toContain('](');
  });
});

describe('for those who run it', () => {
  it('tells its state, and counts', async () => {
    expect((await get('/health')).status).toBe(200);
    expect((await get('/ready')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^fovea_requests_total\{route="\/\{url\}",status="200"\} \d+$/mu);
    expect(metrics).toMatch(/^fovea_cache_total\{result="hit"\} [1-9]/mu);
    expect(metrics).toMatch(/^fovea_request_seconds_bucket\{route="\/batch",le="\+Inf"\} 1$/mu);
  });

  it('stands half-open connections and nonsense', async () => {
    const { port } = new URL(open.url);
    const sockets = Array.from({ length: 20 }, () => connect(Number(port), '127.0.0.1'));
    for (const [at, socket] of sockets.entries()) {
      socket.on('error', () => {});
      socket.write(
        at % 2 === 0
          ? 'POST /extract HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nhalf'
          : '\0\0\0',
      );
    }
    expect((await get('/health')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect((await get(`/${site.url}/after`)).status).toBe(200);
  });

  it('wants the token, keeps to public addresses, and answers only sites that it was told', async () => {
    const call = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${strict.url}${path}`, { headers });
    const token = { authorization: 'Bearer secret' };
    expect((await call('/health')).status).toBe(200);
    const refused = await call('/metrics');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="fovea"']);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '0x7f000001'])
      expect(await codeOf(await call(`/http://${host}/`, token))).toBe('blocked-address');
    const allowed = await call('/health', { origin: 'https://app.example' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
    // Seven a minute, of which six are used; the one without a token counts, too.
    expect((await call('/metrics', token)).status).toBe(200);
    const late = await call('/metrics', token);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('will not listen for others without a token', async () => {
    await expect(startServe(['--host', '0.0.0.0'], { FOVEA_TOKEN: '' })).rejects.toThrow('needs a token');
  });

  it('says why it cannot start, and ends', async () => {
    const refused = (args: readonly string[]): Promise<Serving> => startServe(['--threads', '1', ...args]);
    await expect(refused(['--cache-dir', 'package.json'])).rejects.toThrow('there is a file of that name');
    const { port } = new URL(open.url);
    await expect(refused(['--port', port])).rejects.toThrow(
      `port ${port} is taken: choose another with --port`,
    );
  });

  it('refuses what is too much, and ends what it has begun before it stops', async () => {
    const small = await startServe(['--allow-private', '--max-requests', '1', '--threads', '1']);
    const slow = fetch(`${small.url}/${site.url}/slow`);
    const same = fetch(`${small.url}/${site.url}/slow`);
    await until(() => site.count('/slow') === 1);
    const busy = await fetch(`${small.url}/${site.url}/story`);
    expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([503, true]);
    // A body is not read before its request is let in.
    const body = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('<p>')) });
    const endless = await fetch(`${small.url}/extract`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(endless.status).toBe(503);
    const stopped = small.stop();
    site.release();
    for (const response of [await slow, await same]) expect(await response.text()).toContain('# Slow');
    const { code, stderr } = await stopped;
    expect(code).toBe(0);
    expect(stderr).not.toContain(SENTENCE.slice(0, 20));
    expect(site.count('/slow')).toBe(1);
  });
});
