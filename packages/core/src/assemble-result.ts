import type { PageEncoding } from './decode/page-encoding.ts';
import { readingMinutes } from './language/reading-time.ts';
import type { Metadata } from './metadata/page-metadata.ts';
import type { Method } from './methods/method.ts';
import type { RenderedContent } from './output/render.ts';
import type { ExtractResult } from './result.ts';
import type { Selection } from './selection/selection.ts';
import { round } from './trace/describe.ts';

/** What the stages of an extraction came to. */
export interface Outcome extends Pick<ExtractResult, 'textLength' | 'wordCount' | 'warnings' | 'timings'> {
  readonly encoding: PageEncoding | null;
  readonly method: Method;
  readonly selection: Selection;
  readonly metadata: Metadata;
  readonly rendered: RenderedContent;
  /** What is there only where it was asked for, or where there is no content. */
  readonly extras: Pick<ExtractResult, 'empty' | 'posts' | 'removed' | 'hidden' | 'borderline'>;
}

/**
 * Puts the result together. The metadata is spelled out: an object that begins as a copy and then gets a dozen more
 * fields is one that V8 keeps in a slow form, and making it took 25 µs, a hundredth of the whole extraction.
 */
export function assembleResult(outcome: Outcome): ExtractResult {
  const { metadata, rendered, selection, extras } = outcome;
  return {
    title: metadata.title,
    byline: metadata.byline,
    authors: metadata.authors,
    published: metadata.published,
    modified: metadata.modified,
    siteName: metadata.siteName,
    description: metadata.description,
    image: metadata.image,
    section: metadata.section,
    tags: metadata.tags,
    favicon: metadata.favicon,
    license: metadata.license,
    lang: metadata.lang,
    dir: metadata.dir,
    url: metadata.url,
    canonicalUrl: metadata.canonicalUrl,
    nextPage: metadata.nextPage,
    content: rendered.html,
    markdown: rendered.markdown,
    text: rendered.text,
    ...(rendered.blocks && { blocks: rendered.blocks }),
    ...(rendered.tei !== undefined && { tei: rendered.tei }),
    textLength: outcome.textLength,
    wordCount: outcome.wordCount,
    readingTime: readingMinutes(outcome.wordCount),
    confidence: selection.confidence === undefined ? null : round(selection.confidence),
    pageType: selection.pageType ?? null,
    method: outcome.method.name,
    encoding: outcome.encoding,
    warnings: outcome.warnings,
    ...extras,
    timings: outcome.timings,
  };
}
