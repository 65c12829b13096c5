import type { Collector } from '../findings.ts';
import { collectMeta, collectTag, type MetaNames, type MetaTag } from './meta-tags.ts';

/** The other vocabularies of `<meta>`, in the order of the sources in `candidate.ts`. */
const NAMES: MetaNames = new Map([
  ['citation_title', ['title', 'citation']],
  ['citation_author', ['byline', 'citation']],
  ['citation_authors', ['byline', 'citation']],
  ['citation_publication_date', ['published', 'citation']],
  ['citation_date', ['published', 'citation']],
  ['citation_online_date', ['published', 'citation']],
  ['citation_journal_title', ['siteName', 'citation']],
  ['citation_language', ['lang', 'citation']],
  ['dc.title', ['title', 'dublin-core']],
  ['dcterms.title', ['title', 'dublin-core']],
  ['dc.creator', ['byline', 'dublin-core']],
  ['dcterms.creator', ['byline', 'dublin-core']],
  ['dc.date', ['published', 'dublin-core']],
  ['dc.date.issued', ['published', 'dublin-core']],
  ['dc.date.created', ['published', 'dublin-core']],
  ['dcterms.date', ['published', 'dublin-core']],
  ['dcterms.issued', ['published', 'dublin-core']],
  ['dcterms.created', ['published', 'dublin-core']],
  ['dc.date.modified', ['modified', 'dublin-core']],
  ['dcterms.modified', ['modified', 'dublin-core']],
  ['dc.description', ['description', 'dublin-core']],
  ['dcterms.description', ['description', 'dublin-core']],
  ['dc.publisher', ['siteName', 'dublin-core']],
  ['dcterms.publisher', ['siteName', 'dublin-core']],
  ['dc.language', ['lang', 'dublin-core']],
  ['dcterms.language', ['lang', 'dublin-core']],
  ['parsely-title', ['title', 'parsely']],
  ['parsely-author', ['byline', 'parsely']],
  ['parsely-pub-date', ['published', 'parsely']],
  ['parsely-section', ['section', 'parsely']],
  ['parsely-tags', ['tags', 'parsely']],
  ['sailthru.tags', ['tags', 'sailthru']],
  ['section', ['section', 'meta']],
  ['keywords', ['tags', 'meta']],
  ['news_keywords', ['tags', 'meta']],
  ['citation_keywords', ['tags', 'citation']],
  ['dc.subject', ['tags', 'dublin-core']],
  ['dcterms.subject', ['tags', 'dublin-core']],
  ['dc.rights', ['license', 'dublin-core']],
  ['dcterms.license', ['license', 'dublin-core']],
  ['license', ['license', 'meta']],
  ['parsely-image-url', ['image', 'parsely']],
  ['sailthru.title', ['title', 'sailthru']],
  ['sailthru.author', ['byline', 'sailthru']],
  ['sailthru.date', ['published', 'sailthru']],
  ['sailthru.image.full', ['image', 'sailthru']],
  ['headline', ['title', 'meta-itemprop']],
  ['datepublished', ['published', 'meta-itemprop']],
  ['datecreated', ['published', 'meta-itemprop']],
  ['datemodified', ['modified', 'meta-itemprop']],
  ['inlanguage', ['lang', 'meta-itemprop']],
  ['title', ['title', 'meta']],
  ['author', ['byline', 'meta']],
  ['authors', ['byline', 'meta']],
  ['byl', ['byline', 'meta']],
  ['date', ['published', 'meta']],
  ['pubdate', ['published', 'meta']],
  ['publishdate', ['published', 'meta']],
  ['publish-date', ['published', 'meta']],
  ['publish_date', ['published', 'meta']],
  ['publication_date', ['published', 'meta']],
  ['published_time', ['published', 'meta']],
  ['published', ['published', 'meta']],
  ['created', ['published', 'meta']],
  ['last-modified', ['modified', 'meta']],
  ['lastmod', ['modified', 'meta']],
  ['modified', ['modified', 'meta']],
  ['description', ['description', 'meta']],
  ['application-name', ['siteName', 'meta']],
  ['apple-mobile-web-app-title', ['siteName', 'meta']],
  ['thumbnail', ['image', 'meta']],
  ['content-language', ['lang', 'meta']],
  ['language', ['lang', 'meta']],
]);

/** `DC:title`, `dc.title`, `DCTERMS.created`: one spelling for the two prefixes of Dublin Core. */
const DUBLIN_CORE = /^(dc|dcterms)[:_-]/u;

/** Reads the standard names, Dublin Core, scholarly citations and the tags of analytics services. */
export function readMeta(tags: readonly MetaTag[], collector: Collector): void {
  const unified = tags.map(unify);
  collectMeta(collector, unified, NAMES);
  for (const { name, content } of unified) {
    const prefix = name.startsWith('og:') || name.startsWith('article:') ? null : PREFIX.exec(name);
    if (prefix !== null) collectTag(collector, name.slice(prefix[0].length), content, PREFIXED);
  }
}

function unify(tag: MetaTag): MetaTag {
  const { name, content } = tag;
  if (name.startsWith('dc')) return { name: name.replace(DUBLIN_CORE, '$1.'), content };
  return name === 'citation_author' ? { name, content: givenNameFirst(content) } : tag;
}

/** Vendors put their own names before the common ones: `dable:author`, `w-published-date`. */
const PREFIXED: MetaNames = new Map([
  ...[...NAMES].filter(([, [field]]) => field === 'byline' || field === 'published'),
  ['published', ['published', 'meta']],
  ['published-date', ['published', 'meta']],
  ['publishtime', ['published', 'meta']],
]);
const PREFIX = /^.{1,60}[:.]|^\w{1,3}-/u;

/** `Doe, Jane` → `Jane Doe`: the catalogue form of scholarly tags would read as two names in a list. */
function givenNameFirst(name: string): string {
  const parts = name.slice(0, 400).split(',');
  return parts.length === 2 ? `${parts[1]!.trim()} ${parts[0]!.trim()}` : name;
}
