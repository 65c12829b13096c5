import { attributeReader } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { SPACES } from '../../page/spaces.ts';
import type { NodeId } from '../../page/tree.ts';
import type { MetadataField, MetadataSource } from '../candidate.ts';
import { add, type Collector } from '../findings.ts';

/** One name of a `<meta>` element with its content. */
export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

/** What a meta name says: the field and the vocabulary it belongs to. */
export type MetaNames = ReadonlyMap<string, readonly [MetadataField, MetadataSource]>;

/** A field, the vocabulary, and its names for the field. */
type NamesOfField = readonly [field: MetadataField, source: MetadataSource, names: string];

/** A table of meta names from rows with several of them. */
export function byName(rows: readonly NamesOfField[]): MetaNames {
  return new Map(
    rows.flatMap(([field, source, names]) =>
      names.split(' ').map((name) => [name, [field, source]] as const),
    ),
  );
}

/** The attributes that name a `<meta>`; pages mix them up, so all are treated alike. */
const NAMING = ['name', 'property', 'itemprop', 'http-equiv'] as const;
/** Known names are shorter than this. @cap */
const MAX_NAME_LENGTH = 100;

/** The `<meta>` elements as name and content, names in lower case; an element with two names is listed twice. */
export function readMetaTags(page: Page, metas: readonly NodeId[]): MetaTag[] {
  const tags: MetaTag[] = [];
  const contentOf = attributeReader(page, 'content');
  const contentAsValueOf = attributeReader(page, 'value');
  const naming = NAMING.map((name) => attributeReader(page, name));
  for (const node of metas) {
    const content = contentOf(node) ?? contentAsValueOf(node);
    if (content === null || content === '') continue;
    for (const namesOf of naming) {
      const names = namesOf(node);
      if (names === null || names === '' || names.length > MAX_NAME_LENGTH) continue;
      const lower = names.trim().toLowerCase();
      if (!SPACES.test(lower)) tags.push({ name: lower, content });
      else for (const name of lower.split(SPACES)) tags.push({ name, content });
    }
  }
  return tags;
}

/** Collects the tags whose name is in a table. */
export function collectMeta(collector: Collector, tags: readonly MetaTag[], names: MetaNames): void {
  for (const { name, content } of tags) {
    const entry = names.get(name);
    if (entry !== undefined) add(collector, entry[0], entry[1], content);
  }
}
