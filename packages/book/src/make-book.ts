import { type ExtractResult, parsePage } from 'fovea';
import { getAttribute, NodeKind, tagNameOf } from 'fovea/page';
import type { Chapter } from './book.ts';
import { writeEpub } from './book.ts';
import { ChapterWriter } from './chapter-writer.ts';
import { PictureShelf, type PictureSource } from './picture-shelf.ts';
import type { Deflate } from './zip.ts';

/** The made-up site of the folder of a saved page, so that relative addresses of different folders stay distinct. */
export const LOCAL_BASE = 'https://folder.invalid/';

/** What a chapter takes from the result of a page, or of several that were joined. */
export interface ChapterContent
  extends Pick<
    ExtractResult,
    | 'content'
    | 'title'
    | 'byline'
    | 'authors'
    | 'published'
    | 'modified'
    | 'siteName'
    | 'lang'
    | 'dir'
    | 'url'
    | 'canonicalUrl'
  > {
  readonly parts?: readonly { readonly url: string | null }[];
}

/** A page that becomes a chapter. */
export interface BookPage {
  readonly result: ChapterContent;
  /** The folder of a saved page, where its pictures are; its addresses are relative to `LOCAL_BASE`. */
  readonly folder: string | null;
  /** Its name in that folder. */
  readonly name: string | null;
}

/** How to make a book. */
export interface BookOptions {
  /** The title; by default that of the only page, or of the site that all pages are from, or of the first page. */
  readonly title: string | null;
  readonly pictures: PictureSource;
  readonly deflate: Deflate;
}

/** A finished book. */
export interface MadeBook {
  readonly bytes: Uint8Array;
  /** Pictures that are not in it. */
  readonly missingPictures: number;
}

/** Makes an EPUB file of pages, one chapter each. */
export async function makeBook(pages: readonly BookPage[], options: BookOptions): Promise<MadeBook> {
  const shelf = new PictureShelf(options.pictures);
  const files = pages.map((_, at) => `chapter-${at + 1}.xhtml`);
  const byAddress = new Map(pages.flatMap((page, at) => addressesOf(page).map((url) => [url, files[at]!])));
  const chapters: Chapter[] = [];
  for (const [at, page] of pages.entries())
    chapters.push(await makeChapter(page, files[at]!, byAddress, shelf));
  const title = options.title ?? titleOf(pages);
  return {
    bytes: await writeEpub({ title, chapters, pictures: shelf.pictures }, options.deflate),
    missingPictures: shelf.missing,
  };
}

async function makeChapter(
  { result, folder }: BookPage,
  file: string,
  byAddress: ReadonlyMap<string, string>,
  shelf: PictureShelf,
): Promise<Chapter> {
  const page = parsePage(`<!doctype html><body>${result.content}`);
  const { tree } = page;
  const elements = Array.from({ length: tree.size }, (_, node) => node).filter(
    (node) => tree.kind[node] === NodeKind.element,
  );
  for (const node of elements)
    if (tagNameOf(tree, node) === 'img') await shelf.add(getAttribute(page, node, 'src') ?? '', folder);
  const ids = new Set(elements.flatMap((node) => getAttribute(page, node, 'id') ?? []));
  const written = new ChapterWriter(page, {
    picture: (src) => shelf.fileOf(src, folder),
    target: (href) => targetOf(href, ids, byAddress, result.canonicalUrl),
  }).write(elements.find((node) => tagNameOf(tree, node) === 'body')!);
  const { title, byline, authors, published, modified, siteName, lang, dir, url } = result;
  return {
    file,
    title: title ?? siteName ?? 'Untitled',
    authors,
    byline: [byline, published?.slice(0, DATE_LENGTH), siteName].filter(Boolean).join(' · '),
    lang,
    dir,
    url: webTarget(url ?? result.canonicalUrl),
    date: modified ?? published,
    ...written,
  };
}

const DATE_LENGTH = '2026-11-16'.length;

/** Where a link leads: within the chapter, to another one, or to the web; `null` if nowhere. */
function targetOf(
  href: string,
  ids: ReadonlySet<string>,
  byAddress: ReadonlyMap<string, string>,
  canonicalUrl: string | null,
): string | null {
  if (href.startsWith('#')) return ids.has(href.slice(1)) ? href : null;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const chapter = byAddress.get(withoutFragment(url));
  if (chapter !== undefined) return chapter;
  if (!url.href.startsWith(LOCAL_BASE)) return webTarget(href);
  // A relative address of a saved page that says where it came from.
  const path = url.href.slice(LOCAL_BASE.length);
  return canonicalUrl !== null && URL.canParse(path, canonicalUrl)
    ? webTarget(new URL(path, canonicalUrl).href)
    : null;
}

const WEB: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** An address that a book may link to, or `null`. */
function webTarget(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return WEB.has(url.protocol) ? strictHref(url) : null;
}

/** What RFC 3986 does not allow in a path, a query or a fragment, though browsers do. */
const NOT_STRICT = /%(?![\da-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]/gi;

/** An address by the letter of the RFC: EPUB is stricter than browsers. */
function strictHref(url: URL): string {
  const { pathname, search, hash } = url;
  // Not by their lengths: an empty query or fragment still has its sign in the address.
  const start = url.host === '' ? url.protocol : `${url.protocol}//${url.host}`;
  const fragment = hash === '' ? '' : `#${encodeStrictly(hash.replaceAll('#', ''))}`;
  return start + encodeStrictly(pathname + search) + fragment;
}

function encodeStrictly(text: string): string {
  return text.replace(
    NOT_STRICT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function addressesOf({ result, name }: BookPage): readonly string[] {
  const own = [result.url, result.canonicalUrl, ...(result.parts ?? []).map(({ url }) => url)];
  const local = name === null ? [] : [new URL(encodeURIComponent(name), LOCAL_BASE).href];
  const web = own.flatMap((url) =>
    url !== null && URL.canParse(url) ? [withoutFragment(new URL(url))] : [],
  );
  return [...web, ...local];
}

function withoutFragment({ href }: URL): string {
  const sign = href.indexOf('#');
  return sign === -1 ? href : href.slice(0, sign);
}

function titleOf(pages: readonly BookPage[]): string {
  const [first] = pages;
  const sites = new Set(pages.map(({ result }) => result.siteName));
  const [site] = sites;
  const shared = pages.length > 1 && sites.size === 1 ? site : null;
  return shared ?? first?.result.title ?? site ?? 'Untitled';
}
