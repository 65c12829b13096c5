import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_BASE } from '@fovea/book';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesOfPages } from './pictures.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fovea-pictures-'));
  folder = join(root, 'page');
  await mkdir(join(folder, 'a b'), { recursive: true });
  await writeFile(join(root, 'secret.gif'), GIF);
  await writeFile(join(folder, 'a b/é.gif'), GIF);
  await symlink(join(root, 'secret.gif'), join(folder, 'link.gif'));
});
afterAll(() => rm(root, { recursive: true }));

const found = (src: string): Promise<Uint8Array | null> =>
  picturesOfPages(null)
    .bytesOf(src, folder)
    .catch(() => null);

describe('picturesOfPages', () => {
  it('takes pictures beside the page', async () => {
    expect(await found(new URL('a b/é.gif', LOCAL_BASE).href)).toEqual(GIF);
  });

  it.each([
    ['outside the folder', '../secret.gif'],
    ['outside the folder, in disguise', '..%2fsecret.gif'],
    ['outside the folder, by a link', 'link.gif'],
    ['that is not there', 'gone.gif'],
  ])('leaves out a picture %s', async (_, path) => expect(await found(LOCAL_BASE + path)).toBeNull());

  it('leaves pictures on the web where they are unless it may fetch them', async () => {
    expect(await found('https://a.example/a.gif')).toBeNull();
  });
});
