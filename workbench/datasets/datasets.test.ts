import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';
import { MANIFESTS } from './manifests/registry.ts';
import { listDatasets, openDataset } from './read.ts';
import type { Sample } from './sample.ts';
import { openSpiderLayout } from './spider-layout.ts';
import { fingerprint, verifyDatasets } from './verify.ts';

const row = (id: string): string =>
  JSON.stringify({ id, dataset: 'tiny', html: '<p>a', gold_text: 'a', lang: 'en' });
const LINES = `${row('1')}\n${row('2')}\n`;
/** `printf '{"id":"1",…}\n{"id":"2",…}\n' | sha256sum` of the lines above. */
const DIGEST = 'a8a308aafc4429766cb6ad00420e12097498b5371918413a181fbd0fed9ecc2c';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-datasets-'));
  await writeFile(join(folder, 'tiny.jsonl.br'), brotliCompressSync(LINES));
  await writeFile(join(folder, 'other.jsonl.gz'), gzipSync(LINES));
  await writeFile(join(folder, 'plain.jsonl'), LINES);
  await writeFile(join(folder, 'goldless.jsonl'), row('1').replace('"gold_text":"a"', '"gold_text":null'));
  await writeFile(join(folder, 'broken.jsonl'), `${row('1')}\n{"id":"2"}\n`);
  await writeFile(join(folder, 'spider-layout.jsonl'), '{"id":"s","texts":[{"text":["hi"]}]}\n');
  await writeFile(join(folder, 'README.md'), '');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

async function read(name: string): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for await (const sample of openDataset(name, folder)) samples.push(sample);
  return samples;
}

async function run(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const code = await runCommand(args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('openDataset', () => {
  it('reads a page without gold text', async () => {
    expect(await read('goldless')).toMatchObject([{ id: '1', gold_text: '' }]);
  });

  it.each(['tiny', 'other', 'plain'])(
    'reads %s whatever it is packed with, and fills in what is missing',
    async (name) => {
      const samples = await read(name);
      expect(samples.map((sample) => sample.id)).toEqual(['1', '2']);
      expect(samples[0]).toMatchObject({
        html: '<p>a',
        lang: 'en',
        site: null,
        url: null,
        split: null,
        meta: {},
      });
    },
  );

  it('names the line that is not a sample', async () => {
    await expect(read('broken')).rejects.toThrow(/broken\.jsonl:2 has no "dataset"/);
  });

  it('says what there is when there is no such dataset', async () => {
    await expect(read('none')).rejects.toThrow(/no dataset "none".*broken, goldless, other, plain/s);
  });

  it('says what to do when FOVEA_DATA is not set or wrong', async () => {
    vi.stubEnv('FOVEA_DATA', '');
    expect(() => openDataset('tiny')).toThrow('FOVEA_DATA is not set');
    vi.stubEnv('FOVEA_DATA', join(folder, 'nowhere'));
    await expect(openDataset('tiny').next()).rejects.toThrow('cannot be read');
  });
});

it('listDatasets gives the datasets of pages', async () => {
  expect(await listDatasets(folder)).toEqual(['broken', 'goldless', 'other', 'plain', 'tiny']);
});

it('openSpiderLayout reads rendered pages', async () => {
  const { value } = await openSpiderLayout(folder).next();
  expect(value?.texts[0]?.text).toEqual(['hi']);
});

describe('verify', () => {
  it('does not depend on the packing', async () => {
    for (const file of ['tiny.jsonl.br', 'other.jsonl.gz', 'plain.jsonl']) {
      expect(await fingerprint(join(folder, file))).toEqual({ pages: 2, digest: DIGEST });
    }
  });

  it('tells same, differing, absent and unknown apart', async () => {
    const base = MANIFESTS[0]!;
    const manifests = [
      { ...base, name: 'tiny', pages: 2, digest: DIGEST },
      { ...base, name: 'other', pages: 3, digest: DIGEST },
      { ...base, name: 'gone' },
    ];
    const states: Record<string, string> = {};
    for await (const { name, state } of verifyDatasets(folder, manifests)) states[name] = state;
    expect(states).toMatchObject({ tiny: 'same', other: 'differs', gone: 'absent', plain: 'unknown' });
  });

  it('prints a table', async () => {
    vi.stubEnv('FOVEA_DATA', folder);
    const { code, text } = await run('verify');
    expect(code).toBe(1); // spider-layout is not the one that is described
    expect(text).toMatch(/\| tiny +\| unknown \| +2 \|/);
    expect(text).toContain('0 same, 1 differ');
  });
});

describe('runCommand', () => {
  it('converts', async () => {
    const from = fileURLToPath(new URL('converters/testdata/daniel', import.meta.url));
    const file = join(folder, 'daniel.jsonl');
    expect(await run('convert', 'daniel', from, '-o', file)).toMatchObject({ code: 0 });
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
    await rm(file);
  });

  it('lists what is described also without data', async () => {
    vi.stubEnv('FOVEA_DATA', '');
    const { code, text } = await run('list');
    expect(code).toBe(0);
    for (const { name } of MANIFESTS) expect(text).toContain(name);
  });

  it('fails in words', async () => {
    expect(await run('convert', 'nope', folder, '-o', 'x.jsonl')).toMatchObject({ code: 1 });
    expect(await run('convert', 'daniel')).toMatchObject({ code: 2 });
    expect(await run('--what')).toMatchObject({ code: 2 });
    vi.stubEnv('FOVEA_DATA', '');
    expect((await run('verify')).text).toContain('FOVEA_DATA is not set');
  });
});

describe('MANIFESTS', () => {
  it('are in order, complete and add up', () => {
    const names = MANIFESTS.map((manifest) => manifest.name);
    expect(names).toEqual([...new Set(names)].toSorted());
    for (const { languages, pages, digest, policy, origin, licence, name } of MANIFESTS) {
      expect(
        Object.values(languages).reduce((a, b) => a + b, 0),
        name,
      ).toBe(pages);
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
      for (const text of [policy.summary, origin, licence]) expect(text).not.toBe('');
    }
  });

  it('keep gold of tools and rules out of headlines', () => {
    for (const { gold, headline, name } of MANIFESTS) {
      if (gold === 'tool-output' || gold === 'silver') expect(headline, name).toBe(false);
    }
  });
});
