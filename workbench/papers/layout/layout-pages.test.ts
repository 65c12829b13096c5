import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BETTER_TAG, layoutPages } from './layout-pages.ts';
import { readLayoutResults, writeLayoutResults } from './layout-results.ts';
import type { LayoutRecord } from './measure-layout.ts';

const zones = (f1: number) => ({
  'lcs-token': null,
  'lcs-char': null,
  'text-blocks-aligned': null,
  'word-in-zone': { f1 },
});
const record: LayoutRecord = {
  dataset: 'journals-silver',
  id: 'j1',
  lang: 'en',
  hits: null,
  scores: { 'semantic-markup-zones, article': zones(0.3), 'semantic-markup-zones, main': zones(0.8) },
  chars: { 'semantic-markup-zones, article': 10, 'semantic-markup-zones, main': 20 },
  milliseconds: {},
  isWholeLook: true,
};

describe('layoutPages', () => {
  it('takes the better of the two tags on each page', () => {
    const [page] = layoutPages([record]);
    expect(page!.dataset).toBe('journals-silver, with layout');
    expect(page!.systems[BETTER_TAG]).toEqual(page!.systems['semantic-markup-zones, main']);
  });

  it('takes it of both tags where one was measured anew', () => {
    const tag = 'semantic-markup-zones, article';
    const again = { ...record, scores: { [tag]: zones(0.9) }, chars: { [tag]: 10 } };
    const [page] = layoutPages([again], layoutPages([record]));
    expect(page!.systems[BETTER_TAG]?.scores['word-in-zone']).toEqual({ f1: 0.9 });
  });

  it('are kept for the pages of the papers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fovea-layout-'));
    const path = join(folder, 'pages.jsonl.gz');
    expect(readLayoutResults(path)).toEqual([]);
    writeLayoutResults(layoutPages([record, record]), path);
    writeLayoutResults(layoutPages([record]), path);
    expect(readLayoutResults(path)).toEqual(layoutPages([record]));
    rmSync(folder, { recursive: true });
  });
});
