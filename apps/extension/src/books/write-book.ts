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

/** Maximum number of characters of the pictures in a document: browsers struggle with larger ones. @cap */
const MAX_TOTAL = 100 * 2 ** 20;

/** Maximum number of requests for pictures, as for an EPUB: a page may name any number of them. @cap */
const MAX_REQUESTS = 500;

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
  most: number = MAX_TOTAL,
): Promise<MadeDocument> {
  const found = await fetchAll(new Set(pages.flatMap(picturesOf)), pictures, most);
  const missing = new Set<string>();
  let room = most;
  // A picture that a page shows many times is as many times in the document.
  const place = (src: string): string | null => {
    if (isInside(src)) return null;
    const url = found.get(src);
    if (url === undefined || url.length > room) {
      missing.add(src);
      return null;
    }
    room -= url.length;
    return url;
  };
  const articles = pages.map((page) => articleOf(page, place));
  return {
    html: documentOf(articles, title || (pages[0]?.title ?? ''), pages),
    missingPictures: missing.size,
  };
}

/** True if a picture is in the page already. */
function isInside(src: string): boolean {
  return src.startsWith('data:');
}

/** The pictures that can be had, by their addresses. */
async function fetchAll(
  addresses: ReadonlySet<string>,
  pictures: PictureSource,
  most: number,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let total = 0;
  for (const src of [...addresses].filter((one) => !isInside(one)).slice(0, MAX_REQUESTS)) {
    if (total > most) break;
    const bytes = await pictures.bytesOf(src, null).catch(() => null);
    const type = bytes === null ? null : pictureType(bytes);
    if (bytes === null || type === null) continue;
    const url = await dataUrl(bytes, type.type);
    total += url.length;
    found.set(src, url);
  }
  return found;
}

function articleOf(page: SavedPage, place: (src: string) => string | null): string {
  const { title, lang, dir, byline, canonicalUrl, url } = page;
  const attributes = [lang && ` lang="${escaped(lang)}"`, dir && ` dir="${dir}"`].join('');
  const address = canonicalUrl ?? url;
  const by = byline === null ? '' : `<p>${escaped(byline)}</p>\n`;
  const source = address === null ? '' : `\n<p><a href="${escaped(address)}">${escaped(address)}</a></p>`;
  const content = replacePictures(page.content, place);
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
