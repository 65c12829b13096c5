/** The vocabularies and places where a page speaks about itself. */
export type MetadataSource =
  | 'json-ld'
  /** `og:*` and `article:*`. */
  | 'open-graph'
  | 'twitter'
  /** `citation_*` of scholarly pages. */
  | 'citation'
  /** `dc.*`, `dcterms.*`. */
  | 'dublin-core'
  /** `parsely-*`. */
  | 'parsely'
  /** `sailthru.*`. */
  | 'sailthru'
  /** `<meta itemprop>` outside any item. */
  | 'meta-itemprop'
  /** The names HTML itself knows (`author`, `description`) and their relatives. */
  | 'meta'
  /** `itemprop` and RDFa `property`. */
  | 'microdata'
  /** `<link rel>`. */
  | 'link'
  /** `<title>`. */
  | 'title'
  /** `<h1>`. */
  | 'heading'
  /** Attributes of `<html>`. */
  | 'root'
  /** `rel=author`: a statement in the markup of what the reader sees. */
  | 'rel-author'
  /** `rel=tag` and `rel=license`. */
  | 'rel-link'
  /** `<time>`. */
  | 'time'
  /** Elements whose class or id names a byline or a date. */
  | 'named-element'
  /** Plain text close to the heading. */
  | 'visible-text'
  /** The first post of a thread. */
  | 'first-post'
  /** The path of the page's address. */
  | 'address';

/** The sources that readers see. */
export const SEEN: ReadonlySet<MetadataSource> = new Set([
  'heading',
  'named-element',
  'rel-author',
  'time',
  'visible-text',
  'first-post',
]);

/** What one source says about one field, normalised. */
export interface Candidate {
  readonly value: string;
  readonly source: MetadataSource;
}

/** The fields that candidates are collected for; the other fields of `Metadata` have one origin only. */
export type MetadataField =
  | 'title'
  | 'byline'
  | 'published'
  | 'modified'
  | 'siteName'
  | 'description'
  | 'image'
  | 'lang'
  | 'section'
  | 'tags'
  | 'favicon'
  | 'license'
  | 'canonicalUrl';

/** Everything the readers found, in the order of reading. */
export type Findings = { readonly [Field in MetadataField]: Candidate[] };
