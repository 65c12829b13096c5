import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium, openFirefox, type TestBrowser } from './browsers.ts';
import { movedBoxes } from './moved-boxes.ts';
import { FIXTURES, ZOO } from './pages.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';

/** Layouts whose direction depends on more than the style sheet: these in every language. */
const TURNED_LAYOUTS = ['vertical', 'news-rtl'];

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
] as const)('isolating in place in %s', (_, open) => {
  let stage: TestStage<TestBrowser>;

  beforeAll(async () => {
    stage = await openStage<TestBrowser>(open);
  }, START_MS);

  afterAll(() => stage?.close(), START_MS);

  it.each([
    ...ZOO.filter(({ layout, language }) => language === 'en' || TURNED_LAYOUTS.includes(layout)).map(
      ({ layout, language }) => `/zoo/${layout}/${language}`,
    ),
    ...FIXTURES.map((slug) => `/pages/${slug}`),
  ])('leaves every box of the content of %s in its place', async (path) => {
    await stage.user.visit(`${stage.server.origin}${path}`);
    expect(await movedBoxes(stage.user)).toEqual([]);
    await stage.user.leave();
  });
});
