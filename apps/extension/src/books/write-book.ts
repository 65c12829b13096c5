import { type MadeBook, makeBook, type PictureSource, pictureType } from '@fovea/book';
import { escaped } from '../save/file.ts';
import { picturesOf, replacePictures, type SavedPage } from './saved-page.ts';

/** An EPUB file of pages, one chapter each. */
export async function epubOf(
  pages: readonly SavedPage[],
  title: string,
  pictures: PictureSource,
): Promise<MadeBook> {
  const chapters = pages.map((result) => ({ result, folder: null, name: null }));
  return await makeBook(chapters, { title: title.trim() || null, pictures, deflate });
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Most bytes of the pictures of a document: browsers open no larger ones with ease. */
const MAX_TOTAL = 100 * 2 ** 20;

/** A document with everything in it. */
export interface MadeDocument {
  readonly html: string;
  readonly missingPictures: number;
}

/** Pages as one HTML document that contains its pictures. */
export async function htmlOf(
  pages: readonly SavedPage[],
  title: string,
  pictures: PictureSource,
): Promise<MadeDocument> {
  const found = new Map<string, string | null>();
  let total = 0;
  for (const src of pages.flatMap(picturesOf)) {
    if (found.has(src) || src.startsWith('data:')) continue;
    const bytes = total > MAX_TOTAL ? null : await pictures.bytesOf(src, null).catch(() => null);
    const type = bytes === null ? null : pictureType(bytes);
    total += bytes?.length ?? 0;
    found.set(src, bytes === null || type === null ? null : await dataUrl(bytes, type.type));
  }
  const articles = pages.map((page) => articleOf(page, found));
  const missingPictures = [...found.values()].filter((url) => url === null).length;
  return { html: documentOf(articles, title || (pages[0]?.title ?? ''), pages), missingPictures };
}

function articleOf(page: SavedPage, pictures: ReadonlyMap<string, string | null>): string {
  const { title, lang, dir, byline, canonicalUrl, url } = page;
  const attributes = [lang && ` lang="${escaped(lang)}"`, dir && ` dir="${dir}"`].join('');
  const address = canonicalUrl ?? url;
  const by = byline === null ? '' : `<p>${escaped(byline)}</p>\n`;
  const source = address === null ? '' : `\n<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
  const content = replacePictures(page.content, (src) => pictures.get(src) ?? null);
  return `<article${attributes}>\n<h1>${escaped(title ?? '')}</h1>\n${by}${content}${source}\n</article>`;
}

function documentOf(articles: readonly string[], title: string, pages: readonly SavedPage[]): string {
  const lang = pages.find((page) => page.lang !== null)?.lang;
  return `<!DOCTYPE html>
<html${lang ? ` lang="${escaped(lang)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: http: https:; media-src http: https:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>body { max-width: 40em; margin: 2em auto; padding: 0 1em; line-height: 1.6 } img, video { max-width: 100%; height: auto } article + article { margin-top: 4em }</style>
</head>
<body>
${articles.join('\n')}
</body>
</html>
`;
}

async function dataUrl(bytes: Uint8Array, type: string): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
  });
  reader.readAsDataURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  return await read;
}
