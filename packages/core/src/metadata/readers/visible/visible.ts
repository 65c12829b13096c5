import { type DateStyle, dateStyleOf } from '../../../dates/date-style.ts';
import { identifyLanguage } from '../../../language/identify.ts';
import type { Page } from '../../../page/page.ts';
import { NO_NODE, type NodeId } from '../../../page/tree.ts';
import { fold } from '../../../plain-text/fold.ts';
import { sampleText, visibleText } from '../../../plain-text/visible-text.ts';
import { findPosts, isThreadPage } from '../../../threads/find-posts.ts';
import { postTime } from '../../../threads/post-time.ts';
import type { Findings } from '../../candidate.ts';
import { add, type Collector, MAX_TITLE } from '../../findings.ts';
import type { Inventory } from '../../inventory.ts';
import { pick } from '../../merge.ts';
import { findNamedElements, type NamedElements } from './named-elements.ts';
import { outside } from './near.ts';
import { readScriptDate } from './script-dates.ts';
import { readNamedBylines, readRelAuthors } from './visible-bylines.ts';
import { type DatedText, type DatePlace, datedTexts, readDates, readTextDate } from './visible-dates.ts';

/** What is known about the page before its visible parts are read. */
export interface Known {
  readonly addresses: readonly string[];
  /** What the site is called, folded for comparisons. */
  readonly sites: ReadonlySet<string>;
  /** The titles that are stated, folded alike. */
  readonly titles: readonly string[];
}

/** Reads what people see: headings always, bylines and dates only where nothing better states them. */
export function readVisible(page: Page, inventory: Inventory, known: Known, collector: Collector): void {
  const { findings } = collector;
  const { sites } = known;
  const heading = readHeadings(page, inventory, known, collector);
  if (lacksByline(findings, sites)) readRelAuthors(page, inventory.authors, heading, collector);
  readAddresses(known.addresses, collector);
  const wantsByline = lacksByline(findings, sites);
  if (!wantsByline && hasDate(findings)) return;
  const named = findNamedElements(page, heading, wantsByline);
  if (wantsByline) readNamedBylines(page, named.bylines, heading, collector);
  if (wantsByline && named.people >= MIN_PEOPLE && lacksByline(findings, sites)) {
    readOpeningPost(page, collector);
  }
  if (!hasDate(findings)) readVisibleDates({ page, heading, inventory, named }, collector);
}

/** Whether nobody is named, or the site alone. */
function lacksByline({ byline }: Findings, sites: ReadonlySet<string>): boolean {
  return byline.every(({ value }) => sites.has(fold(value)));
}

/** Elements named after people: a discussion has two at least. @sweep people-elements */
const MIN_PEOPLE = 2;

/** A thread is its first post's author's and from its time; only where nothing speaks for the whole page. */
function readOpeningPost(page: Page, collector: Collector): void {
  const posts = findPosts(page);
  const [first] = posts;
  if (first === undefined || !isThreadPage(page, posts)) return;
  add(collector, 'byline', 'first-post', first.author.name);
  const style = dateStyleOf(pick(collector.findings, 'lang'));
  add(collector, 'published', 'first-post', postTime(page, first.root, style) ?? '');
}

/** Whether anything but the address tells when the page was published. */
function hasDate({ published }: Findings): boolean {
  return published.some(({ source }) => source !== 'address');
}

/** Where visible dates are looked for. */
interface DatePlaces {
  readonly page: Page;
  readonly heading: NodeId;
  readonly inventory: Inventory;
  readonly named: NamedElements;
}

/** Reads dates as the declared language writes them, else as that of the text: templates are filled with others. */
function readVisibleDates(places: DatePlaces, collector: Collector): void {
  const { page, heading, inventory, named } = places;
  const { findings } = collector;
  // Looked for where the elements that are made for dates do not tell.
  let found: readonly DatedText[] | undefined = findings.published.length > 0 ? [] : undefined;
  const texts = (): readonly DatedText[] => {
    found ??= datedTexts(page, named.beside);
    return found;
  };
  const declared = pick(findings, 'lang');
  const isDateThere = inventory.times.length + named.dates.length > 0 || texts().length > 0;
  if (isDateThere || named.updates.length > 0) readDatesAs(dateStyleOf(declared), places, texts, collector);
  // Nobody declares another language by mistake than that of the template's makers.
  const mayBeDefault = declared === null || declared.startsWith('en');
  if (!hasDate(findings) && isDateThere && mayBeDefault) {
    const spoken = identifyLanguage(sampleText(page))?.lang ?? null;
    if (spoken !== null && spoken !== declared) readDatesAs(dateStyleOf(spoken), places, texts, collector);
  }
  // A date in a sidebar is better than none.
  if (!hasDate(findings) && findings.modified.length === 0 && named.beside.length > named.elsewhere.length) {
    const place: DatePlace = { page, heading, style: dateStyleOf(declared) };
    readTextDate(place, datedTexts(page, named.elsewhere), collector);
  }
  if (findings.published.length === 0) readScriptDate(page, collector);
}

/** The most certain place first. */
function readDatesAs(
  style: DateStyle,
  { page, heading, inventory, named }: DatePlaces,
  texts: () => readonly DatedText[],
  collector: Collector,
): void {
  const place: DatePlace = { page, heading, style };
  const lacksDate = (): boolean => !hasDate(collector.findings);
  const times = outside(page, inventory.times, named.elsewhere);
  readDates(place, 'published', 'time', times, collector);
  if (lacksDate()) readDates(place, 'published', 'named-element', named.dates, collector);
  if (lacksDate()) readDates(place, 'modified', 'named-element', named.updates, collector);
  if (lacksDate()) readTextDate(place, texts(), collector);
  if (lacksDate()) readDates(place, 'published', 'time', inventory.times, collector);
}

/** The sign of a link from a heading to itself, as documentation tools add it. */
const PERMALINK = /\s?[¶#]$/u;

/**
 * Adds the page's heading: the one that another title confirms, else the first `<h1>` with text that is not just the
 * name of the site.
 */
function readHeadings(
  page: Page,
  { headings, subheadings }: Inventory,
  { sites, titles }: Known,
  collector: Collector,
): NodeId {
  const others = titles.join('\n');
  let main: Heading = { node: NO_NODE, text: '', weight: 0 };
  for (const node of headings) main = weightier(main, weigh(page, node, 1, others, sites));
  if (main.weight <= 1) {
    for (const node of subheadings) main = weightier(main, weigh(page, node, 0, others, sites));
  }
  add(collector, 'title', 'heading', main.text);
  return main.node;
}

/** A heading and how likely it is the page's. */
interface Heading {
  readonly node: NodeId;
  readonly text: string;
  readonly weight: number;
}

function weightier(first: Heading, second: Heading): Heading {
  return second.weight > first.weight ? second : first;
}

function weigh(
  page: Page,
  node: NodeId,
  unconfirmed: number,
  others: string,
  sites: ReadonlySet<string>,
): Heading {
  const text = visibleText(page, node, MAX_TITLE).replace(PERMALINK, '');
  const folded = fold(text);
  if (folded === '') return { node, text, weight: 0 };
  if (sites.has(folded)) return { node, text, weight: unconfirmed / 2 };
  return { node, text, weight: others.includes(folded) ? folded.length + 2 : unconfirmed };
}

const DATE_IN_PATH = /\/(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:\/|-|$)/u;
/** `/29-10-2026`: nobody writes the month first with hyphens. */
const DAY_FIRST_IN_PATH = /\/(\d{1,2})-(\d{1,2})-(\d{4})(?:\/|-|$)/u;

function readAddresses(addresses: readonly string[], collector: Collector): void {
  for (const address of addresses) {
    const match = DATE_IN_PATH.exec(address);
    if (match !== null) add(collector, 'published', 'address', `${match[1]}-${match[2]}-${match[3]}`);
    const reverse = DAY_FIRST_IN_PATH.exec(address);
    if (reverse !== null) add(collector, 'published', 'address', `${reverse[3]}-${reverse[2]}-${reverse[1]}`);
  }
}
