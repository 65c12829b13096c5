import type { PictureSource } from '@fovea/book';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedPage } from './saved-page.ts';
import { htmlOf } from './write-book.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const DATA_URL = `data:image/png;base64,${'A'.repeat(978)}`;

beforeEach(() => {
  // Node has none; what it reads is always the same.
  const reader = class {
    readonly result = DATA_URL;
    onload = (): void => {};
    readAsDataURL(): void {
      queueMicrotask(() => this.onload());
    }
  };
  vi.stubGlobal('FileReader', reader);
});

function pageWith(pictures: readonly string[]): SavedPage {
  const content = pictures.map((src) => `<img src="${src}">`).join('');
  const nothing = { byline: null, authors: [], published: null, modified: null, siteName: null };
  const where = { lang: null, dir: null, url: null, canonicalUrl: null };
  return { ...nothing, ...where, title: 'A page', content, id: '1', at: '2026-01-01T00:00:00Z' };
}

/** A source that has every picture, and what it was asked for. */
function web(): PictureSource & { readonly asked: string[] } {
  const asked: string[] = [];
  const bytesOf = async (src: string): Promise<Uint8Array> => {
    asked.push(src);
    return PNG;
  };
  return { asked, keyOf: (src) => src, bytesOf };
}

it('puts pictures into a document, and asks for each once', async () => {
  const pictures = web();
  const page = pageWith(['https://a.example/a.png', 'https://a.example/a.png', 'data:image/gif;base64,']);
  const { html, missingPictures } = await htmlOf([page, page], '', pictures);
  expect([html.split(DATA_URL).length - 1, missingPictures]).toEqual([4, 0]);
  expect(pictures.asked).toEqual(['https://a.example/a.png']);
});

it('asks for no more pictures than a document can have', async () => {
  const pictures = web();
  const many = Array.from({ length: 700 }, (_, at) => `https://a.example/${at}.png`);
  const { missingPictures } = await htmlOf([pageWith(many)], '', pictures);
  expect([pictures.asked.length, missingPictures]).toEqual([500, 200]);
});

it('counts a picture as often as it is shown', async () => {
  const often = Array.from({ length: 50 }, () => 'https://a.example/a.png');
  const { html, missingPictures } = await htmlOf([pageWith(often)], '', web(), 10 * DATA_URL.length);
  expect([html.split(DATA_URL).length - 1, missingPictures]).toEqual([10, 1]);
  expect(html.split('src="https://a.example/a.png"').length - 1).toBe(40);
});
