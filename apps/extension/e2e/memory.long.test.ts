import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChromiumBrowser, openChromium } from './browsers.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';

describe('the extension, opened and closed again and again', () => {
  let stage: TestStage<ChromiumBrowser>;

  beforeAll(async () => {
    stage = await openStage(openChromium);
  }, START_MS);

  afterAll(() => stage?.close(), START_MS);

  it('releases its memory', async () => {
    const { page, user, server } = stage;
    await user.visit(`${server.origin}/large/5000`);
    const client = await stage.browser.context.newCDPSession(page as unknown as Page);
    await client.send('Performance.enable');
    const measure = async (): Promise<{ nodes: number; heap: number }> => {
      await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
    };
    const round = async (): Promise<void> => {
      await user.ask('read');
      await user.leave();
    };
    await round();
    const before = await measure();
    for (let rounds = 0; rounds < 4; rounds++) await round();
    const after = await measure();
    // An article has 5,000 nodes and a session several megabytes: four leaked ones would show.
    expect(after.nodes - before.nodes).toBeLessThan(1000);
    expect(after.heap / before.heap).toBeLessThan(1.2);
  });
});
