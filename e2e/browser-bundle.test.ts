import { readFileSync } from 'node:fs';
import { extract } from 'fovea';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForBrowser, launchBrowser, type RecordingServer, serve } from './browser.ts';

const PAGES = ['en-news-two-sidebars', 'ja-news-portal', 'ar-news-rtl', 'th-magazine'];
const html = (slug: string): string => readFileSync(`fixtures/pages/${slug}/source.html`, 'utf8');

interface Outcome {
  readonly title: string | null;
  readonly content: string;
  readonly markdown: string;
  readonly text: string;
}

describe('the browser bundle in Chromium', () => {
  let browser: Browser;
  let server: RecordingServer;

  beforeAll(async () => {
    browser = await launchBrowser();
    const bundle = await bundleForBrowser();
    server = await serve({
      '/': [
        'text/html; charset=utf-8',
        '<!doctype html><title>host</title><script src="/fovea.js"></script>',
      ],
      '/strict': [
        'text/html; charset=utf-8',
        `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'self'"><script src="/fovea.js"></script>`,
      ],
      '/fovea.js': ['text/javascript; charset=utf-8', bundle],
      '/worker.js': [
        'text/javascript; charset=utf-8',
        `importScripts('/fovea.js');
         onmessage = ({ data }) => {
           const { title, content, markdown, text } = fovea.extract(data.html, { url: data.url });
           postMessage({ title, content, markdown, text });
         };`,
      ],
    });
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const expected = (slug: string): Outcome => {
    const { title, content, markdown, text } = extract(html(slug), { url: 'https://example.org/page' });
    return { title, content, markdown, text };
  };

  const extractOn = async (path: string, slug: string): Promise<Outcome> => {
    const page = await browser.newPage();
    await page.goto(server.origin + path);
    const outcome = await page.evaluate((source) => {
      const { extract: extractInPage } = (globalThis as unknown as { fovea: { extract: typeof extract } })
        .fovea;
      const { title, content, markdown, text } = extractInPage(source, { url: 'https://example.org/page' });
      return { title, content, markdown, text };
    }, html(slug));
    await page.close();
    return outcome;
  };

  it.each(PAGES)('gives the same result as Node for %s', async (slug) => {
    expect(await extractOn('/', slug)).toEqual(expected(slug));
  });

  it('gives the same result if the page’s policy forbids WebAssembly', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/strict`);
    const compiles = await page.evaluate(() => {
      try {
        return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== null;
      } catch {
        return false;
      }
    });
    await page.close();
    expect(compiles).toBe(false);
    for (const slug of PAGES) expect(await extractOn('/strict', slug)).toEqual(expected(slug));
  });

  it.each(PAGES)('gives the same result in a worker for %s', async (slug) => {
    const page = await browser.newPage();
    await page.goto(server.origin);
    const outcome = await page.evaluate(
      (source) =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js');
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ html: source, url: 'https://example.org/page' });
        }),
      html(slug),
    );
    await page.close();
    expect(outcome).toEqual(expected(slug));
  });

  it('decodes bytes in a legacy encoding as Node does', async () => {
    const bytes = [
      ...new TextEncoder().encode('<meta charset=shift_jis><p>'),
      0x93,
      0xfa,
      0x96,
      0x7b,
      0x8c,
      0xea,
    ];
    const page = await browser.newPage();
    await page.goto(server.origin);
    const text = await page.evaluate((list) => {
      const { extract: extractInPage } = (globalThis as unknown as { fovea: { extract: typeof extract } })
        .fovea;
      return extractInPage(new Uint8Array(list)).text;
    }, bytes);
    await page.close();
    expect(text.trim()).toBe('日本語');
  });
});
