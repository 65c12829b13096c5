import { add, type Collector } from '../findings.ts';
import { byName, collectMeta, type MetaNames, type MetaTag } from './meta-tags.ts';

/** The other vocabularies of `<meta>`, in the order of the sources in `candidate.ts`. */
const NAMES: MetaNames = /* @__PURE__ */ byName([
  ['title', 'citation', 'citation_title'],
  ['byline', 'citation', 'citation_author citation_authors'],
  ['published', 'citation', 'citation_publication_date citation_date citation_online_date'],
  ['siteName', 'citation', 'citation_journal_title'],
  ['lang', 'citation', 'citation_language'],
  ['tags', 'citation', 'citation_keywords'],
  ['title', 'dublin-core', 'dc.title'],
  ['byline', 'dublin-core', 'dc.creator'],
  ['published', 'dublin-core', 'dc.date dc.date.issued dc.date.created dc.issued dc.created'],
  ['modified', 'dublin-core', 'dc.date.modified dc.modified'],
  ['siteName', 'dublin-core', 'dc.publisher'],
  ['description', 'dublin-core', 'dc.description'],
  ['lang', 'dublin-core', 'dc.language'],
  ['tags', 'dublin-core', 'dc.subject'],
  ['license', 'dublin-core', 'dc.rights dc.license'],
  ['title', 'parsely', 'parsely-title'],
  ['byline', 'parsely', 'parsely-author'],
  ['published', 'parsely', 'parsely-pub-date'],
  ['image', 'parsely', 'parsely-image-url'],
  ['section', 'parsely', 'parsely-section'],
  ['tags', 'parsely', 'parsely-tags'],
  ['title', 'sailthru', 'sailthru.title'],
  ['byline', 'sailthru', 'sailthru.author'],
  ['published', 'sailthru', 'sailthru.date'],
  ['image', 'sailthru', 'sailthru.image.full'],
  ['tags', 'sailthru', 'sailthru.tags'],
  ['title', 'meta-itemprop', 'headline'],
  ['published', 'meta-itemprop', 'datepublished datecreated'],
  ['modified', 'meta-itemprop', 'datemodified'],
  ['lang', 'meta-itemprop', 'inlanguage'],
  ['title', 'meta', 'title'],
  ['byline', 'meta', 'author authors byl'],
  [
    'published',
    'meta',
    'date pubdate publishdate publish-date publish_date publication_date published-date published_time publishtime published created',
  ],
  ['modified', 'meta', 'last-modified lastmod modified'],
  ['siteName', 'meta', 'application-name apple-mobile-web-app-title'],
  ['description', 'meta', 'description'],
  ['image', 'meta', 'thumbnail'],
  ['lang', 'meta', 'content-language language'],
  ['section', 'meta', 'section'],
  ['tags', 'meta', 'keywords news_keywords'],
  ['license', 'meta', 'license'],
]);

/** `DC:title`, `dc.title`, `DCTERMS.created`: one spelling for the prefixes of Dublin Core. */
const DUBLIN_CORE = /^dc(?:terms)?[.:_-]/u;

/** Reads the standard names, Dublin Core, scholarly citations and the tags of analytics services. */
export function readMeta(tags: readonly MetaTag[], collector: Collector): void {
  const unified = tags.map(unify);
  collectMeta(collector, unified, NAMES);
  // A vendor's own name may be that of an account.
  const hasName = collector.findings.byline.some(({ source }) => source === 'meta');
  for (const { name, content } of unified) {
    const prefix = name.startsWith('og:') || name.startsWith('article:') ? null : PREFIX.exec(name);
    const [field, source] = (prefix === null ? null : NAMES.get(name.slice(prefix[0].length))) ?? [];
    if (field === 'published' || (field === 'byline' && !hasName)) add(collector, field, source!, content);
  }
}

function unify({ name: written, content }: MetaTag): MetaTag {
  const name = written.replace(DUBLIN_CORE, 'dc.');
  const inverted = INVERTED.get(name);
  return { name, content: inverted === undefined ? content : content.replace(inverted, '$2 $1') };
}

/** Vendors put their own names before the common ones for bylines and dates: `dable:author`, `w-published-date`. */
const PREFIX = /^.{1,60}[:.]|^\w{1,3}-/u;

/** The family name in a catalogue's form of a name; elsewhere several words before the comma are an office. */
const FAMILY_FIRST = /^\s*([^\s,]{1,60}),\s([^,]{1,200})$/u;

/** The tags that may hold names as catalogues write them, `Doe, Jane`, which would read as two names in a list. */
const INVERTED: ReadonlyMap<string, RegExp> = new Map([
  ['citation_author', /^\s*([^,]{1,200}),\s*([^,]{1,200})$/u],
  ['dc.creator', FAMILY_FIRST],
  ['parsely-author', FAMILY_FIRST],
]);
