import { launchBrowser } from '@fovea/render';
import { type ExtractResult, extract, type PageSnapshot } from 'fovea';
import { pageFromSnapshot } from 'fovea/page';
import { CAPTURE_SCRIPT } from 'fovea-capture/script';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectKept, keepsSecret, lostOf, WAYS } from '../fixtures/hidden/kept.ts';
import { PANELS } from '../fixtures/hidden/panels.ts';
import { type HiddenWayCase, pageOf } from '../fixtures/hidden/way.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
let browser: Browser;
let tab: Awaited<ReturnType<Browser['newPage']>>;

beforeAll(async () => {
  browser = await launchBrowser();
  tab = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
});
afterAll(() => browser.close());

/** What comes out of a page as Chromium shows it. The pages are ours and load nothing, so that nothing has to be walled off. */
async function rendered(way: HiddenWayCase): Promise<ExtractResult> {
  // Sheets that a script adds stay with the document.
  await tab.goto('about:blank');
  await tab.setContent(pageOf(way));
  // Animations get the time to end.
  await tab.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))');
  const snapshot = await tab.evaluate<string>(
    `${CAPTURE_SCRIPT};JSON.stringify(foveaCapture.capturePage(document))`,
  );
  return extract(pageFromSnapshot(JSON.parse(snapshot) as PageSnapshot));
}

describe('hidden text, in Chromium', () => {
  it('is kept in so many ways, and what is visible comes out', async () => {
    const kept: string[] = [];
    const lost: string[] = [];
    for (const way of [...WAYS, ...PANELS]) {
      const result = await rendered(way);
      if (keepsSecret(way, result)) kept.push(way.name);
      if (lostOf(way, result).length > 0 && !way.takesSheet) lost.push(way.name);
    }
    expectKept('rendered', kept);
    expect(lost).toEqual([]);
    expect(kept.length / WAYS.length).toBeLessThanOrEqual(2 / 80);
  });
});
