import { type Candidate, type Findings, type MetadataField, type MetadataSource, SEEN } from './candidate.ts';

/**
 * The order in which sources are trusted, per field. For `title` it is only the starting point: `title.ts` weighs the
 * sources against each other.
 */
export const PRECEDENCE: { readonly [Field in MetadataField]: readonly MetadataSource[] } = {
  // What is written for this one work comes first, then the window title, which carries the site's name. A heading that
  // another title confirms beats them all (see `title.ts`); any other heading may belong to a menu.
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
  // Structured names are clean; elements whose class only says «byline» may hold anything.
  byline: [
    'citation',
    'json-ld',
    'parsely',
    'sailthru',
    'microdata',
    'dublin-core',
    'open-graph',
    'meta',
    'twitter',
    'rel-author',
    'named-element',
    'visible-text',
    'first-post',
  ],
  // Open Graph is about this page alone, JSON-LD may be about a part of it (of 2,318 pages of WCXB, the trafilatura
  // evaluation, postlight and fundus, 992 are right with Open Graph first, 988 with JSON-LD first). Visible text comes
  // last.
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
    'title',
    'visible-text',
  ],
  // Servers set `Last-Modified` and its kind on any change of the file.
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
  // Written for people who see a link to the page; the other sources are written for search engines.
  description: ['open-graph', 'meta', 'twitter', 'json-ld', 'dublin-core', 'microdata'],
  // The picture that stands for the page in previews; `link` is the oldest form of the same.
  image: ['open-graph', 'twitter', 'json-ld', 'parsely', 'sailthru', 'microdata', 'link', 'meta'],
  // Browsers follow the root element; `og:locale` is often left at its default.
  lang: ['root', 'meta', 'json-ld', 'meta-itemprop', 'microdata', 'citation', 'dublin-core', 'open-graph'],
  // Where the site itself files the page.
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

/** A time in UTC, and one with another offset. */
const UTC_TIME = /T.*(?:Z|[+-]00:00)$/u;
const LOCAL_TIME = /T.*[+-](?!00:00)\d{2}:\d{2}$/u;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
/** Tolerance between two statements of one time, because some sources leave out the seconds. @format */
const SAME_MINUTE = 60_000;

/**
 * The date of the first source that has one, with these exceptions. A source that states many days lists other pages, and
 * one that may mean the last change gives way to an earlier day.
 * If the date is in UTC and another source states the same instant in local time, the local one wins: it also tells the
 * day on which readers there saw the page; so does the address, if it holds the day before or after. And if the page's
 * address holds a clearly different day, a date that agrees with the address wins, because a site files a page under its
 * day once, while the dates it states change with every template; unless several sources agree on the other day.
 */
export function pickDate(findings: Findings, field: 'published' | 'modified'): Candidate | null {
  const dates = withoutLists(field === 'published' ? possible(findings) : findings[field]);
  const stated = firstBySource(dates, field);
  if (stated === null || stated.value.length < DAY_LENGTH) return stated;
  const shown = dates.filter(({ source }) => SEEN.has(source));
  const other = field === 'published' && mayBeChange(stated, findings) ? firstBySource(shown, field) : null;
  const isEarlierDay = other !== null && other.value.length >= DAY_LENGTH && dayOf(other) < dayOf(stated);
  const first = isEarlierDay ? other : stated;
  const filed = dates.find(({ source }) => source === 'address');
  if (filed !== undefined && !isSameDay(first, filed)) {
    const agreeing = inOrder(dates, field).find((one) => one.source !== 'address' && isSameDay(one, filed));
    return agreeing ?? (isRepeated(first, dates) ? first : filed);
  }
  if (!UTC_TIME.test(first.value)) return first;
  const local =
    findings[field].find((one) => LOCAL_TIME.test(one.value) && isSameMinute(one, first)) ??
    asLocalTime(first, findings[field]);
  return local ?? (filed !== undefined && canBeOnDay(filed, Date.parse(first.value)) ? filed : first);
}

function isSameMinute(a: Candidate, b: Candidate): boolean {
  return Math.abs(Date.parse(a.value) - Date.parse(b.value)) < SAME_MINUTE;
}

/** A time without an offset. */
const CLOCK_TIME = /T[\d:.]+$/u;
/** Offsets of clocks are multiples of a quarter of an hour, and at most fourteen hours. @format */
const QUARTER = 900_000;
const MAX_QUARTERS = 56;

/** An instant with the offset that tells it from the local time of another source, or `null`. */
function asLocalTime(utc: Candidate, dates: readonly Candidate[]): Candidate | null {
  for (const { value, source } of dates) {
    if (!CLOCK_TIME.test(value)) continue;
    const quarters = Math.round((Date.parse(`${value}Z`) - Date.parse(utc.value)) / QUARTER);
    // A leap second is no time for `Date`, and the comparison is false.
    if (quarters === 0 || !(Math.abs(quarters) <= MAX_QUARTERS)) continue;
    const offset = new Date(Math.abs(quarters) * QUARTER).toISOString().slice(11, 16);
    const local = { value: `${value}${quarters < 0 ? '-' : '+'}${offset}`, source };
    if (isSameMinute(local, utc)) return local;
  }
  return null;
}

/**
 * Whether a date may be that of the last change: only one source states it, which is either a `<meta>` of no vocabulary, such
 * as `date` or `pubdate`, or JSON-LD that gives the same minute, or day, for the change. Where readers see an earlier day,
 * that was right on all 11 pages with gold.
 */
export function mayBeChange(stated: Candidate, { published, modified }: Findings): boolean {
  const isWeak =
    stated.source === 'meta' ||
    (stated.source === 'json-ld' && modified.some((changed) => isSameMinute(changed, stated)));
  return isWeak && !isRepeated(stated, published);
}

/** Half a day. @format */
const HALF_DAY = 43_200_000;

/** Whether an instant in UTC, which is on another day, can be on the day of the address where the page was filed. */
function canBeOnDay(filed: Candidate, instant: number): boolean {
  const after = instant - dayOf(filed);
  return (after < 0 && after >= -HALF_DAY) || (after >= 2 * HALF_DAY && after < 3 * HALF_DAY);
}

/** A source with this many days states those of teasers. @sweep date-list */
const MIN_LIST = 4;

/** The dates of sources that state one, or a few; all dates if there are no others. */
function withoutLists(dates: readonly Candidate[]): readonly Candidate[] {
  const others = unlisted(dates);
  return others.length > 0 ? others : dates;
}

/** The dates of sources that state one, or a few. */
export function unlisted(dates: readonly Candidate[]): readonly Candidate[] {
  const days = new Map<MetadataSource, Set<string>>();
  for (const { source, value } of dates) {
    days.set(source, (days.get(source) ?? new Set()).add(value.slice(0, DAY_LENGTH)));
  }
  return dates.filter(({ source }) => days.get(source)!.size < MIN_LIST);
}

/** The dates of publication without those in plain text that are later than the last change: they are about something else. */
function possible({ published, modified }: Findings): readonly Candidate[] {
  if (modified.length === 0) return published;
  return published.filter(
    (one) => one.source !== 'visible-text' || modified.some((changed) => !isLater(one.value, changed.value)),
  );
}

/** Whether a date is later than another, as far as both are known: 20 May is not later than May. */
function isLater(date: string, other: string): boolean {
  const length = Math.min(date.length, other.length, DAY_LENGTH);
  return date.slice(0, length) > other.slice(0, length);
}

/** Whether another source states the same day. */
function isRepeated(date: Candidate, dates: readonly Candidate[]): boolean {
  return dates.some((other) => other.source !== date.source && dayOf(other) === dayOf(date));
}

/** Two dates this close can be the same moment in different time zones. @sweep same-day */
const TWO_DAYS = 2 * 86_400_000;

function isSameDay(a: Candidate, b: Candidate): boolean {
  return Math.abs(dayOf(a) - dayOf(b)) < TWO_DAYS;
}

function dayOf({ value }: Candidate): number {
  return Date.parse(value.slice(0, DAY_LENGTH));
}

function inOrder(dates: readonly Candidate[], field: MetadataField): Candidate[] {
  return PRECEDENCE[field].flatMap((source) => dates.filter((one) => one.source === source));
}
