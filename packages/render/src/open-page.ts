import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webAddress } from '@fovea/sources';
import type { Page, Request, Response, Route } from 'playwright-core';
import { problemOf, RenderError } from './render-error.ts';
import type { HtmlSource, RenderSource } from './source.ts';

/** The address of HTML that has none; nobody can own `.invalid` (RFC 2606). */
export const NOWHERE = 'https://page.invalid/';

const FILE = /^file:/i;
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml|text\/xml|application\/xml|text\/plain)\b/i;

/**
 * Loads a source into an empty page, up to its DOM. `isOnline` allows requests to the proxy; `onMove` is called with the
 * address that a page tried to move to although it may not.
 */
export async function openPage(
  page: Page,
  source: RenderSource,
  isOnline: boolean,
  onMove: (address: string) => void,
): Promise<void> {
  if ('html' in source) {
    const address = new URL(source.url ?? NOWHERE).href;
    await guard(page, { isOnline, served: { address, source }, onMove });
    await visit(page, address);
  } else if ('url' in source) {
    const { href } = webAddress(source.url);
    if (!isOnline) await guard(page, { isOnline, onMove });
    checkResponse(await visit(page, href), href);
  } else if ('file' in source) {
    const folder = `${pathToFileURL(dirname(source.file)).href}/`;
    await guard(page, { isOnline, folder, onMove });
    await visit(page, pathToFileURL(source.file).href);
  } else throw new RenderError('bad-source', 'pass a url, html, a file or mhtml to render');
}

interface Allowed {
  readonly isOnline: boolean;
  /** Called with the address that the page itself, not a part of it, was kept from. */
  readonly onMove: (address: string) => void;
  /** The one document that we serve ourselves. */
  readonly served?: { readonly address: string; readonly source: HtmlSource };
  /** The folder whose files the page may read. */
  readonly folder?: string;
}

/** Allows the requests that a page may make; the proxy checks those that go on to the network again. */
async function guard(page: Page, { isOnline, served, folder, onMove }: Allowed): Promise<void> {
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const url = request.url();
    const isDocument = request.isNavigationRequest() && isOf(page, request);
    // As often as the page reloads itself; `renderOne` limits how often it may.
    if (served !== undefined && isDocument && url === served.address) await answer(route, served.source);
    else if (FILE.test(url) ? folder !== undefined && url.startsWith(folder) : isOnline)
      await route.continue();
    else {
      if (isDocument) onMove(url);
      await route.abort('blockedbyclient');
    }
  });
}

/** True if a request is from the main frame of a page; a window that the page opens has no frame yet. */
function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame() === page.mainFrame();
  } catch {
    return false;
  }
}

function answer(route: Route, { html, charset }: HtmlSource): Promise<void> {
  const isText = typeof html === 'string';
  const known = isText ? 'utf-8' : charset;
  return route.fulfill({
    contentType: known === undefined ? 'text/html' : `text/html; charset=${known}`,
    body: isText ? html : Buffer.from(html),
  });
}

async function visit(page: Page, url: string): Promise<Response | null> {
  try {
    return await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 });
  } catch (error) {
    // A PDF, an archive: what a browser saves instead of showing it.
    if (problemOf(error).includes('Download is starting'))
      throw new RenderError('not-html', `${url} is a download, not an HTML page`, { cause: error });
    // A bad status without a page to show.
    if (problemOf(error).includes('ERR_HTTP_RESPONSE_CODE_FAILURE'))
      throw new RenderError('bad-status', `the server answered with an error for ${url}`, { cause: error });
    throw new RenderError('unreachable', `cannot open ${url}: ${problemOf(error)}`, { cause: error });
  }
}

function checkResponse(response: Response | null, url: string): void {
  if (response === null) return;
  const type = response.headers()['content-type'] ?? 'text/html';
  if (!response.ok())
    throw new RenderError('bad-status', `the server answered ${response.status()} for ${url}`);
  if (!HTML_TYPE.test(type)) throw new RenderError('not-html', `${url} is ${type}, not an HTML page`);
}
