import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFile } from './open-file.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fovea-open-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a crawl opened as one page', () => {
  it.each(['crawl.warc', 'crawl.warc.gz', 'CRAWL.WARC.ZST'])(
    'names the command for %s, however long it is',
    async (name) => {
      const path = join(folder, name);
      await writeFile(path, Buffer.alloc(2000));
      await expect(openFile(path, 1000)).rejects.toMatchObject({
        code: 'not-html',
        message: `${path} is a WARC file, not a web page: use \`fovea batch ${path} -o out.jsonl\``,
      });
    },
  );

  it.each(['a.warc.wet.gz', 'a.warc.wat'])('says of %s what it was made from', async (name) => {
    await expect(openFile(join(folder, name), 1000)).rejects.toThrow(
      'read the WARC files that they were made from',
    );
  });
});
