import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expandInputs } from './expand.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-expand-'));
  for (const name of [
    'b.html',
    'a.HTM',
    'sub/c.xhtml',
    'sub/deep/d.html',
    'notes.txt',
    'out.jsonl',
    'in.jsonl',
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'x'.repeat(name.length));
  }
  await symlink(folder, join(folder, 'sub/circle'));
});

afterAll(() => rm(folder, { recursive: true }));

const expand = async (inputs: readonly string[], exclude?: string): Promise<readonly string[]> => {
  const options = exclude === undefined ? {} : { exclude: [join(folder, exclude)] };
  const files = await expandInputs(
    inputs.map((input) => `${folder}/${input}`),
    options,
  );
  return files.map((file) =>
    'path' in file ? file.path.slice(folder.length + 1) : 'address' in file ? file.address : file.origin,
  );
};

describe('expandInputs', () => {
  it('finds the pages of a folder, sorted, without following cycles of links', async () => {
    const files = await expandInputs([folder]);
    expect(await expand([''])).toEqual(['a.HTM', 'b.html', 'sub/c.xhtml', 'sub/deep/d.html']);
    expect(files[0]).toMatchObject({ path: `${folder}/a.HTM`, size: 5 });
  });

  it('matches globs and takes each file once, in the order of the inputs', async () => {
    expect(await expand(['sub/**/*.html', '**/*.html'])).toEqual(['sub/deep/d.html', 'b.html']);
  });

  it('keeps addresses as they are, each once, and refuses those that cannot be fetched', async () => {
    const urls = ['https://a.example', 'https://a.example/', 'http://b.example/x?y#z'];
    expect(await expandInputs(urls)).toEqual([{ address: urls[0] }, { address: urls[2] }]);
    await expect(expandInputs(['ftp://a.example/'])).rejects.toMatchObject({ code: 'bad-url' });
  });

  it('accepts any named file', async () => {
    expect(await expand(['notes.txt', 'b.html'])).toEqual(['notes.txt', 'b.html']);
  });

  it('never reads the output of the run', async () => {
    expect(await expand(['*.jsonl'], 'out.jsonl')).toEqual(['in.jsonl']);
    await expect(expand(['out.jsonl'], 'out.jsonl')).rejects.toThrow('input and output');
    expect(await expand(['**/*.html'], 'sub')).toEqual(['b.html']);
    await expect(expand(['sub/c.xhtml'], 'sub')).rejects.toThrow('input and output');
  });

  it.each(['nowhere', 'nothing-*.html', 'sub/deep/*.txt'])('says that %s is not there', async (input) => {
    await expect(expand([input])).rejects.toMatchObject({ code: 'not-found' });
  });
});
