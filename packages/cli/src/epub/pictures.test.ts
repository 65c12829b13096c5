import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_BASE, PictureShelf } from './pictures.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fovea-pictures-'));
  folder = join(root, 'page');
  await mkdir(join(folder, 'a b'), { recursive: true });
  await writeFile(join(root, 'secret.gif'), GIF);
  await writeFile(join(folder, 'a b/é.gif'), GIF);
  await writeFile(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await symlink(join(root, 'secret.gif'), join(folder, 'link.gif'));
});
afterAll(() => rm(root, { recursive: true }));

const placed = async (src: string, fetching: null = null): Promise<string | null> => {
  const shelf = new PictureShelf(fetching);
  await shelf.add(src, folder);
  return shelf.fileOf(src, folder);
};

describe('PictureShelf', () => {
  it('takes pictures beside the page and in it, each once', async () => {
    const shelf = new PictureShelf(null);
    const local = new URL('a b/é.gif', LOCAL_BASE).href;
    await shelf.add(local, folder);
    await shelf.add(local, folder);
    const data = `data:image/gif;base64,${GIF.toString('base64')}`;
    await shelf.add(data, folder);
    expect(shelf.fileOf(local, folder)).toBe('picture-1.gif');
    expect(shelf.fileOf(data, null)).toBe('picture-2.gif');
    expect(shelf.pictures).toEqual([
      { file: 'picture-1.gif', type: 'image/gif', bytes: GIF },
      { file: 'picture-2.gif', type: 'image/gif', bytes: GIF },
    ]);
    expect(shelf.missing).toBe(0);
  });

  it.each([
    ['outside the folder', '../secret.gif'],
    ['outside the folder, in disguise', '..%2fsecret.gif'],
    ['outside the folder, by a link', 'link.gif'],
    ['that is a program', 'drawing.svg'],
    ['that is not there', 'gone.gif'],
  ])('leaves out a picture %s', async (_, path) => expect(await placed(LOCAL_BASE + path)).toBeNull());

  it('leaves pictures on the web where they are unless it may fetch them', async () => {
    expect(await placed('https://a.example/a.gif')).toBeNull();
    expect(await placed('data:image/svg+xml;base64,PHN2Zy8+')).toBeNull();
  });
});
