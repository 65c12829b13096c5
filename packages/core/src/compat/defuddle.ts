import { extract } from '../extract.ts';
import type { ExtractOptions } from '../options/extract-options.ts';
import type { DomDocument } from '../page/dom.ts';
import { parsePage } from '../parse-page.ts';
import type { ExtractResult } from '../result.ts';
import { type PageData, readPageData } from './page-data.ts';

/** The options of Defuddle. Those for its own algorithm or its network access are accepted and have no effect. */
export interface DefuddleOptions {
  readonly debug?: boolean;
  readonly url?: string;
  /** Puts Markdown into `content`. */
  readonly markdown?: boolean;
  /** Adds `contentMarkdown`. */
  readonly separateMarkdown?: boolean;
  readonly removeExactSelectors?: boolean;
  readonly removePartialSelectors?: boolean;
  readonly removeImages?: boolean;
  readonly removeHiddenElements?: boolean;
  readonly removeLowScoring?: boolean;
  readonly removeSmallImages?: boolean;
  readonly removeContentPatterns?: boolean;
  readonly standardize?: boolean;
  /** A CSS selector of the content element. */
  readonly contentSelector?: string;
  readonly useAsync?: boolean;
  readonly language?: string;
  readonly includeReplies?: boolean | 'extractors';
  readonly profile?: boolean;
  readonly fetch?: unknown;
}

/** What Defuddle's `parse` returns; a field without a value is an empty string. */
export interface DefuddleResponse extends PageData {
  readonly content: string;
  readonly contentMarkdown?: string;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  readonly domain: string;
  readonly favicon: string;
  readonly image: string;
  readonly language: string;
  readonly published: string;
  readonly site: string;
  readonly wordCount: number;
  /** Milliseconds. */
  readonly parseTime: number;
  readonly debug?: {
    readonly contentSelector: string;
    readonly removals: readonly { readonly step: string; readonly reason: string; readonly text: string }[];
  };
}

/** Input of the Node form: a document, HTML, or a window with a document, as in jsdom. */
export type DefuddleInput = DomDocument | string | { readonly window: { readonly document: DomDocument } };

/** A parser for one document. */
export interface DefuddleParser {
  parse(): DefuddleResponse;
  parseAsync(): Promise<DefuddleResponse>;
}

/** Both forms: `new Defuddle(document, options).parse()` and `await Defuddle(input, url, options)`. */
export interface DefuddleForms {
  new (document: DomDocument, options?: DefuddleOptions): DefuddleParser;
  (input: DefuddleInput, url?: string, options?: DefuddleOptions): Promise<DefuddleResponse>;
}

/** Fovea behind the interface of Defuddle. It fetches nothing and does not change the document. */
export const Defuddle: DefuddleForms = function (
  input: DefuddleInput,
  second?: string | DefuddleOptions,
  third?: DefuddleOptions,
): DefuddleParser | Promise<DefuddleResponse> {
  if (new.target !== undefined) return parserOf(input as DomDocument, (second as DefuddleOptions) ?? {});
  const url = typeof second === 'string' ? second : undefined;
  return parserOf(input, { ...third, ...(url === undefined ? {} : { url }) }).parseAsync();
} as unknown as DefuddleForms;

function parserOf(input: DefuddleInput, options: DefuddleOptions): DefuddleParser {
  const parse = (): DefuddleResponse => respond(input, options);
  // Wrong input becomes a rejection, not an exception before the promise.
  return { parse, parseAsync: async () => parse() };
}

function respond(input: DefuddleInput, options: DefuddleOptions): DefuddleResponse {
  const known = options.url === undefined ? {} : { url: options.url };
  const page = parsePage(
    typeof input === 'object' && 'window' in input ? input.window.document : input,
    known,
  );
  const result = extract(page, { ...known, ...extractOptionsFor(options) });
  return { ...fieldsOf(result, options), ...readPageData(page) };
}

function extractOptionsFor(options: DefuddleOptions): ExtractOptions {
  return {
    formats: ['html', 'markdown'],
    explain: options.debug === true,
    ...(options.contentSelector === undefined ? {} : { include: options.contentSelector }),
    ...(options.removeImages === true ? { images: 'drop' } : {}),
  };
}

function fieldsOf(result: ExtractResult, options: DefuddleOptions): Omit<DefuddleResponse, keyof PageData> {
  const { removed } = result;
  const url = result.url ?? result.canonicalUrl;
  return {
    content: options.markdown === true ? result.markdown : result.content,
    ...(options.separateMarkdown === true ? { contentMarkdown: result.markdown } : {}),
    title: result.title ?? '',
    author: result.byline ?? '',
    description: result.description ?? '',
    domain: url === null ? '' : domainOf(url),
    favicon: result.favicon ?? (url === null ? '' : new URL('/favicon.ico', url).href),
    image: result.image ?? '',
    language: result.lang ?? '',
    published: result.published ?? '',
    site: result.siteName ?? '',
    wordCount: result.wordCount,
    parseTime: Math.round(result.timings.total),
    ...(removed === undefined
      ? {}
      : { debug: { contentSelector: options.contentSelector ?? '', removals: removed } }),
  };
}

const WWW = /^www\./u;

function domainOf(url: string): string {
  return new URL(url).hostname.replace(WWW, '');
}
