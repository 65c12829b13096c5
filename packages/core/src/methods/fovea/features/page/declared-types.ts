import { attributeValue, textContent } from '../../../../page/access.ts';
import type { Page } from '../../../../page/page.ts';
import { Tag } from '../../../../page/tags.ts';
import type { NodeId, PageTree } from '../../../../page/tree.ts';
import { columnIndexes, mapColumns, type NameIn } from '../column-indexes.ts';
import { attributeRow } from '../node-context.ts';
import { flagByte } from '../scale.ts';
import { PAGE_COLUMNS } from './page-columns.ts';

type Column = (typeof PAGE_COLUMNS)[number];

/**
 * What a page states about itself for machines: schema.org types (JSON-LD or microdata) and Open Graph. The names are
 * standardised, so they are the same in every language.
 */
const FAMILIES: Readonly<Record<NameIn<Column, 'schema'>, readonly string[]>> = {
  article: [
    'Article',
    'NewsArticle',
    'ReportageNewsArticle',
    'AnalysisNewsArticle',
    'OpinionNewsArticle',
    'ScholarlyArticle',
  ],
  blogPosting: ['BlogPosting', 'LiveBlogPosting'],
  techArticle: ['TechArticle', 'APIReference', 'SoftwareSourceCode', 'HowTo', 'Course', 'LearningResource'],
  faq: ['FAQPage'],
  forum: ['DiscussionForumPosting', 'QAPage', 'Question', 'Answer', 'SocialMediaPosting'],
  comment: ['Comment', 'UserComments'],
  product: ['Product', 'ProductGroup', 'IndividualProduct', 'Vehicle', 'Book'],
  offer: ['Offer', 'AggregateOffer'],
  review: ['Review', 'AggregateRating', 'Rating'],
  itemList: ['ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog'],
  blog: ['Blog', 'ListItem'],
  breadcrumbs: ['BreadcrumbList'],
  service: [
    'Service',
    'LocalBusiness',
    'ProfessionalService',
    'Store',
    'Restaurant',
    'SoftwareApplication',
    'WebApplication',
  ],
  organization: ['Organization', 'Corporation', 'NewsMediaOrganization'],
  about: ['AboutPage', 'ContactPage', 'ProfilePage'],
  recipe: ['Recipe', 'Event', 'JobPosting', 'Movie', 'TVSeries'],
  video: ['VideoObject', 'AudioObject', 'PodcastEpisode'],
  image: ['ImageObject', 'ImageGallery'],
  webPage: ['WebPage'],
  webSite: ['WebSite', 'SearchAction'],
};
const PROPERTIES: Readonly<Record<NameIn<Column, 'property'>, string>> = {
  publishedTime: 'article:published_time',
  modifiedTime: 'article:modified_time',
  section: 'article:section',
  price: 'og:price:amount',
  productPrice: 'product:price:amount',
  image: 'og:image',
  description: 'og:description',
  twitterCard: 'twitter:card',
};

/** Columns by the names that pages use. */
const OF_TYPE: ReadonlyMap<string, number> = /* @__PURE__ */ columnsByType();
const OF_PROPERTY: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ mapColumns(PAGE_COLUMNS, 'property', (name, column) => [PROPERTIES[name], column]),
);
const OPEN_GRAPH = /* @__PURE__ */ columnIndexes(PAGE_COLUMNS, 'openGraph');
const OPEN_GRAPH_TYPES = /* @__PURE__ */ Object.entries(OPEN_GRAPH);

function columnsByType(): Map<string, number> {
  const types = mapColumns(PAGE_COLUMNS, 'schema', (family, column) =>
    FAMILIES[family].map((name): [string, number] => [name, column]),
  );
  return new Map(types.flat());
}

/** Characters of a script searched for types. @cap */
const MAX_SCRIPT = 200_000;
/** Elements with a type that are read; a listing has one per item. @cap */
const MAX_ITEMS = 500;

/**
 * Marks in the page's row which families, Open Graph types and properties it names; returns the address that it states.
 */
export function writeDeclared(page: Page, pageRow: Uint8Array): string {
  const { size, tag } = page.tree;
  const names = wantedNames(page.tree);
  const { meta, link, script } = Tag;
  let address = '';
  for (let id = 1; id < size; id++) {
    const tagId = tag[id]!;
    if (tagId === meta) address = readMeta(page, id, names, pageRow) || address;
    else if (tagId === link) address = canonical(page, id, names) || address;
    else if (tagId === script) readScript(page, id, names, pageRow);
  }
  readItems(page, pageRow);
  return address;
}

/** The page's ids of attribute names. */
interface WantedNames {
  readonly property: number;
  readonly name: number;
  readonly content: number;
  readonly rel: number;
  readonly href: number;
  readonly type: number;
}

function wantedNames({ attributes: { nameIds } }: PageTree): WantedNames {
  return {
    property: nameIds.get('property') ?? -1,
    name: nameIds.get('name') ?? -1,
    content: nameIds.get('content') ?? -1,
    rel: nameIds.get('rel') ?? -1,
    href: nameIds.get('href') ?? -1,
    type: nameIds.get('type') ?? -1,
  };
}

function readAttribute(page: Page, node: NodeId, name: number): string | null {
  const row = attributeRow(page.tree, node, name);
  return row < 0 ? null : attributeValue(page, row);
}

/** Reads the types of elements, which few pages state. */
function readItems(page: Page, pageRow: Uint8Array): void {
  const { size, attributes, attributeStart } = page.tree;
  const itemType = attributes.nameIds.get('itemtype');
  if (itemType === undefined) return;
  const rows = attributeStart[size]!;
  for (let row = 0, items = 0; row < rows && items < MAX_ITEMS; row++) {
    if (attributes.name[row] !== itemType) continue;
    items++;
    const value = attributeValue(page, row).trim();
    mark(pageRow, value.slice(value.lastIndexOf('/') + 1));
  }
}

function mark(pageRow: Uint8Array, type: string): void {
  const column = OF_TYPE.get(type);
  if (column !== undefined) pageRow[column] = flagByte(true);
}

/** Reads an Open Graph tag; returns the address if that is what it states. */
function readMeta(page: Page, node: NodeId, names: WantedNames, pageRow: Uint8Array): string {
  const name = readAttribute(page, node, names.property) ?? readAttribute(page, node, names.name);
  if (name === null || name.length > 40) return '';
  const key = name.toLowerCase();
  if (key === 'og:url') return readAttribute(page, node, names.content) ?? '';
  if (key === 'og:type') {
    const type = (readAttribute(page, node, names.content) ?? '').trim().toLowerCase();
    const known = OPEN_GRAPH_TYPES.find(
      ([one]) => type === one || type.startsWith(`${one}.`) || type.endsWith(`:${one}`),
    );
    pageRow[known?.[1] ?? OPEN_GRAPH.other] = flagByte(true);
  }
  const column = OF_PROPERTY.get(key);
  if (column !== undefined) pageRow[column] = flagByte(true);
  return '';
}

function canonical(page: Page, node: NodeId, names: WantedNames): string {
  const rel = readAttribute(page, node, names.rel);
  return rel !== null && rel.toLowerCase() === 'canonical'
    ? (readAttribute(page, node, names.href) ?? '')
    : '';
}

/** Finds the names after `"@type"` without parsing the data, so that broken JSON-LD counts as well. */
function readScript(page: Page, node: NodeId, names: WantedNames, pageRow: Uint8Array): void {
  const type = readAttribute(page, node, names.type);
  if (type === null || type.length > 40 || !type.toLowerCase().includes('ld+json')) return;
  const text = textContent(page, node).slice(0, MAX_SCRIPT);
  for (let at = text.indexOf('"@type"'); at >= 0; at = text.indexOf('"@type"', at + 7)) {
    const open = text.indexOf('"', at + 7);
    if (open < 0) return;
    const close = text.indexOf('"', open + 1);
    if (close < 0) return;
    const name = text.slice(open + 1, close);
    mark(pageRow, name.slice(name.lastIndexOf('/') + 1));
  }
}
