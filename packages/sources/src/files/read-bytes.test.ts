import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFileBytes, readStreamBytes } from './read-bytes.ts';

const here = fileURLToPath(import.meta.url);

describe('reading', () => {
  it('gives the bytes of a file and of a stream', async () => {
    expect(Buffer.from(await readFileBytes(here)).toString()).toContain('gives the bytes of a file');
    const stream = Readable.from([Buffer.from('one '), Buffer.from('two')]);
    expect(Buffer.from(await readStreamBytes(stream, 'stdin')).toString()).toBe('one two');
  });

  it.each([
    ['gz', gzipSync],
    ['br', brotliCompressSync],
  ])('unpacks a .%s file by its name, within the limit', async (ending, pack) => {
    const folder = await mkdtemp(join(tmpdir(), 'fovea-read-'));
    const path = join(folder, `page.html.${ending}`);
    await writeFile(path, pack(Buffer.alloc(100_000, 'tea ')));
    expect(Buffer.from(await readFileBytes(path)).toString()).toBe('tea '.repeat(25_000));
    await expect(readFileBytes(path, 90_000)).rejects.toMatchObject({ code: 'too-large' });
    await writeFile(path, '<p>not packed');
    await expect(readFileBytes(path)).rejects.toMatchObject({
      code: 'unreadable',
      message: `cannot read ${path}: its compressed data are damaged`,
    });
    await rm(folder, { recursive: true });
  });

  it('stops at the limit', async () => {
    await expect(readFileBytes(here, 10)).rejects.toMatchObject({ code: 'too-large' });
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024);
      })(),
    );
    await expect(readStreamBytes(endless, 'stdin', 5000)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('says what is wrong with a path', async () => {
    await expect(readFileBytes('nowhere.html')).rejects.toMatchObject({ code: 'not-found' });
    await expect(readFileBytes('.')).rejects.toThrow('fovea batch');
  });
});
