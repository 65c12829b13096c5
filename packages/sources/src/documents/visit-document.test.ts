import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PoliteVisits } from '../robots/polite-visits.ts';
import { Robots } from '../robots/robots.ts';
import { visitDocument } from './visit-document.ts';

let server: Server;
let site: string;
let requested: string[] = [];

const PAGES: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /private',
  '/refreshed': '<meta http-equiv="refresh" content="0; url=/private/a"><p>Go on',
  '/on': '<meta http-equiv="refresh" content="0; url=/story"><p>Go on',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    if (path === '/moved') response.writeHead(302, { location: '/private/b' }).end();
    else response.setHeader('content-type', 'text/html').end(PAGES[path] ?? '<p>A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('visitDocument', () => {
  const options = { allowPrivate: true } as const;

  it('goes nowhere that the site disallows, neither by a redirect nor by a refresh', async () => {
    requested = [];
    const visits = new PoliteVisits({ robots: new Robots(options), delayMs: 0 });
    await expect(visitDocument(visits, `${site}/moved`, options)).rejects.toMatchObject({ code: 'robots' });
    const { warnings } = await visitDocument(visits, `${site}/refreshed`, options);
    expect(warnings[0]!.message).toContain('disallows');
    expect(requested.some((path) => path.startsWith('/private'))).toBe(false);
  });

  it('pauses before the page that a refresh leads to', async () => {
    const slept: number[] = [];
    const clock = { now: () => 0, sleep: async (ms: number) => void slept.push(ms) };
    const visits = new PoliteVisits({ robots: null, delayMs: 700, clock });
    expect((await visitDocument(visits, `${site}/on`, options)).url).toBe(`${site}/story`);
    expect(slept).toEqual([0, 700]);
  });
});
