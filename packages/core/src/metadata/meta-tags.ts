import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import type { NodeId } from '../page/tree.ts';
import type { MetadataField, MetadataSource } from './candidate.ts';
import { add, type Collector } from './findings.ts';

/** One name of a `<meta>` element with its content. */
export interface MetaTag {
  readonly name: string;
  readonly content: string;
}

/** What a meta name says: the field and the vocabulary it belongs to. */
export type MetaNames = ReadonlyMap<string, readonly [MetadataField, MetadataSource]>;

/** The attributes that name a `<meta>`; pages mix them up, so all are read alike. */
const NAMING = ['name', 'property', 'itemprop', 'http-equiv'] as const;
/** Names are short; a longer one is none of the known ones. */
const MAX_NAME_LENGTH = 100;
const WHITE_SPACE = /\s+/u;

/** The `<meta>` elements as name and content, names in lower case; one with two names comes twice. */
export function readMetaTags(page: Page, metas: readonly NodeId[]): MetaTag[] {
  const tags: MetaTag[] = [];
  for (const node of metas) {
    const content = getAttribute(page, node, 'content') ?? getAttribute(page, node, 'value');
    if (content === null || content === '') continue;
    for (const attribute of NAMING) {
      const names = getAttribute(page, node, attribute);
      if (names === null || names === '' || names.length > MAX_NAME_LENGTH) continue;
      for (const name of names.trim().toLowerCase().split(WHITE_SPACE)) tags.push({ name, content });
    }
  }
  return tags;
}

/** Collects the tags whose name stands in a table. */
export function collectMeta(collector: Collector, tags: readonly MetaTag[], names: MetaNames): void {
  for (const { name, content } of tags) {
    const entry = names.get(name);
    if (entry !== undefined) add(collector, entry[0], entry[1], content);
  }
}
