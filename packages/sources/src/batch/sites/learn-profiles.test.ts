import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { learnProfiles } from './learn-profiles.ts';
import { ProfileStore } from './profile-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-profiles-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Sites of five pages, which share the text 7; one of three, and a page that failed. */
async function writeMarks(sites: number): Promise<string> {
  const rows: object[] = [{ id: 'x', error: { code: 'failed', message: 'x' } }];
  for (let page = 0; page < 5; page++) {
    for (let site = 0; site < sites; site++) {
      rows.push({ id: `${site}/${page}`, site: `host-${site}.example`, segments: [7, 1000 * page + site] });
    }
    if (page < 3) rows.push({ id: `small/${page}`, site: 'small.example', segments: [7] });
    rows.push({ id: `none/${page}`, site: null, segments: [] });
  }
  const path = join(folder, 'marks.jsonl');
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
}

it.each([
  ['in memory', undefined],
  ['parted into files, several times', 1000],
])('learns what the pages of each site share: %s', async (_, maxPartBytes) => {
  const marks = await writeMarks(200);
  expect(await learnProfiles(marks, folder, maxPartBytes)).toBe(201);
  const store = new ProfileStore(folder);
  for (const site of [0, 77, 199]) {
    expect(store.get(`host-${site}.example`)).toMatchObject({ pages: 5, segments: [7, 5] });
  }
  expect([store.get('small.example'), store.get('other.example'), store.get(null)]).toEqual([
    null,
    null,
    null,
  ]);
  store.close();
  expect((await readdir(folder)).toSorted()).toEqual([
    'marks.jsonl',
    'profiles.index.json',
    'profiles.jsonl',
  ]);
});
