import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extractorNamed } from '../baselines/registry.ts';
import { sampleOf } from '../metrics/nodes/find-node.cases.ts';
import { metricsNamed } from '../metrics/registry.ts';
import type { ChosenDataset } from './choose/choose-datasets.ts';
import { indexDataset } from './choose/dataset-index.ts';
import { type Bench, measureDataset } from './measure.ts';
import { Store } from './store/store.ts';
import type { PageJob } from './work/page-job.ts';
import { workOnPage } from './work/work-on-page.ts';

const sentence = 'The river rose in the night and the lower town woke to water in the streets. ';
const pages = ['one', 'two', 'three'].map((id) => {
  const text = sentence.repeat(8);
  return sampleOf({
    id,
    lang: 'en',
    html: `<body><nav><a href=/>Home</a></nav><article><p>${text}</article>`,
    gold_text: text,
  });
});

let folder = '';
let dataset: ChosenDataset;
const jobs: PageJob[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  jobs.length = 0;
  const path = join(folder, 'set.jsonl');
  writeFileSync(path, pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
  const index = await indexDataset(path, join(folder, 'set.json'));
  dataset = {
    name: 'set',
    path,
    digest: index.digest,
    pages: index.pages,
    facts: {} as ChosenDataset['facts'],
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const bench = (version: string, ...metrics: string[]): Bench => {
  const extractor = extractorNamed('semantic-markup');
  return {
    systems: [{ label: extractor.name, name: extractor.name, version, extractor }],
    metrics: metricsNamed(metrics),
    store: new Store(join(folder, 'cache'), 'scorer'),
    pool: {
      run: async (job) => {
        jobs.push(job);
        return workOnPage(job);
      },
    },
    jobs: 2,
    progress: { step: () => {} },
  };
};

describe('measureDataset', () => {
  it('measures every page, in the order of the file', async () => {
    const records = await measureDataset(dataset, bench('1', 'lcs-token'));
    expect(records.map((record) => record.id)).toEqual(['one', 'two', 'three']);
    expect(records[0]?.systems['fovea:semantic-markup']?.scores['lcs-token']).toMatchObject({ f1: 1 });
  });

  it('does nothing twice', async () => {
    const first = await measureDataset(dataset, bench('1', 'lcs-token'));
    expect(jobs).toHaveLength(3);
    expect(await measureDataset(dataset, bench('1', 'lcs-token'))).toEqual(first);
    expect(jobs).toHaveLength(3);
  });

  it('scores what is predicted already by a metric that is new', async () => {
    await measureDataset(dataset, bench('1', 'lcs-token'));
    const [record] = await measureDataset(dataset, bench('1', 'lcs-token', 'wcxb'));
    expect(jobs[3]).toMatchObject({ methods: {}, wanted: { 'fovea:semantic-markup': ['wcxb'] } });
    expect(Object.keys(record!.systems['fovea:semantic-markup']!.scores)).toEqual(['lcs-token', 'wcxb']);
  });

  it('goes on with the pages that a shorter run left', async () => {
    await measureDataset({ ...dataset, pages: dataset.pages.slice(0, 2) }, bench('1', 'lcs-token'));
    await measureDataset(dataset, bench('1', 'lcs-token'));
    expect(jobs.map((job) => job.sample.id)).toEqual(['one', 'two', 'three']);
  });

  it('starts afresh with a new version, and has only what is kept of an old one', async () => {
    await measureDataset(dataset, bench('1', 'lcs-token'));
    await measureDataset(dataset, bench('2', 'lcs-token'));
    expect(jobs).toHaveLength(6);
    const past = bench('0', 'lcs-token');
    const records = await measureDataset(dataset, {
      ...past,
      systems: [{ ...past.systems[0]!, isPast: true }],
    });
    expect(records.map((record) => record.systems)).toEqual([{}, {}, {}]);
  });
});
