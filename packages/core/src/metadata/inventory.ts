import { attributeReader, attributeValue, getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { SPACES } from '../page/spaces.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { type AttributeTable, Namespace, NO_NODE, type NodeId } from '../page/tree.ts';

/** The elements that can hold metadata, by kind and in document order: what all readers work on. */
export interface Inventory {
  readonly html: NodeId;
  readonly body: NodeId;
  readonly base: NodeId;
  readonly title: NodeId;
  readonly metas: readonly NodeId[];
  /** `<link>` with a `rel` that says something about the page. */
  readonly links: readonly NodeId[];
  /** `<script type="application/ld+json">`. */
  readonly jsonLd: readonly NodeId[];
  readonly headings: readonly NodeId[];
  /** `<h2>` and `<h3>`: they hold the title where `<h1>` holds the site's name. */
  readonly subheadings: readonly NodeId[];
  readonly times: readonly NodeId[];
  /** Elements with `rel=author`. */
  readonly authors: readonly NodeId[];
  /** Elements with `rel=tag` or `rel=license`. */
  readonly relLinks: readonly NodeId[];
  /** Elements with `rel=next`. */
  readonly nextLinks: readonly NodeId[];
  /** Elements with `itemprop`, `itemscope`, `property` or `typeof`, except `<meta>` outside any item. */
  readonly items: readonly NodeId[];
  /** How many elements were left out because of the bounds. */
  readonly skipped: number;
}

/**
 * Elements kept per kind. The largest counts on one page of the development data: 423 metas, 471 links, 104 JSON-LD
 * scripts, 135 headings, 116 times, 66 author links, 1,325 items. What comes later never decides a field.
 * @cap
 */
const BOUNDS = {
  metas: 2_000,
  links: 2_000,
  jsonLd: 500,
  headings: 200,
  subheadings: 200,
  times: 500,
  authors: 200,
  relLinks: 200,
  nextLinks: 20,
  items: 5_000,
};

/** An inventory that is still being filled. */
type Draft = { -readonly [Name in keyof Inventory]: Inventory[Name] extends NodeId ? NodeId : NodeId[] };

const COLLECTED = tagSet('html', 'body', 'base', 'title', 'meta', 'script', 'h1', 'h2', 'h3', 'time');

/** Finds every element the readers need: by tag in one pass over the nodes, by attribute in one over the attributes. */
export function takeInventory(page: Page): Inventory {
  const { tag, namespace, size, attributeStart, attributes } = page.tree;
  const found: Draft = {
    html: NO_NODE,
    body: NO_NODE,
    base: NO_NODE,
    title: NO_NODE,
    metas: [],
    links: [],
    jsonLd: [],
    headings: [],
    subheadings: [],
    times: [],
    authors: [],
    relLinks: [],
    nextLinks: [],
    items: [],
    skipped: 0,
  };
  const typeOf = attributeReader(page, 'type');
  for (let node = 0; node < size; node++) {
    if (COLLECTED[tag[node]!] !== 1 || namespace[node] !== Namespace.html) continue;
    if (tag[node] !== Tag.script) collectByTag(page, node, found);
    else if (isJsonLd(typeOf(node))) keep(found, found.jsonLd, BOUNDS.jsonLd, node);
  }
  // Most attributes are of no interest: only their names are touched.
  const flags = namesOfInterest(attributes);
  const rows = attributeStart[size]!;
  let node = 0;
  for (let row = 0; row < rows; row++) {
    if (flags[attributes.name[row]!] === 0) continue;
    while (attributeStart[node + 1]! <= row) node++;
    if (namespace[node] === Namespace.html) collectByAttributes(page, node, flags, found);
    row = attributeStart[node + 1]! - 1;
  }
  return found;
}

function collectByTag(page: Page, node: NodeId, found: Draft): void {
  const tag = page.tree.tag[node];
  if (tag === Tag.meta) keep(found, found.metas, BOUNDS.metas, node);
  else if (tag === Tag.h1) keep(found, found.headings, BOUNDS.headings, node);
  else if (tag === Tag.h2 || tag === Tag.h3) keep(found, found.subheadings, BOUNDS.subheadings, node);
  else if (tag === Tag.time) keep(found, found.times, BOUNDS.times, node);
  else if (tag === Tag.html && found.html === NO_NODE) found.html = node;
  else if (tag === Tag.body && found.body === NO_NODE) found.body = node;
  else if (tag === Tag.title && found.title === NO_NODE) found.title = node;
  else if (tag === Tag.base && found.base === NO_NODE && getAttribute(page, node, 'href') !== null) {
    found.base = node;
  }
}

/** What an attribute name tells about its element. @format */
const REL = 1;
const PROPERTY = 2;
const ITEM = 3;

/** A lookup from attribute name ids to the constants above, 0 for all other names. */
function namesOfInterest({ nameIds, names }: AttributeTable): Uint8Array {
  const flags = new Uint8Array(names.length);
  const flag = (name: string, value: number): void => {
    const id = nameIds.get(name);
    if (id !== undefined) flags[id] = value;
  };
  flag('rel', REL);
  flag('property', PROPERTY);
  for (const name of ['itemprop', 'itemscope', 'typeof']) flag(name, ITEM);
  return flags;
}

function collectByAttributes(page: Page, node: NodeId, flags: Uint8Array, found: Draft): void {
  const { attributeStart, attributes, tag } = page.tree;
  const to = attributeStart[node + 1]!;
  let isItem = false;
  for (let row = attributeStart[node]!; row < to; row++) {
    const flag = flags[attributes.name[row]!];
    if (flag === ITEM) isItem = true;
    else if (flag === PROPERTY) isItem ||= tag[node] !== Tag.meta;
    else if (flag === REL) collectByRel(attributeValue(page, row), tag[node] === Tag.link, node, found);
  }
  if (isItem) keep(found, found.items, BOUNDS.items, node);
}

/** Spares a closer look at most links, which lead to style sheets or say `nofollow` and the like. */
const KNOWN_REL = /author|next|tag|license|canonical|image_src|icon/i;

function collectByRel(rel: string, isLinkElement: boolean, node: NodeId, found: Draft): void {
  if (!KNOWN_REL.test(rel)) return;
  if (isLinkElement) keep(found, found.links, BOUNDS.links, node);
  else if (hasToken(rel, 'author')) keep(found, found.authors, BOUNDS.authors, node);
  else if (hasToken(rel, 'next')) keep(found, found.nextLinks, BOUNDS.nextLinks, node);
  else if (hasToken(rel, 'tag') || hasToken(rel, 'license')) {
    keep(found, found.relLinks, BOUNDS.relLinks, node);
  }
}

function keep(found: Draft, list: NodeId[], bound: number, node: NodeId): void {
  if (list.length < bound) list.push(node);
  else found.skipped++;
}

function isJsonLd(type: string | null): boolean {
  return type !== null && type.length >= MIN_JSON_LD_LENGTH && type.length < 100 && JSON_LD.test(type);
}

const MIN_JSON_LD_LENGTH = 'application/ld+json'.length;
const JSON_LD = /^\s*application\/ld\+json/i;

/** Whether a space-separated attribute value holds a token, in any case. */
export function hasToken(value: string, token: string): boolean {
  if (value === token) return true;
  // Link types and property names are short; a longer value is not one of ours.
  if (value.length < token.length || value.length >= 200) return false;
  const tokens = value.toLowerCase();
  return tokens === token || (tokens.includes(token) && tokens.split(SPACES).includes(token));
}
