import { textContent } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import type { NodeId } from '../../../page/tree.ts';
import { fold } from '../../../plain-text/fold.ts';
import { add, type Collector } from '../../findings.ts';
import { localName, typeRank, WEB_PAGE_RANK } from '../schema-types.ts';
import { buildGraph, type JsonLdGraph, typesOf } from './json-ld-graph.ts';
import { type Json, type JsonObject, parseJsonLd } from './json-ld-parse.ts';
import { namesOf, organisationsOf, textsOf, urlsOf } from './json-ld-values.ts';
import { sameAddress } from './same-address.ts';

/** Longest script that is parsed, and all of them together; the largest in the development data has 0.84 MB. @cap */
const MAX_SCRIPT_LENGTH = 2_000_000;
const MAX_TOTAL_LENGTH = 4_000_000;

/** Items that are compared, and items that are then read: the first few fill every field. @cap */
const MAX_ITEMS_COMPARED = 1_000;
const MAX_ITEMS_READ = 10;

/** Reads JSON-LD; returns how many scripts could not be read, in whole or in part. */
export function readJsonLd(
  page: Page,
  scripts: readonly NodeId[],
  addresses: readonly string[],
  collector: Collector,
): number {
  if (scripts.length === 0) return 0;
  const { roots, unread } = parseScripts(page, scripts);
  const graph = buildGraph(roots);
  for (const item of byRelevance(withoutQuestions(graph.items), addresses))
    collectItem(collector, item, graph);
  for (const site of graph.sites) collectTexts(collector, 'siteName', namesOf(site.name, graph.byId));
  return unread + (graph.capped ? 1 : 0);
}

function parseScripts(page: Page, scripts: readonly NodeId[]): { roots: Json[]; unread: number } {
  const roots: Json[] = [];
  let unread = 0;
  let total = 0;
  for (const script of scripts) {
    const text = textContent(page, script);
    if (text.trim() === '') continue;
    total += text.length;
    const tooLong = text.length > MAX_SCRIPT_LENGTH || total > MAX_TOTAL_LENGTH;
    const data = tooLong ? null : parseJsonLd(text);
    if (data === null) unread++;
    else roots.push(data);
  }
  return { roots, unread };
}

/** Leaves out several questions: a page about a question has one, a page with frequent questions is about none of them. */
function withoutQuestions(items: readonly JsonObject[]): readonly JsonObject[] {
  const others = items.filter((item) => !isQuestion(item));
  return items.length - others.length > 1 ? others : items;
}

function isQuestion(item: JsonObject): boolean {
  return typesOf(item)
    .split(' ')
    .some((type) => localName(type) === 'question');
}

/**
 * Puts the item that describes the page first: a work before the page around it. If several works are listed (an index,
 * a list of teasers), those with an address other than the page's come last.
 */
function byRelevance(items: readonly JsonObject[], addresses: readonly string[]): readonly JsonObject[] {
  if (items.length < 2) return items;
  const works = items.filter((item) => rankOf(item) > WEB_PAGE_RANK).length;
  const scored = items
    .slice(0, MAX_ITEMS_COMPARED)
    .map((item) => ({ item, score: works < 2 ? rankOf(item) : relevance(item, addresses) }));
  scored.sort((a, b) => b.score - a.score);
  return scored.slice(0, MAX_ITEMS_READ).map(({ item }) => item);
}

/** How likely it is that one of several works is the page's own. */
function relevance(item: JsonObject, addresses: readonly string[]): number {
  const rank = rankOf(item);
  if (rank <= WEB_PAGE_RANK) return rank;
  const match = matchOf(item, addresses);
  return match === 'other' ? rank / 10 : match === 'same' ? rank + 10 : rank;
}

function rankOf(item: JsonObject): number {
  return typeRank(typesOf(item));
}

function matchOf(item: JsonObject, addresses: readonly string[]): 'same' | 'other' | 'unknown' {
  const own = [item.mainEntityOfPage, item.url, item['@id']]
    .flatMap((value) => urlsOf(value, NO_REFERENCES))
    .filter((url) => url.includes('/'));
  if (own.length === 0 || addresses.length === 0) return 'unknown';
  return own.some((url) => addresses.some((address) => sameAddress(url, address))) ? 'same' : 'other';
}

const NO_REFERENCES: ReadonlyMap<string, JsonObject> = new Map();

type Field = Parameters<typeof add>[1];

function collectItem(collector: Collector, item: JsonObject, { byId }: JsonLdGraph): void {
  collectTexts(collector, 'title', textsOf(item.headline ?? item.name));
  if (!has(collector, 'byline')) {
    const author = item.author ?? item.creator;
    collectTexts(collector, 'byline', namesOf(author, byId));
    for (const name of organisationsOf(author, byId)) collector.organisations.add(fold(name));
  }
  collectTexts(collector, 'published', textsOf(item.datePublished));
  collectTexts(collector, 'published', textsOf(item.uploadDate ?? item.dateCreated));
  collectTexts(collector, 'modified', textsOf(item.dateModified));
  collectTexts(collector, 'siteName', namesOf(item.publisher, byId));
  collectTexts(collector, 'description', textsOf(item.description));
  collectTexts(collector, 'image', urlsOf(item.image ?? item.thumbnailUrl, byId));
  collectTexts(collector, 'lang', textsOf(item.inLanguage));
  collectTexts(collector, 'section', textsOf(item.articleSection));
  collectTexts(collector, 'tags', namesOf(item.keywords, byId));
  collectTexts(collector, 'license', urlsOf(item.license, byId));
}

/**
 * Whether JSON-LD has already filled a field: authors of one item belong together, those of the next (a comment, a
 * video) do not.
 */
function has(collector: Collector, field: Field): boolean {
  return collector.findings[field].some((candidate) => candidate.source === 'json-ld');
}

function collectTexts(collector: Collector, field: Field, texts: readonly string[]): void {
  for (const text of texts) add(collector, field, 'json-ld', text);
}
