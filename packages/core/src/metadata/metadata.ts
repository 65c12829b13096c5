import { readBaseUrl } from '../addresses/base-url.ts';
import { resolveUrl } from '../addresses/resolve-url.ts';
import { listAuthors } from '../names/authors.ts';
import { joinNames } from '../names/names.ts';
import type { Page } from '../page/page.ts';
import { fold } from '../plain-text/fold.ts';
import type { Warning } from '../warnings.ts';
import type { Findings } from './candidate.ts';
import { type Collector, createCollector } from './findings.ts';
import { type Inventory, takeInventory } from './inventory.ts';
import { pick, pickAll, pickDate } from './merge.ts';
import { pickNames } from './names-of-page.ts';
import { explicitDirection } from './page-direction.ts';
import type { Metadata } from './page-metadata.ts';
import { listTags } from './page-tags.ts';
import { peopleOf } from './people.ts';
import { readDocument } from './readers/document.ts';
import { readJsonLd } from './readers/json-ld/json-ld.ts';
import { readMeta } from './readers/meta.ts';
import { readMetaTags } from './readers/meta-tags.ts';
import { readMicrodata } from './readers/microdata.ts';
import { nextPageOf } from './readers/next-page.ts';
import { readOpenGraph } from './readers/open-graph.ts';
import { type Known, readVisible } from './readers/visible/visible.ts';
import { readAddressWords } from './title/address-words.ts';
import { homeHeadings } from './title/home-links.ts';
import { siteNamesOf } from './title/site-name.ts';
import { chooseTitle, siteInWindowTitle } from './title/title.ts';

/** What the caller knows about a page from elsewhere. */
export interface MetadataOptions {
  readonly url?: string | null;
}

/** Metadata, with warnings about what could not be read. */
export interface MetadataResult {
  readonly metadata: Metadata;
  readonly warnings: Warning[];
}

/** What a page states in its head and its data, before anything that readers see is looked at. */
export interface Statements {
  readonly page: Page;
  readonly url: string | null;
  readonly base: string | null;
  /** The page's language and its own address; no other source has a word in them. */
  readonly lang: string | null;
  readonly canonicalUrl: string | null;
  readonly addresses: readonly string[];
  readonly inventory: Inventory;
  readonly collector: Collector;
  readonly warnings: Warning[];
}

/** Reads what a page says about itself from every source and decides each field by `merge.ts`. */
export function readMetadata(page: Page, options: MetadataOptions = {}): MetadataResult {
  return completeMetadata(readStatements(page, options));
}

/** Reads what a page states: the first half of the work, and enough for whoever wants no metadata. */
export function readStatements(page: Page, options: MetadataOptions = {}): Statements {
  const url = resolveUrl(null, options.url ?? page.url ?? '');
  const inventory = takeInventory(page);
  const { base, unusable } = readBaseUrl(page, inventory.base, url);
  const collector = createCollector(base);
  const tags = readMetaTags(page, inventory.metas);
  readDocument(page, inventory, collector);
  readOpenGraph(tags, collector);
  readMeta(tags, collector);
  const { findings } = collector;
  const addresses = addressesOf(url, findings);
  const unread = readJsonLd(page, inventory.jsonLd, addresses, collector);
  readMicrodata(page, inventory.items, collector);
  const lang = pick(findings, 'lang');
  const canonicalUrl = pick(findings, 'canonicalUrl');
  const warnings = listWarnings(inventory, unread, unusable);
  return { page, url, base, lang, canonicalUrl, addresses, inventory, collector, warnings };
}

/** Adds what readers see, and decides each field. */
export function completeMetadata(statements: Statements): MetadataResult {
  const { page, url, base, addresses, inventory, collector, warnings } = statements;
  const sites = siteNamesOf(collector.findings, addresses[0] ?? null, homeHeadings(page, inventory.headings));
  const titles = collector.findings.title.map(({ value }) => fold(value));
  const people = peopleOf(sites, collector.organisations);
  const known: Known = { addresses, sites, people, titles, address: readAddressWords(addresses) };
  readVisible(page, inventory, known, collector);
  const nextPage = nextPageOf(page, inventory, { url, base });
  return { metadata: merge(statements, known, nextPage), warnings };
}

/** All addresses of the page, the one it came from first. */
function addressesOf(url: string | null, { canonicalUrl }: Findings): string[] {
  const addresses = url === null ? [] : [url];
  for (const { value } of canonicalUrl) addresses.push(value);
  return addresses;
}

function merge(
  { page, url, lang, canonicalUrl, collector: { findings } }: Statements,
  { sites, people, titles, address }: Known,
  nextPage: string | null,
): Metadata {
  const title = chooseTitle(findings, titles, sites, address);
  const names = pickNames(findings, people, page);
  return {
    title,
    byline: joinNames(names),
    authors: listAuthors(names, lang),
    published: pickDate(findings, 'published')?.value ?? null,
    modified: pickDate(findings, 'modified')?.value ?? null,
    siteName: pick(findings, 'siteName') ?? (title === null ? null : siteInWindowTitle(findings, title)),
    description: pick(findings, 'description'),
    image: pick(findings, 'image'),
    section: pick(findings, 'section'),
    tags: listTags(pickAll(findings.tags, 'tags')),
    favicon: pick(findings, 'favicon'),
    license: pick(findings, 'license'),
    lang,
    dir: explicitDirection(page),
    url,
    canonicalUrl,
    nextPage,
  };
}

function listWarnings(inventory: Inventory, unread: number, unusableBase: boolean): Warning[] {
  const warnings: Warning[] = [];
  if (unusableBase) {
    warnings.push({ code: 'bad-base-url', message: 'The address in <base href> cannot be used.' });
  }
  if (unread > 0) {
    warnings.push({
      code: 'metadata-skipped',
      message: 'JSON-LD that could not be read was skipped.',
      count: unread,
    });
  }
  if (inventory.skipped > 0) {
    const message = 'More elements with metadata than are read; the last ones were skipped.';
    warnings.push({ code: 'metadata-skipped', message, count: inventory.skipped });
  }
  return warnings;
}
