import { beforeEach, expect, it, vi } from 'vitest';
import { receivePage } from './receive-page.ts';

const URL_OF_PAGE = 'https://a.example/2';
const HTML = { headers: { 'content-type': 'text/html; charset=koi8-r' } };

beforeEach(() => {
  // Node has none.
  const reader = class {
    result = '';
    onload = (): void => {};
    readAsBinaryString(blob: Blob): void {
      void blob.text().then((text) => {
        this.result = text;
        this.onload();
      });
    }
  };
  vi.stubGlobal('FileReader', reader);
});

/** The page's own `fetch`, which answers as it is told, and how it was asked. */
function answering(response: () => Response): RequestInit[] {
  const asked: RequestInit[] = [];
  const fetch = async (_: string, how: RequestInit): Promise<Response> => {
    asked.push(how);
    return response();
  };
  vi.stubGlobal('window', { fetch });
  return asked;
}

it('gets a page of the same site, and lets the browser follow no redirect to another', async () => {
  const asked = answering(() => new Response('<p>Two', HTML));
  expect(await receivePage(URL_OF_PAGE)).toEqual({ url: URL_OF_PAGE, bytes: '<p>Two', charset: 'koi8-r' });
  expect(asked.map(({ mode }) => mode)).toEqual(['same-origin']);
});

it('stops receiving a page that never ends', async () => {
  let isOver = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)),
    cancel: () => {
      isOver = true;
    },
  });
  answering(() => new Response(endless, HTML));
  expect(await receivePage(URL_OF_PAGE)).toBeNull();
  expect(isOver).toBe(true);
});

it.each([
  ['is not there', () => new Response('<p>Gone', { ...HTML, status: 404 })],
  ['is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['is refused', () => Response.error()],
])('has nothing if it %s', async (_, response) => {
  answering(response);
  expect(await receivePage(URL_OF_PAGE)).toBeNull();
});
