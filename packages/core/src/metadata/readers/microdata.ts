import { getAttribute } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { Tag } from '../../page/tags.ts';
import type { NodeId } from '../../page/tree.ts';
import { fold } from '../../plain-text/fold.ts';
import { visibleText } from '../../plain-text/visible-text.ts';
import type { MetadataField } from '../candidate.ts';
import { add, type Collector } from '../findings.ts';
import { type MicrodataItem, type MicrodataItems, readItems } from './microdata-items.ts';
import { isOrganisation, typeRank, WEB_PAGE_RANK } from './schema-types.ts';
import { nodesBesideFirst } from './visible/near.ts';

/** What the properties of an item say, in the order of reading. */
const TEXT_PROPERTIES: readonly (readonly [property: string, field: MetadataField])[] = [
  ['headline', 'title'],
  ['datepublished', 'published'],
  ['uploaddate', 'published'],
  ['datecreated', 'published'],
  ['datemodified', 'modified'],
  ['description', 'description'],
  ['image', 'image'],
  ['thumbnailurl', 'image'],
  ['inlanguage', 'lang'],
  ['articlesection', 'section'],
  ['keywords', 'tags'],
  ['license', 'license'],
];

/** Longest text that is read from an element; descriptions are the longest. @cap */
const MAX_TEXT = 4_000;

/** Reads microdata and RDFa Lite: first the item that describes the page, then the properties outside any item. */
export function readMicrodata(page: Page, elements: readonly NodeId[], collector: Collector): void {
  if (elements.length === 0) return;
  const found = readItems(page, elements);
  const main = mainItem(found.items);
  if (main !== null) collectItem(page, main, found, collector);
  collectItem(page, found.items[0]!, found, collector);
}

/** The first item of the highest rank; among several equal works side by side (teasers), none is the page's. */
function mainItem(items: readonly MicrodataItem[]): MicrodataItem | null {
  let best: MicrodataItem | null = null;
  let bestRank = 0;
  let equals = 0;
  for (const item of items) {
    const rank = item.nested ? 0 : typeRank(item.types);
    if (rank > bestRank) {
      best = item;
      bestRank = rank;
      equals = 1;
    } else if (rank > 0 && rank === bestRank) equals++;
  }
  return equals > MAX_EQUAL_WORKS && bestRank > WEB_PAGE_RANK ? null : best;
}

/**
 * An article with two related ones below is still about the first; with more, the page is a list.
 * @sweep equal-works
 */
const MAX_EQUAL_WORKS = 3;

function collectItem(page: Page, item: MicrodataItem, found: MicrodataItems, collector: Collector): void {
  for (const [property, field] of TEXT_PROPERTIES) {
    for (const node of item.properties.get(property) ?? []) {
      add(collector, field, 'microdata', propertyValue(page, node, found));
    }
  }
  if (item.types !== '') addAll(page, item, 'name', 'title', found, collector);
  const authors = item.properties.has('author') ? 'author' : 'creator';
  if (!collector.findings.byline.some(({ source }) => source === 'microdata')) {
    for (const node of nodesBesideFirst(page, item.properties.get(authors) ?? [])) {
      const name = nameOf(page, node, found);
      add(collector, 'byline', 'microdata', name);
      if (isOrganisation(found.byElement.get(node)?.types ?? '')) collector.organisations.add(fold(name));
    }
  }
  addAll(page, item, 'publisher', 'siteName', found, collector);
}

function addAll(
  page: Page,
  item: MicrodataItem,
  property: string,
  field: MetadataField,
  found: MicrodataItems,
  collector: Collector,
): void {
  for (const node of item.properties.get(property) ?? []) {
    add(collector, field, 'microdata', nameOf(page, node, found));
  }
}

/** The `name` of the item that an element opens, otherwise the element's own value. */
function nameOf(page: Page, node: NodeId, found: MicrodataItems): string {
  const name = found.byElement.get(node)?.properties.get('name')?.[0];
  return name === undefined ? propertyValue(page, node, found) : ownValue(page, name);
}

/** The `url` of an item where an address is expected, otherwise the element's own value. */
function propertyValue(page: Page, node: NodeId, found: MicrodataItems): string {
  const url = found.byElement.get(node)?.properties.get('url')?.[0];
  return ownValue(page, url ?? node);
}

/** The attributes that hold the value of an element, by the rules of microdata; `content` goes first in RDFa. */
function ownValue(page: Page, node: NodeId): string {
  const tag = page.tree.tag[node]!;
  const explicit = getAttribute(page, node, 'content') ?? getAttribute(page, node, 'datetime');
  if (explicit !== null) return explicit;
  if (tag === Tag.img) return getAttribute(page, node, 'src') ?? '';
  if (tag === Tag.link) return getAttribute(page, node, 'href') ?? '';
  return visibleText(page, node, MAX_TEXT);
}
