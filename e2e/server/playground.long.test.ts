import { findBrowser } from '@fovea/render';
import axe from 'axe-core';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFirefox } from '../../scripts/setup/browser.mjs';
import { page as samplePage } from '../command.ts';
import { type Serving, type Site, startServe, startSite } from './serve.ts';

let serving: Serving;
let site: Site;
beforeAll(async () => {
  [site, serving] = await Promise.all([
    startSite(),
    startServe(['--threads', '1', '--quiet', '--allow-private']),
  ]);
});
afterAll(async () => {
  await serving.stop();
  site.close();
});

describe.each(['chrome', 'firefox'] as const)('the playground in %s', (name) => {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: name,
      executablePath: name === 'chrome' ? findBrowser()! : findFirefox()!,
      headless: true,
      args: name === 'chrome' ? ['--no-sandbox'] : [],
    });
    page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    // Firefox reports what the policy keeps out as an error.
    page.on('pageerror', (error) => {
      if (!String(error).includes('Content-Security-Policy')) problems.push(String(error));
    });
    await page.goto(`${serving.url}/playground`);
    await says('confidence');
  });
  afterAll(() => browser.close());

  const says = (text: string): Promise<unknown> =>
    page.waitForFunction(
      (wanted: string) => document.querySelector('#status')?.textContent?.includes(wanted),
      {},
      text,
    );
  const panel = (): Promise<string> => page.$eval('#panel', (element) => element.textContent ?? '');
  const tab = async (label: string): Promise<void> => {
    await page.evaluate((wanted: string) => {
      [...document.querySelectorAll<HTMLElement>('[role=tab]')]
        .find((one) => one.textContent === wanted)
        ?.click();
    }, label);
  };
  /** Waits until the page on the left has blocks, and clicks the last that is like this. */
  const clickBlock = async (fate: string): Promise<void> => {
    await page.waitForFunction(
      (wanted: string) => {
        const frame = document.querySelector<HTMLIFrameElement>('#page')?.contentDocument;
        return (
          frame?.readyState === 'complete' && frame.querySelector(`[data-fovea-fate=${wanted}]`) !== null
        );
      },
      {},
      fate,
    );
    await page.evaluate((wanted: string) => {
      const frame = document.querySelector<HTMLIFrameElement>('#page')!.contentDocument!;
      [...frame.querySelectorAll<HTMLElement>(`[data-fovea-fate=${wanted}]`)].at(-1)!.click();
    }, fate);
  };

  it('shows an example in all forms, and lets a block be restored and dropped', async () => {
    await tab('Markdown');
    expect(await panel()).toContain('The harbour was quiet');
    expect(await panel()).not.toContain('rights reserved');
    await clickBlock('dropped');
    await page.waitForFunction(() =>
      document.querySelector('#panel')?.textContent?.includes('rights reserved'),
    );
    await page.click('#reset');
    await page.waitForFunction(
      () => !document.querySelector('#panel')?.textContent?.includes('rights reserved'),
    );
    await clickBlock('kept');
    await page.waitForFunction(
      () => !document.querySelector('#panel')?.textContent?.includes('By noon the fog'),
    );
    await page.click('#reset');
    for (const [label, text] of [
      ['HTML', '<p>The harbour'],
      ['Chunks', '"headings"'],
      ['JSON', '"confidence"'],
      ['Left out', 'Restore'],
    ]) {
      await tab(label!);
      expect(await panel()).toContain(text);
    }
  });

  it('reads right to left, compares two methods, and shares options without content', async () => {
    await page.select('#example', 'العربية');
    await page.select('#other', 'whole-body');
    await tab('Compare');
    await page.waitForFunction(() => document.querySelector('#panel')?.textContent?.includes('whole-body'));
    expect(await page.$eval('#panel .dropped', (element) => (element as HTMLElement).dir)).toBe('rtl');
    await page.select('#option-links', 'text');
    await page.click('#share');
    await says('address of this page');
    expect(new URL(page.url()).hash).toBe('#links=text');
  });

  it('runs nothing of a page, and says when there is no content', async () => {
    await page.$eval('#html', (area) => {
      (area as HTMLTextAreaElement).value =
        '<script>top.hacked = 1</script><img src=x onerror="top.hacked = 1"><p>';
      area.dispatchEvent(new Event('input'));
    });
    await page.waitForFunction(() => !document.querySelector('#status')?.textContent?.includes('confidence'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it('reads an address through its server', async () => {
    await page.$eval(
      '#address',
      (field, url) => {
        (field as HTMLInputElement).value = url;
        field.dispatchEvent(new Event('change'));
      },
      `${site.url}/story`,
    );
    await says('confidence');
    await tab('Markdown');
    expect(await panel()).toContain('The harbour was quiet');
  });

  it('has examples in ten languages, takes files, and says how long each stage took', async () => {
    const names = await page.$$eval('#example option', (options) => options.map(({ value }) => value));
    expect(names).toHaveLength(10);
    for (const name of names) {
      await page.select('#example', name);
      await tab('Left out');
      expect(await panel()).toContain('© 2026');
    }
    const stages = await page.$$eval('#timings li', (rows) => rows.map((row) => row.textContent));
    expect(stages.map((stage) => stage?.replace(/ms$/u, '').replace(/[\d. ]+$/u, ''))).toEqual(
      expect.arrayContaining(['parse', 'select', 'output']),
    );
    const archive = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x; type="text/html"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${samplePage('Archived')}\r\n--x--\r\n`;
    await tab('Markdown');
    for (const [file, text, title] of [
      ['a.html', samplePage('Dropped', 'A dropped file says this. '), 'A dropped file'],
      ['b.mhtml', archive, 'The harbour'],
    ]) {
      await page.evaluate(
        (fileName: string, content: string) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([content], fileName));
          const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
          document.body.dispatchEvent(drop);
        },
        file!,
        text!,
      );
      await page.waitForFunction(
        (wanted: string) => document.querySelector('#panel')?.textContent?.includes(wanted),
        {},
        title!,
      );
    }
  });

  it('can be used with keys alone', async () => {
    await page.select('#example', 'English');
    await tab('Reading');
    await page.focus('#tab-0');
    await page.keyboard.press('ArrowRight');
    expect(await page.$eval('[role=tab][aria-selected=true]', ({ textContent }) => textContent)).toBe(
      'Markdown',
    );
    await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#page')?.contentDocument;
      const blocks = [...(frame?.querySelectorAll<HTMLElement>('[data-fovea]') ?? [])];
      const block = blocks.find(({ textContent }) => textContent?.includes('rights reserved'));
      if (frame?.readyState !== 'complete' || block === undefined) return false;
      block.focus();
      return frame.activeElement === block;
    });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('#panel')?.textContent?.includes('rights reserved'),
    );
    await page.click('#reset');
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['dark', 380],
  ])('has no problem that axe finds in %s at a width of %i, and no error', async (scheme, width) => {
    await page.setViewport({ width, height: 800 });
    await page.$eval('#options-box', (box) => box.setAttribute('open', ''));
    // As the setting of the system would: all colours follow it.
    await page.evaluate((wanted: string) => {
      document.documentElement.style.colorScheme = wanted;
    }, scheme);
    // Into the page itself, past its own policy, which keeps other scripts out.
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { axe: run } = window as unknown as {
        axe: {
          run(
            of: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await run.run(document, { iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
