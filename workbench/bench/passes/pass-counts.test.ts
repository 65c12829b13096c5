import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import type { PageFates, TextFate } from '../fates/text-fates.ts';
import { PassCounts } from './pass-counts.ts';
import { PassMeasure } from './pass-measure.ts';

const text = (width: number, gold: number, step: string | null, isCopy = false): TextFate => ({
  node: 1,
  width,
  gold,
  left: step === null ? null : { name: step, reason: 'because' },
  isCopy,
});

/** 60 characters chosen, 40 of gold: a hundred in all. */
const TEXTS = [
  text(30, 1, null),
  text(500, 0, 'method'),
  text(10, 1, 'clean/a'),
  text(5, 0, 'clean/a'),
  text(10, 0, 'clean/b'),
  text(5, 0, 'clean/b', true),
];

describe('PassCounts', () => {
  it('counts what each step removes of the chosen text, as a share of the page', () => {
    const counts = new PassCounts(({ name }) => name);
    counts.add({ texts: TEXTS });
    expect(counts.names).toEqual(['clean/a', 'clean/b']);
    expect(counts.of('clean/a')).toEqual({ pages: 1, gold: 0.1, copies: 0, other: 0.05 });
    expect(counts.of('clean/b')).toEqual({ pages: 1, gold: 0, copies: 0.05, other: 0.1 });
    expect(counts.of('clean/c').pages).toBe(0);
  });

  it('takes the mean over pages, whatever their length', () => {
    const counts = new PassCounts(({ name }) => name);
    counts.add({ texts: TEXTS });
    counts.add({ texts: [text(5000, 1, null)] });
    expect(counts.pages).toBe(2);
    expect(counts.of('clean/a')).toEqual({ pages: 1, gold: 0.05, copies: 0, other: 0.025 });
  });
});

describe('PassMeasure', () => {
  it('marks the steps that remove more gold than other text, by type and dataset', () => {
    const measure = new PassMeasure();
    const fates = { texts: TEXTS } as unknown as PageFates;
    measure.add(sampleOf({ dataset: 'wcxb', page_type: 'forum' }), fates);
    measure.add(sampleOf({ dataset: 'other', page_type: 'forum' }), fates);
    const page = measure.markdown();
    expect(page).toMatch(/\| clean\/a +\| +2 \| \*\*10\.000\*\* \| +0\.000 \| +5\.000 \|/u);
    expect(page).toMatch(/\| clean\/b: because +\| +2 \| +0\.000 \| +5\.000 \| 10\.000 \|/u);
    expect(page).toMatch(/\| forum +\| +1 \| \*\*10\.000\*\* \/ 5\.000 \| +0\.000 \/ 10\.000 \|/u);
    expect(page).toMatch(/\| other +\| +1 \| \*\*10\.000\*\* \/ 5\.000 \|/u);
  });
});
