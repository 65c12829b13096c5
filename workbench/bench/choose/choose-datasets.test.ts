import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../metrics/nodes/find-node.cases.ts';
import { chooseDatasets } from './choose-datasets.ts';

let folder = '';

function writeDataset(name: string, languages: readonly string[]): void {
  const lines = languages.map((lang, i) =>
    JSON.stringify(sampleOf({ id: `${name}-${i}`, lang, html: '<p>One', gold_text: 'One' })),
  );
  writeFileSync(join(folder, `${name}.jsonl`), `${lines.join('\n')}\n`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-'));
  writeDataset('mixed', ['en', 'zh', 'ja', 'zh']);
  writeDataset('plain', ['en', 'en']);
  vi.stubEnv('FOVEA_DATA', folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const chosen = async (languages?: readonly string[]): Promise<readonly (readonly [string, string[]])[]> => {
  const wanted = { datasets: 'all', pages: null, ...(languages === undefined ? {} : { languages }) } as const;
  const datasets = await chooseDatasets(wanted, join(folder, 'cache'));
  return datasets.map(({ name, pages }) => [name, pages.map(({ id }) => id)] as const);
};

describe('chooseDatasets', () => {
  it('takes all pages of all datasets', async () => {
    expect(await chosen()).toEqual([
      ['mixed', ['mixed-0', 'mixed-1', 'mixed-2', 'mixed-3']],
      ['plain', ['plain-0', 'plain-1']],
    ]);
  });

  it('takes only pages in some languages, and no dataset without any', async () => {
    expect(await chosen(['zh', 'th'])).toEqual([['mixed', ['mixed-1', 'mixed-3']]]);
  });
});
