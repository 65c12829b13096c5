import type { Candidate, Findings, MetadataField, MetadataSource } from './candidate.ts';
import { joinNames } from './names.ts';
import { fold } from './plain-text.ts';

/**
 * Which source is believed first, per field. `title` is settled in `title.ts`, which weighs the
 * sources against each other; the order here is where it begins.
 */
export const PRECEDENCE: { readonly [Field in MetadataField]: readonly MetadataSource[] } = {
  // What is written for this one work comes first, then the window title, which carries the site's name.
  // A heading that another title confirms comes before all (see `title.ts`); any other one may head a menu.
  title: [
    'citation',
    'open-graph',
    'json-ld',
    'twitter',
    'microdata',
    'parsely',
    'sailthru',
    'meta-itemprop',
    'dublin-core',
    'title',
    'heading',
    'meta',
  ],
  // Structured names are clean; elements that are only named like a byline may hold anything.
  byline: [
    'citation',
    'json-ld',
    'parsely',
    'sailthru',
    'microdata',
    'dublin-core',
    'open-graph',
    'meta',
    'rel-author',
    'named-element',
  ],
  // JSON-LD is what search engines check; the address of the page is a last resort, and only knows the day.
  published: [
    'json-ld',
    'open-graph',
    'microdata',
    'meta-itemprop',
    'parsely',
    'sailthru',
    'citation',
    'dublin-core',
    'meta',
    'time',
    'named-element',
    'address',
  ],
  // `Last-Modified` and its kind are set by servers, for any change of the file.
  modified: ['json-ld', 'open-graph', 'microdata', 'meta-itemprop', 'dublin-core', 'meta'],
  // Open Graph has a field for exactly this; a publisher may be a company that owns many sites.
  siteName: ['open-graph', 'json-ld', 'citation', 'meta', 'microdata', 'dublin-core', 'title'],
  // Written for people who see a link to the page; the others are written for search engines.
  description: ['open-graph', 'meta', 'twitter', 'json-ld', 'dublin-core', 'microdata'],
  // The picture that stands for the page in previews; `link` is the oldest form of the same.
  image: ['open-graph', 'twitter', 'json-ld', 'parsely', 'sailthru', 'microdata', 'link', 'meta'],
  // The root element rules what browsers do; `og:locale` is often left at its default.
  lang: ['root', 'meta', 'json-ld', 'meta-itemprop', 'microdata', 'citation', 'dublin-core', 'open-graph'],
  // The standard for it; `og:url` says the same for social networks.
  canonicalUrl: ['link', 'open-graph'],
};

/** The first candidate of the first source that has one. */
export function pick(findings: Findings, field: MetadataField): Candidate | null {
  for (const source of PRECEDENCE[field]) {
    const candidate = findings[field].find((one) => one.source === source);
    if (candidate !== undefined) return candidate;
  }
  return null;
}

/**
 * All names of the first source that has any. The name of the site itself is a poor byline, so a
 * source that names somebody else comes first, whatever its place.
 */
export function pickByline(findings: Findings, siteNames: readonly string[]): Candidate | null {
  const sites = new Set(siteNames.map(fold));
  const persons = findings.byline.filter(({ value }) => !sites.has(fold(value)));
  const candidates = persons.length > 0 ? persons : findings.byline;
  const first = pick({ ...findings, byline: candidates }, 'byline');
  if (first === null) return null;
  const names = candidates.filter(({ source }) => source === first.source).map(({ value }) => value);
  const value = joinNames(names);
  return value === null ? null : { value, source: first.source };
}
