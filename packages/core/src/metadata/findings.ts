import { resolveUrl } from '../addresses/resolve-url.ts';
import { findDate, readDate } from '../dates/dates.ts';
import { readName } from '../names/names.ts';
import { collapse } from '../plain-text/collapse.ts';
import { unescapeHtml } from '../plain-text/unescape-html.ts';
import { type Candidate, type Findings, type MetadataField, type MetadataSource, SEEN } from './candidate.ts';
import { readLanguageTag } from './language-tag.ts';
import { PRECEDENCE } from './merge.ts';

/** Candidates kept per field; papers can list a few hundred authors, and more than that add nothing. @cap */
const MAX_CANDIDATES = 300;

/** Longest values in UTF-16 units; the longest title in the development data has 766, the longest description 15,351. @cap */
export const MAX_TITLE = 1_000;
const MAX_DESCRIPTION = 4_000;
const MAX_SITE_NAME = 200;

type Normalise = (value: string, base: string | null) => string | null;

const NORMALISE: { readonly [Field in MetadataField]: Normalise } = {
  title: (value) => text(value, MAX_TITLE),
  byline: readName,
  published: readStatedDate,
  modified: readStatedDate,
  siteName: (value) => text(value, MAX_SITE_NAME),
  description: (value) => text(value, MAX_DESCRIPTION),
  image: (value, base) => resolveUrl(base, value),
  lang: readLanguageTag,
  section: (value) => text(value, MAX_SITE_NAME),
  tags: (value) => text(value, MAX_DESCRIPTION),
  favicon: (value, base) => resolveUrl(base, value),
  // Usually an address, otherwise the name of a licence.
  license: (value, base) => resolveUrl(base, value) ?? text(value, MAX_SITE_NAME),
  canonicalUrl: (value, base) => resolveUrl(base, value),
};

/** Real values are far shorter; anything longer is cut before any other work. @cap */
const MAX_RAW = 100_000;

/** Where readers put what they find: it normalises every value and drops bad ones. */
export interface Collector {
  readonly findings: Findings;
  /** Base of relative URLs, or `null` where none is known. */
  readonly base: string | null;
  /** Names of authors that are organisations by the page's data, folded for comparison. */
  readonly organisations: Set<string>;
}

/** An empty collector. */
export function createCollector(base: string | null): Collector {
  const findings: Findings = {
    title: [],
    byline: [],
    published: [],
    modified: [],
    siteName: [],
    description: [],
    image: [],
    lang: [],
    section: [],
    tags: [],
    favicon: [],
    license: [],
    canonicalUrl: [],
  };
  return { findings, base, organisations: new Set() };
}

/** Adds a value to a field, unless it is empty, invalid for that field, or would never be read. */
export function add(collector: Collector, field: MetadataField, source: MetadataSource, raw: string): void {
  const list = collector.findings[field];
  if (raw === '' || list.length >= MAX_CANDIDATES || isSettled(field, source, list)) return;
  // In what readers see, an ampersand means itself; the other sources are often escaped twice.
  const plain = SEEN.has(source) ? raw : unescapeHtml(raw.trim().slice(0, MAX_RAW));
  const value = NORMALISE[field](plain, collector.base);
  if (value !== null) list.push({ value, source });
}

/** Fields of which only the best candidate is ever read; the candidates of other fields are compared. */
const READ_ONCE: ReadonlySet<MetadataField> = new Set([
  'description',
  'image',
  'lang',
  'section',
  'favicon',
  'license',
]);

/** Whether the latest candidate is at least as good as anything from this source. */
function isSettled(field: MetadataField, source: MetadataSource, list: readonly Candidate[]): boolean {
  if (list.length === 0 || !READ_ONCE.has(field)) return false;
  const order = PRECEDENCE[field];
  return order.indexOf(list.at(-1)!.source) <= order.indexOf(source);
}

function text(value: string, maxLength: number): string | null {
  return collapse(value, maxLength) || null;
}

/** Some programs state a date as a sentence: `Thu, 11/26/2026 - 08:30`. */
function readStatedDate(value: string): string | null {
  return readDate(value) ?? findDate(value);
}
