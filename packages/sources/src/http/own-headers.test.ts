import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument } from '../documents/fetch-document.ts';
import { fetchPage } from './fetch-page.ts';
import { optionsForOthers } from './own-headers.ts';

const PAGE = '<!doctype html><title>Tea</title><p>Green tea is picked in spring.';

describe('headers that the user gives', () => {
  const seen: IncomingMessage[] = [];
  let own: Server;
  let other: Server;
  const origin = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  beforeAll(async () => {
    const listen = (server: Server): Promise<void> =>
      new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
    other = createServer((request, response) => {
      seen.push(request);
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    });
    await listen(other);
    own = createServer((request, response) => {
      seen.push(request);
      const to = request.url === '/away' ? `${origin(other)}/stolen` : '/there';
      const refresh = `<meta http-equiv="refresh" content="0;url=${to}">`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/there' ? PAGE : refresh);
    });
    await listen(own);
  });

  afterAll(() => {
    own.close();
    other.close();
  });

  const asked = async (path: string, credentials = ''): Promise<readonly (string | undefined)[][]> => {
    seen.length = 0;
    const address = `${origin(own)}${path}`.replace('//', `//${credentials}`);
    await fetchDocument(address, { allowPrivate: true, headers: { cookie: 'secret=1' } });
    return seen.map(({ headers }) => [headers.cookie, headers.authorization]);
  };

  it('follow a refresh on the same origin', async () => {
    expect(await asked('/here')).toEqual([
      ['secret=1', undefined],
      ['secret=1', undefined],
    ]);
    const authorization = `Basic ${Buffer.from('u:p').toString('base64')}`;
    expect(await asked('/here', 'u:p@')).toEqual([
      ['secret=1', authorization],
      ['secret=1', authorization],
    ]);
  });

  it('do not follow a refresh to another origin', async () => {
    expect((await asked('/away', 'u:p@')).at(-1)).toEqual([undefined, undefined]);
  });

  it('do not go to an address that a page names on another origin, nor do its own credentials', async () => {
    seen.length = 0;
    const options = optionsForOthers(`${origin(own)}/`, {
      allowPrivate: true,
      headers: { cookie: 'secret=1' },
    });
    await fetchPage(`${origin(other)}/x`.replace('//', '//u:p@'), options);
    await fetchPage(`${origin(own)}/there`, options);
    expect(seen.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
      [undefined, undefined],
      ['secret=1', undefined],
    ]);
  });
});
