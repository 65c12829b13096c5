import { describe, expect, it } from 'vitest';
import { PictureShelf, type PictureSource } from './picture-shelf.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SOURCE: PictureSource = {
  keyOf: (src) => src,
  bytesOf: async (src) => {
    if (src.endsWith('.gif')) return GIF;
    if (src.endsWith('.svg')) return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    throw new Error('gone');
  },
};

describe('PictureShelf', () => {
  it('takes pictures from their source and from the page, each once', async () => {
    const shelf = new PictureShelf(SOURCE);
    await shelf.add('https://a.example/a.gif', null);
    await shelf.add('https://a.example/a.gif', null);
    const data = `data:image/gif;base64,${GIF.toString('base64')}`;
    await shelf.add(data, null);
    expect(shelf.fileOf('https://a.example/a.gif', null)).toBe('picture-1.gif');
    expect(shelf.fileOf(data, null)).toBe('picture-2.gif');
    expect(shelf.pictures.map(({ file, type, bytes }) => [file, type, Buffer.from(bytes)])).toEqual([
      ['picture-1.gif', 'image/gif', GIF],
      ['picture-2.gif', 'image/gif', GIF],
    ]);
    expect(shelf.missing).toBe(0);
  });

  it.each([
    ['that is a program', 'https://a.example/a.svg'],
    ['that is a program in the page', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['that is not there', 'https://a.example/gone'],
    ['that is not written in base64', 'data:image/gif;base64,===='],
  ])('leaves out a picture %s', async (_, src) => {
    const shelf = new PictureShelf(SOURCE);
    await shelf.add(src, null);
    expect([shelf.fileOf(src, null), shelf.missing]).toEqual([null, 1]);
  });
});
