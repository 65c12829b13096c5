import { extract } from 'fovea';
import 'fovea/methods';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from '../packages/core/src/output/xss-payloads.cases.ts';
import { launchBrowser } from './browser.ts';

/** The output may load pictures and media from their original addresses, and nothing else. */
const PASSIVE = new Set(['image', 'media']);

/** The most permissive Markdown renderer: allows raw HTML and every protocol. */
function renderCarelessly(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
}

describe('no output runs anything in a real Chromium', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const alarms: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    context = await browser.newContext();
    await context.exposeFunction('XSS', (what: unknown) => alarms.push(`ran ${String(what)}`));
    await context.route('**/*', async (route) => {
      const request = route.request();
      if (request.url().startsWith('https://reader.example/')) {
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>reader</title>' });
        return;
      }
      if (!PASSIVE.has(request.resourceType())) alarms.push(`${request.resourceType()} ${request.url()}`);
      await route.abort();
    });
    page = await context.newPage();
    page.on('dialog', (dialog) => {
      alarms.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto('https://reader.example/');
  });

  afterAll(() => browser.close());

  /** Shows the HTML and interacts with every element as a user might. */
  async function alarmsOf(html: string): Promise<string[]> {
    alarms.length = 0;
    await page.evaluate(async (content) => {
      document.body.innerHTML = content;
      // innerHTML does not run inserted scripts, so a script that survived counts as run.
      for (const script of document.querySelectorAll('script'))
        (globalThis as never as { XSS(x: string): void }).XSS(script.outerHTML);
      for (const element of document.body.querySelectorAll('*')) {
        for (const type of [
          'click',
          'mouseover',
          'focus',
          'error',
          'load',
          'toggle',
          'animationstart',
          'submit',
        ]) {
          element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
        }
        const target = element.getAttribute('href') ?? '';
        if (target !== '' && !/^(?:https?:|mailto:|tel:|#|\/|\.|[^:]*$)/iu.test(target)) {
          (globalThis as never as { XSS(x: string): void }).XSS(target);
        }
      }
      // Requests arrive in order: once this one is answered, no request of the content is pending.
      await fetch('/seen');
    }, html);
    return [...alarms];
  }

  it('and the alarm works', async () => {
    expect(await alarmsOf('<img src=x onerror="XSS(1)">')).not.toEqual([]);
    expect(await alarmsOf('<a href="javascript:XSS(1)">x</a>')).not.toEqual([]);
    expect(await alarmsOf('<iframe src="https://evil.example/"></iframe>')).not.toEqual([]);
    expect(await alarmsOf('<link rel=stylesheet href="https://evil.example/">')).not.toEqual([]);
  });

  it.each(['HTML', 'Markdown'])('%s of every payload', { timeout: 120_000 }, async (form) => {
    for (const payload of XSS_PAYLOADS) {
      const html = `<p>before</p><div>${payload}</div><p>after</p>`;
      for (const url of [undefined, 'https://page.example/dir/page']) {
        const result = extract(html, { method: 'whole-body', ...(url === undefined ? {} : { url }) });
        const shown = form === 'HTML' ? result.content : renderCarelessly(result.markdown);
        expect({ payload, alarms: await alarmsOf(shown) }).toEqual({ payload, alarms: [] });
      }
    }
  });
});
