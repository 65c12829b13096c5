import { fold } from '../plain-text/fold.ts';
import type { Candidate, Findings, MetadataField, MetadataSource } from './candidate.ts';

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
    'first-post',
  ],
  // Open Graph is about this page alone, JSON-LD may be about a part of it (of 2,318 pages of WCXB, the trafilatura
  // evaluation, postlight and fundus 992 right with the one first, 988 with the other). What people see comes last.
  published: [
    'open-graph',
    'json-ld',
    'microdata',
    'meta-itemprop',
    'parsely',
    'sailthru',
    'citation',
    'dublin-core',
    'meta',
    'time',
    'named-element',
    'first-post',
    'address',
    'visible-text',
    'script',
  ],
  // `Last-Modified` and its kind are set by servers, for any change of the file.
  modified: [
    'json-ld',
    'open-graph',
    'microdata',
    'meta-itemprop',
    'dublin-core',
    'meta',
    'named-element',
    'time',
  ],
  // Open Graph has a field for exactly this; a publisher may be a company that owns many sites.
  siteName: ['open-graph', 'json-ld', 'citation', 'meta', 'microdata', 'dublin-core', 'title'],
  // Written for people who see a link to the page; the others are written for search engines.
  description: ['open-graph', 'meta', 'twitter', 'json-ld', 'dublin-core', 'microdata'],
  // The picture that stands for the page in previews; `link` is the oldest form of the same.
  image: ['open-graph', 'twitter', 'json-ld', 'parsely', 'sailthru', 'microdata', 'link', 'meta'],
  // The root element rules what browsers do; `og:locale` is often left at its default.
  lang: ['root', 'meta', 'json-ld', 'meta-itemprop', 'microdata', 'citation', 'dublin-core', 'open-graph'],
  // Where on the site the page belongs, by those who file it.
  section: ['open-graph', 'json-ld', 'parsely', 'microdata', 'meta'],
  // Chosen for readers first, for search engines last.
  tags: [
    'open-graph',
    'rel-link',
    'json-ld',
    'parsely',
    'microdata',
    'sailthru',
    'meta',
    'dublin-core',
    'citation',
  ],
  favicon: ['link'],
  license: ['link', 'json-ld', 'rel-link', 'microdata', 'dublin-core', 'meta'],
  // The standard for it; `og:url` says the same for social networks.
  canonicalUrl: ['link', 'open-graph'],
};

/** The first value of the first source that has one. */
export function pick(findings: Findings, field: MetadataField): string | null {
  return firstBySource(findings[field], field)?.value ?? null;
}

/** The first candidate of the first source that has one. */
export function firstBySource(candidates: readonly Candidate[], field: MetadataField): Candidate | null {
  const order = PRECEDENCE[field];
  let first: Candidate | null = null;
  let rank = order.length;
  for (const candidate of candidates) {
    const own = order.indexOf(candidate.source);
    if (own < 0 || own >= rank) continue;
    first = candidate;
    rank = own;
  }
  return first;
}

/** All values of the first source that has any. */
export function pickAll(candidates: readonly Candidate[], field: MetadataField): string[] {
  const first = firstBySource(candidates, field);
  const values: string[] = [];
  if (first === null) return values;
  for (const { source, value } of candidates) if (source === first.source) values.push(value);
  return values;
}

/**
 * All names of the first source that has any. The name of the site itself is a poor byline, so a
 * source that names somebody else comes first, whatever its place.
 */
export function pickNames({ byline }: Findings, sites: ReadonlySet<string>): string[] {
  const persons = byline.filter(({ value }) => !sites.has(fold(value)));
  return pickAll(persons.length > 0 ? persons : byline, 'byline');
}

/** An instant at Greenwich, and one with the clock of some other place. */
const GREENWICH = /T.*(?:Z|[+-]00:00)$/u;
const LOCAL = /T.*[+-](?!00:00)\d{2}:\d{2}$/u;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** Some sources leave out the seconds. @format */
const SAME_MINUTE = 60_000;

/**
 * The date of the first source that has one, but for two corrections. Where that is given at Greenwich and another
 * source tells the same instant by the clock of the place, that one: it also knows the day on which people there saw
 * the page. And where the address of the page holds quite another day, whatever agrees with that: sites file a page
 * under its day once, while the dates they state change with every template.
 */
export function pickDate(findings: Findings, field: 'published' | 'modified'): Candidate | null {
  const first = firstBySource(findings[field], field);
  if (first === null || first.value.length < DAY_LENGTH) return first;
  const filed = findings[field].find(({ source }) => source === 'address');
  if (filed !== undefined && !isNear(first, filed)) {
    return inOrder(findings, field).find((one) => isNear(one, filed)) ?? filed;
  }
  if (!GREENWICH.test(first.value)) return first;
  const instant = Date.parse(first.value);
  const isSame = ({ value }: Candidate): boolean =>
    LOCAL.test(value) && Math.abs(Date.parse(value) - instant) < SAME_MINUTE;
  return findings[field].find(isSame) ?? first;
}

/** A day and the next are one in another time zone. @sweep same-day */
const TWO_DAYS = 2 * 86_400_000;

function isNear(a: Candidate, b: Candidate): boolean {
  return Math.abs(dayOf(a) - dayOf(b)) < TWO_DAYS;
}

function dayOf({ value }: Candidate): number {
  return Date.parse(value.slice(0, DAY_LENGTH));
}

function inOrder(findings: Findings, field: MetadataField): Candidate[] {
  return PRECEDENCE[field].flatMap((source) => findings[field].filter((one) => one.source === source));
}
