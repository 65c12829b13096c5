import { attributeValue, textContent } from '../../../../page/access.ts';
import type { Page } from '../../../../page/page.ts';
import { Tag } from '../../../../page/tags.ts';
import type { NodeId, PageTree } from '../../../../page/tree.ts';
import { attributeRow } from '../node-context.ts';

/**
 * What a page says of itself, in the vocabularies that sites fill in for machines: schema.org types (JSON-LD or
 * microdata) and Open Graph. These are names of a standard, the same in every language.
 */
const FAMILIES: readonly (readonly string[])[] = [
  [
    'Article',
    'NewsArticle',
    'ReportageNewsArticle',
    'AnalysisNewsArticle',
    'OpinionNewsArticle',
    'ScholarlyArticle',
  ],
  ['BlogPosting', 'LiveBlogPosting'],
  ['TechArticle', 'APIReference', 'SoftwareSourceCode', 'HowTo', 'Course', 'LearningResource'],
  ['FAQPage'],
  ['DiscussionForumPosting', 'QAPage', 'Question', 'Answer', 'SocialMediaPosting'],
  ['Comment', 'UserComments'],
  ['Product', 'ProductGroup', 'IndividualProduct', 'Vehicle', 'Book'],
  ['Offer', 'AggregateOffer'],
  ['Review', 'AggregateRating', 'Rating'],
  ['ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog'],
  ['Blog', 'ListItem'],
  ['BreadcrumbList'],
  [
    'Service',
    'LocalBusiness',
    'ProfessionalService',
    'Store',
    'Restaurant',
    'SoftwareApplication',
    'WebApplication',
  ],
  ['Organization', 'Corporation', 'NewsMediaOrganization'],
  ['AboutPage', 'ContactPage', 'ProfilePage'],
  ['Recipe', 'Event', 'JobPosting', 'Movie', 'TVSeries'],
  ['VideoObject', 'AudioObject', 'PodcastEpisode'],
  ['ImageObject', 'ImageGallery'],
  ['WebPage'],
  ['WebSite', 'SearchAction'],
];
const OPEN_GRAPH = ['article', 'product', 'website', 'profile', 'video', 'book'];
const PROPERTIES = [
  'article:published_time',
  'article:modified_time',
  'article:section',
  'og:price:amount',
  'product:price:amount',
  'og:image',
  'og:description',
  'twitter:card',
];

/** How many flags there are. */
export const DECLARED: number = FAMILIES.length + OPEN_GRAPH.length + 1 + PROPERTIES.length;

const FAMILY_OF: ReadonlyMap<string, number> = new Map(
  FAMILIES.flatMap((names, family) => names.map((name): [string, number] => [name, family])),
);
const OPEN_GRAPH_AT = FAMILIES.length;
const PROPERTIES_AT = OPEN_GRAPH_AT + OPEN_GRAPH.length + 1;

/** Types are looked for in so much of a script. */
const MAX_SCRIPT = 200_000;
/** Elements with a type that are read: a listing has one per item. */
const MAX_ITEMS = 500;

/** Which of the families, Open Graph types and properties the page names, and the address that it gives itself. */
export function declaredTypes(page: Page): { flags: Uint8Array; address: string } {
  const { size, tag } = page.tree;
  const flags = new Uint8Array(DECLARED);
  const names = wantedNames(page.tree);
  const { meta, link, script } = Tag;
  let address = '';
  for (let id = 1; id < size; id++) {
    const tagId = tag[id]!;
    if (tagId === meta) address = readMeta(page, id, names, flags) || address;
    else if (tagId === link) address = canonical(page, id, names) || address;
    else if (tagId === script) readScript(page, id, names, flags);
  }
  readItems(page, flags);
  return { flags, address };
}

/** Numbers that the page has for the names of attributes. */
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

/** Takes note of the types of elements, which few pages give them. */
function readItems(page: Page, flags: Uint8Array): void {
  const { size, attributes, attributeStart } = page.tree;
  const itemType = attributes.nameIds.get('itemtype');
  if (itemType === undefined) return;
  const rows = attributeStart[size]!;
  for (let row = 0, items = 0; row < rows && items < MAX_ITEMS; row++) {
    if (attributes.name[row] !== itemType) continue;
    items++;
    const value = attributeValue(page, row).trim();
    mark(flags, value.slice(value.lastIndexOf('/') + 1));
  }
}

function mark(flags: Uint8Array, type: string): void {
  const family = FAMILY_OF.get(type);
  if (family !== undefined) flags[family] = 1;
}

/** Takes note of what an Open Graph tag says; gives the address where it says that. */
function readMeta(page: Page, node: NodeId, names: WantedNames, flags: Uint8Array): string {
  const name = readAttribute(page, node, names.property) ?? readAttribute(page, node, names.name);
  if (name === null || name.length > 40) return '';
  const key = name.toLowerCase();
  if (key === 'og:url') return readAttribute(page, node, names.content) ?? '';
  if (key === 'og:type') {
    const type = (readAttribute(page, node, names.content) ?? '').trim().toLowerCase();
    const known = OPEN_GRAPH.findIndex(
      (one) => type === one || type.startsWith(`${one}.`) || type.endsWith(`:${one}`),
    );
    flags[OPEN_GRAPH_AT + (known < 0 ? OPEN_GRAPH.length : known)] = 1;
  }
  const property = PROPERTIES.indexOf(key);
  if (property >= 0) flags[PROPERTIES_AT + property] = 1;
  return '';
}

function canonical(page: Page, node: NodeId, names: WantedNames): string {
  const rel = readAttribute(page, node, names.rel);
  return rel !== null && rel.toLowerCase() === 'canonical'
    ? (readAttribute(page, node, names.href) ?? '')
    : '';
}

/** Finds the names after `"@type"` without parsing the data: broken JSON-LD says as much. */
function readScript(page: Page, node: NodeId, names: WantedNames, flags: Uint8Array): void {
  const type = readAttribute(page, node, names.type);
  if (type === null || type.length > 40 || !type.toLowerCase().includes('ld+json')) return;
  const text = textContent(page, node).slice(0, MAX_SCRIPT);
  for (let at = text.indexOf('"@type"'); at >= 0; at = text.indexOf('"@type"', at + 7)) {
    const open = text.indexOf('"', at + 7);
    if (open < 0) return;
    const close = text.indexOf('"', open + 1);
    if (close < 0) return;
    const name = text.slice(open + 1, close);
    mark(flags, name.slice(name.lastIndexOf('/') + 1));
  }
}
