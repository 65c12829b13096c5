import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { type BookPage, LOCAL_BASE, makeBook } from '@fovea/book';
import {
  extractParts,
  isFileAddress,
  kindOfSource,
  type PartsResult,
  webAddress,
  writeOutputFile,
} from '@fovea/sources';
import type { ExtractOptions } from 'fovea';
import { isMhtml } from 'fovea/page';
import { EXIT, log, UsageError, warn } from '../exit.ts';
import { warningText } from '../explain.ts';
import { checkLayout } from '../layout-check.ts';
import { loadFovea } from '../load-fovea.ts';
import { type OpenedPage, openPage } from '../open-page.ts';
import { fetchOptionsOf } from '../open-source.ts';
import type { RenderFlags } from '../rendering.ts';
import { fetchPages, politeVisits, type VisitFlags } from '../visiting.ts';
import { picturesOfPages } from './pictures.ts';

/** A page with all that is known about it. */
interface Opened extends BookPage {
  readonly result: PartsResult;
}

/** The options of a book. */
export interface BookFlags extends RenderFlags, VisitFlags {
  readonly output?: string;
  readonly bookTitle?: string;
  readonly fetchImages?: boolean;
  readonly render?: boolean;
}

/** Makes a book of pages; resolves to the exit code. */
export async function runBook(
  sources: readonly string[],
  flags: BookFlags,
  given: ExtractOptions,
): Promise<number> {
  if (flags.output === undefined && process.stdout.isTTY === true)
    throw new UsageError('a book is no text: write it to a file with -o book.epub');
  const { method } = (await loadFovea()).resolveOptions(given);
  const open = await opener(flags, sources.length > 1 || flags.allPages === true);
  const pages: BookPage[] = [];
  for (const source of sources) {
    const opened = await open(source).catch((error: unknown) => {
      // A missing page must not stop the others; a mistake of the user does.
      if (error instanceof UsageError || sources.length === 1) throw error;
      log(error instanceof Error ? error.message : String(error));
      return null;
    });
    if (opened === null) continue;
    checkLayout(method, 'snapshot' in opened);
    const page = await chapterOf(source, opened, given);
    warn(page.result.warnings.map((warning) => `${source}: ${warningText(warning)}`));
    if (page.result.empty === undefined) pages.push(page);
    else log(`no content in ${source}: ${page.result.empty.message}`);
  }
  if (pages.length === 0) return EXIT.failed;
  const fetching = flags.fetchImages === true ? fetchOptionsOf(flags) : null;
  const { bytes, missingPictures } = await makeBook(pages, {
    title: flags.bookTitle ?? null,
    pictures: picturesOfPages(fetching),
    deflate: (plain) => deflateRawSync(plain, { level: 9 }),
  });
  if (missingPictures > 0) warn([missing(missingPictures, fetching !== null)]);
  if (flags.output === undefined) process.stdout.write(bytes);
  else await writeOutputFile(flags.output, bytes);
  return pages.length === sources.length ? EXIT.content : EXIT.failed;
}

/** Pages on the web are visited politely if there are several. */
async function opener(
  flags: BookFlags,
  areSeveral: boolean,
): Promise<(source: string) => Promise<OpenedPage>> {
  const visits = await politeVisits(flags);
  return (source) => {
    if (!areSeveral || kindOfSource(source) !== 'address') return openPage(source, flags);
    if (flags.render !== true) return fetchPages(source, visits, flags);
    return visits.visit(webAddress(source).href, () => openPage(source, flags));
  };
}

async function chapterOf(source: string, opened: OpenedPage, given: ExtractOptions): Promise<Opened> {
  const file =
    kindOfSource(source) !== 'file' ? null : isFileAddress(source) ? fileURLToPath(source) : source;
  const options: ExtractOptions = { ...given, formats: ['html'] };
  if ('snapshot' in opened) {
    const { extract } = await loadFovea();
    return { result: extract(opened.snapshot, options), folder: null, name: null };
  }
  const { documents, warnings } = opened;
  // An archive knows where its page was saved from.
  const isArchive = documents.some(({ bytes }) => isMhtml(bytes));
  if (file === null || given.url !== undefined || isArchive)
    return { result: extractParts(documents, options, warnings), folder: null, name: null };
  const result = extractParts(documents, { ...options, url: LOCAL_BASE }, warnings);
  const canonicalUrl = result.canonicalUrl?.startsWith(LOCAL_BASE) === true ? null : result.canonicalUrl;
  return { result: { ...result, url: null, canonicalUrl }, folder: dirname(file), name: basename(file) };
}

function missing(count: number, isFetching: boolean): string {
  const pictures = count === 1 ? 'one picture is' : `${count} pictures are`;
  return `${pictures} not in the book${isFetching ? '' : ': --fetch-images fetches those on the web'}`;
}
