import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PoliteVisits } from './polite-visits.ts';
import { Robots } from './robots.ts';

let server: Server | null = null;
let asked = 0;

afterEach(() => {
  server?.close();
  server = null;
});

/** A site whose robots.txt has a status and a text. */
async function site(status: number, text = ''): Promise<URL> {
  asked = 0;
  server = createServer((_, response) => {
    asked++;
    response.writeHead(status, status === 302 ? { location: '/robots.txt' } : {}).end(text);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page?a=b`);
}

const open = { allowPrivate: true } as const;

describe('Robots', () => {
  it('asks a site once, and considers path and query', async () => {
    const url = await site(200, 'User-agent: *\nDisallow: /*?a=\nCrawl-delay: 2');
    const robots = new Robots(open);
    expect(await robots.allows(url)).toBe(false);
    expect(await robots.allows(new URL('/page', url))).toBe(true);
    expect(await robots.delayMs(url)).toBe(2000);
    expect(asked).toBe(1);
  });

  it('asks again after a minute if the file could not be read, and otherwise after a day', async () => {
    for (const [status, minutes] of [
      [503, 1],
      [200, 24 * 60],
    ] as const) {
      const url = await site(status);
      let now = 0;
      const robots = new Robots(open, () => now);
      await robots.allows(url);
      now += minutes * 60_000 - 1;
      await robots.allows(url);
      expect(asked).toBe(1);
      now += 1;
      await Promise.all([robots.allows(url), robots.allows(url)]);
      expect(asked).toBe(2);
      server?.close();
    }
  });

  it('waits a minute at most', async () => {
    expect(await new Robots(open).delayMs(await site(200, 'User-agent: *\nCrawl-delay: 86400'))).toBe(60_000);
  });

  it.each([
    [404, true],
    [403, true],
    [302, true],
    [500, false],
    [503, false],
  ])('a site that answers %i allows: %s', async (status, allowed) => {
    expect(await new Robots(open).allows(await site(status))).toBe(allowed);
  });

  it('treats an unreachable site as closed, and says that it is', async () => {
    const robots = new Robots(open);
    const url = new URL('http://127.0.0.1:9/');
    expect(await robots.allows(url)).toBe(false);
    const visits = new PoliteVisits({ robots, delayMs: 0 });
    const work = vi.fn(async () => {});
    await expect(visits.visit(url.href, work)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('the connection was refused'),
    });
    expect(work).not.toHaveBeenCalled();
  });

  it('says that a site took too long', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const visits = new PoliteVisits({ robots: new Robots({ ...open, timeoutMs: 20 }), delayMs: 0 });
    await expect(visits.visit(url, async () => {})).rejects.toMatchObject({ code: 'timeout' });
    silent.closeAllConnections();
    silent.close();
  });

  it('blames the file of a site that answers', async () => {
    const broken = await site(503);
    const visits = new PoliteVisits({ robots: new Robots(open), delayMs: 0 });
    await expect(visits.visit(broken.href, async () => {})).rejects.toMatchObject({
      code: 'robots',
      message: expect.stringMatching(/cannot be read.*: the server answered 503$/),
    });
  });
});
