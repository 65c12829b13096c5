import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Response, Route } from 'playwright-core';
import { problemOf, RenderError } from './render-error.ts';
import type { HtmlSource, RenderSource } from './source.ts';

/** The address of HTML that came without one; `.invalid` belongs to nobody (RFC 2606). */
export const NOWHERE = 'https://page.invalid/';

const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml|text\/xml|application\/xml|text\/plain)\b/i;

/** Loads a source into an empty page, up to its DOM; `isOnline` lets requests out to the proxy. */
export async function openPage(page: Page, source: RenderSource, isOnline: boolean): Promise<void> {
  if ('html' in source) {
    const address = new URL(source.url ?? NOWHERE).href;
    await guard(page, isOnline, { served: { address, source } });
    await visit(page, address);
  } else if ('url' in source) {
    if (!isOnline) await guard(page, false, {});
    checkResponse(await visit(page, source.url), source.url);
  } else if ('file' in source) {
    await guard(page, isOnline, { folder: `${pathToFileURL(dirname(source.file)).href}/` });
    await visit(page, pathToFileURL(source.file).href);
  } else throw new RenderError('bad-source', 'give a url, html, a file or mhtml to render');
}

interface Allowed {
  /** The one document that we answer ourselves. */
  readonly served?: { readonly address: string; readonly source: HtmlSource };
  /** The folder from which files may be read. */
  readonly folder?: string;
}

/** Lets through what a page may ask for; whatever goes on to the network is checked again by the proxy. */
async function guard(page: Page, isOnline: boolean, { served, folder }: Allowed): Promise<void> {
  let isServed = false;
  await page.context().route('**/*', async (route) => {
    const url = route.request().url();
    if (served !== undefined && !isServed && url === served.address) {
      isServed = true;
      await answer(route, served.source);
    } else if (url.startsWith('file:') ? folder !== undefined && url.startsWith(folder) : isOnline) {
      await route.continue();
    } else await route.abort('blockedbyclient');
  });
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
    // A bad status without a page to show for it.
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
