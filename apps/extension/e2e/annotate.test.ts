import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage } from 'fovea';
import { methods } from 'fovea/methods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../../../fixtures/zoo/path.ts';
import { readLabelledPages } from '../../../packages/cli/src/annotations/read-pages.ts';
import { receiverServer } from '../../../packages/cli/src/annotations/receiver.ts';
import { RecordFile } from '../../../packages/cli/src/annotations/record-file.ts';
import { predictWith } from '../../../workbench/baselines/fovea/fovea-methods.ts';
import { openDataset } from '../../../workbench/datasets/read.ts';
import type { Sample } from '../../../workbench/datasets/sample.ts';
import { scorePage } from '../../../workbench/metrics/metric.ts';
import { renderedSample } from '../../../workbench/metrics/nodes/rendered-sample.ts';
import { nodeWords } from '../../../workbench/metrics/nodes/retrieved.ts';
import { openChromium, openFirefox, type TestBrowser, type TestPage } from './browsers.ts';
import { clickIn } from './own-pages.ts';
import { ZOO } from './pages.ts';
import { openStage, START_MS, type TestStage } from './stage.ts';
import type { User } from './user.ts';

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
] as const)('annotating in %s', (_, open) => {
  let stage: TestStage<TestBrowser>;
  let page: TestPage;
  let user: User;
  let folder: string;
  let address: string;
  const zoo = ZOO.find(({ id }) => id === 'news-sidebar/ja/medium')!;

  beforeAll(async () => {
    stage = await openStage<TestBrowser>(open);
    ({ page, user } = stage);
    address = `${stage.server.origin}/zoo/news-sidebar/ja`;
    folder = await mkdtemp(join(tmpdir(), 'fovea-annotated-'));
  }, START_MS);

  afterAll(async () => {
    await stage?.close();
    await rm(folder, { recursive: true, force: true });
  }, START_MS);

  /** Clicks the first words of an element and climbs to one of its ancestors. */
  const frame = async (inner: string, outer: string): Promise<void> => {
    const { x, y, steps } = await page.evaluate(
      ({ from, to }) => {
        const { left, right, top } = document.querySelector(from)!.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, top + 12];
        const layer = document.querySelector('[data-fovea-layer]');
        let at = document.elementsFromPoint(x, y).find((element) => element !== layer);
        let steps = 0;
        for (; at && at !== document.querySelector(to); at = at.parentElement ?? undefined) steps++;
        return { x, y, steps };
      },
      { from: inner, to: outer },
    );
    await page.mouse.click(x, y);
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowUp');
  };

  const label = async (key: string, boxes: number): Promise<void> => {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await user.waitFor(`.boxes:has(> :nth-child(${boxes + 1}))`);
  };

  const signAs = (name: string): Promise<void> => user.type('.field input', name);

  it('turns a page into a dataset row, which the workbench reads and scores', async () => {
    const gold = zoo.gold;
    await user.visit(address);
    const before = await user.state();
    await user.ask('annotate');
    await signAs('佐藤');
    await frame(`${gold} p`, gold);
    await label('3', 1);
    await frame('h1', 'h1');
    await label('1', 2);
    await signAs('Weiß');
    await frame(`${gold} p`, gold);
    await label('3', 3);
    await user.leave();
    expect(await user.state()).toBe(before);

    const pages = await stage.browser.extensionPage('annotations.html');
    const file = await stage.browser.download(pages, () => clickIn(pages, '#export'));
    expect(file.name).toBe('fovea-annotated.jsonl');
    await writeFile(join(folder, 'annotated.jsonl'), file.text);
    const samples: Sample[] = [];
    for await (const read of openDataset('annotated', folder)) samples.push(read);
    expect(samples).toHaveLength(1);
    const sample = samples[0]!;
    expect(sample).toMatchObject({
      dataset: 'annotated',
      lang: 'ja',
      url: address,
    });
    expect(sample.gold_nodes).toHaveLength(2);
    expect(pathOf(parsePage(sample.html), sample.gold_nodes![0]!.roots[0]!)).toBe(gold);
    expect(sample.gold_text).toContain(sample.meta.title);

    const perfect = { text: '', nodes: sample.gold_nodes![0]! };
    expect(scorePage(nodeWords, sample, perfect)).toMatchObject({ f1: 1, gold_projected: 0 });
    const gce = methods().find(({ name }) => name === 'gce')!;
    const seen = renderedSample(sample);
    const score = scorePage(nodeWords, seen.sample, predictWith(gce, seen.page, sample.url));
    expect(score!['f1']).toBeGreaterThan(0.5);
    await pages.close();
  });

  it('imports what it exported, and reports what it cannot import', async () => {
    const pages = await stage.browser.extensionPage('annotations.html');
    await waitForItems(pages, 1);
    await clickIn(pages, '#pages button');
    await waitForText(pages, '#pages', 'There are no annotations yet');
    await writeFile(join(folder, 'bad.jsonl'), '{"id": "no page"}\nno JSON\n');
    await stage.browser.upload(pages, '#import', join(folder, 'bad.jsonl'));
    await waitForText(pages, '#status', 'Imported pages: 0 Lines that are not annotated pages: 1, 2');
    await stage.browser.upload(pages, '#import', join(folder, 'annotated.jsonl'));
    await waitForText(pages, '#status', 'Imported pages: 1');
    await waitForItems(pages, 3);
    await pages.close();
    // For review, the frames reappear when the page is opened.
    await user.visit(address);
    await user.ask('annotate');
    await user.waitFor('.box.content');
    expect(await user.textOf('.box.title')).toContain('佐藤');
    await user.leave();
  });

  it('sends each label to a receiver on this machine, if one is set', async () => {
    const token = 'token-of-the-test';
    const file = await RecordFile.open(join(folder, 'received.jsonl'));
    const records: object[] = [];
    const server = receiverServer({
      token,
      isLocal: true,
      store: async (record) => {
        await file.append(record);
        records.push(record);
      },
      agreement: async () => ({ records: 0, pages: 0, pairs: [] }),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = await stage.browser.extensionPage('settings.html');
    await settings.evaluate(async (receiver) => {
      const field = (): HTMLInputElement | null =>
        document.querySelector<HTMLInputElement>('#annotating .field:nth-of-type(2) input');
      while (field() === null) await new Promise((done) => setTimeout(done, 25));
      field()!.value = receiver;
      field()!.dispatchEvent(new Event('input'));
    }, `http://127.0.0.1:${port}/#${token}`);
    await settings.close();

    await user.visit(address);
    await user.ask('annotate');
    await signAs('Ana');
    await frame('h1', 'h1');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => records.length).toBe(1);
    expect(records[0]).toMatchObject({ annotator: 'Ana', url: address });
    await user.leave();
    server.closeAllConnections();
    server.close();
    await file.close();
    const { pages, badLines } = await readLabelledPages(join(folder, 'received.jsonl'));
    expect([pages.length, badLines]).toEqual([1, []]);
    expect([...pages[0]!.labels.keys()]).toEqual(['Ana']);
  });
});

async function waitForText(page: TestPage, selector: string, text: string): Promise<void> {
  const found = await page.evaluate(
    async ({ css, wanted }) => {
      const read = (): string => document.querySelector(css)?.textContent ?? '';
      for (let tries = 0; tries < 200 && !read().startsWith(wanted); tries++)
        await new Promise((resolve) => setTimeout(resolve, 25));
      return read();
    },
    { css: selector, wanted: text },
  );
  expect(found.slice(0, text.length)).toBe(text);
}

/** Waits until this many labels are listed (or list items, if there are no labels). */
async function waitForItems(page: TestPage, count: number): Promise<void> {
  const found = await page.evaluate(async (wanted) => {
    const listed = (): number => document.querySelectorAll('#pages dt').length;
    for (let tries = 0; tries < 200 && listed() < wanted; tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return listed();
  }, count);
  expect(found).toBeGreaterThanOrEqual(count);
}
