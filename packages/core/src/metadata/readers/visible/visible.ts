import { type DateStyle, dateStyleOf } from '../../../dates/date-style.ts';
import { identifyLanguage } from '../../../language/identify.ts';
import { isFullName } from '../../../names/lines.ts';
import type { Page } from '../../../page/page.ts';
import { tagSet } from '../../../page/tags.ts';
import { NO_NODE, type NodeId } from '../../../page/tree.ts';
import { sampleText, visibleText } from '../../../plain-text/visible-text.ts';
import { findPosts, isThreadPage } from '../../../threads/find-posts.ts';
import { postTime } from '../../../threads/post-time.ts';
import { type Findings, SEEN } from '../../candidate.ts';
import { add, type Collector, MAX_TITLE } from '../../findings.ts';
import type { Inventory } from '../../inventory.ts';
import { mayBeChange, pick, unlisted } from '../../merge.ts';
import { lacksByline, type People } from '../../people.ts';
import type { AddressWords } from '../../title/address-words.ts';
import { withoutLists } from '../../title/listed-works.ts';
import {
  countVotes,
  endsTitle,
  type TitleVotes,
  UNCONFIRMED_WEIGHT,
  weighHeading,
} from '../../title/main-heading.ts';
import { findNamedElements, type NamedElements } from './named-elements.ts';
import { outside } from './near.ts';
import { readLabelledByline, readUnmarkedByline } from './unmarked-bylines.ts';
import { readNamedBylines, readRelAuthors } from './visible-bylines.ts';
import {
  type DatedText,
  type DatePlace,
  datedTexts,
  readDates,
  readTextDate,
  readTitleDate,
} from './visible-dates.ts';

/** What is known about the page before its visible parts are read. */
export interface Known {
  readonly addresses: readonly string[];
  /** The names of the site, folded for comparison. */
  readonly sites: ReadonlySet<string>;
  readonly people: People;
  /** The stated titles, folded in the same way. */
  readonly titles: readonly string[];
  readonly address: AddressWords;
}

/** Reads what people see: headings always, bylines and dates only if nothing better states them. */
export function readVisible(page: Page, inventory: Inventory, known: Known, collector: Collector): void {
  const { findings } = collector;
  const { people } = known;
  const heading = readHeadings(page, inventory, known, collector);
  if (lacksByline(findings, people)) readRelAuthors(page, inventory.authors, heading, collector);
  readAddresses(known.addresses, collector);
  const wantsByline = lacksByline(findings, people);
  if (!wantsByline && hasDate(findings)) return;
  const named = findNamedElements(page, heading, wantsByline);
  if (wantsByline) readNamedBylines(page, named, heading, collector);
  if (wantsByline && named.people >= MIN_PEOPLE && lacksByline(findings, people)) {
    readOpeningPost(page, collector);
  }
  if (wantsByline && lacksByline(findings, people)) readUnmarkedByline(page, heading, collector);
  const isPersonal = findings.byline.some(({ value }) => people.isSite(value) && isFullName(value));
  if (wantsByline && !isPersonal && lacksByline(findings, people))
    readLabelledByline(page, named.beside, collector);
  if (wantsByline && lacksByline(findings, people)) readNamedBylines(page, named, heading, collector, 'any');
  if (!hasDate(findings)) readVisibleDates({ page, heading, inventory, named }, collector);
}

/** Fewest elements named after people in a discussion. @sweep people-elements */
const MIN_PEOPLE = 2;

/** A thread has the author and time of its first post, unless something speaks for the whole page. */
function readOpeningPost(page: Page, collector: Collector): void {
  const posts = findPosts(page);
  const [first] = posts;
  if (first === undefined || !isThreadPage(page, posts)) return;
  add(collector, 'byline', 'first-post', first.author.name);
  const style = dateStyleOf(pick(collector.findings, 'lang'));
  add(collector, 'published', 'first-post', postTime(page, first.root, style) ?? '');
}

/** Whether anything but the address tells when the page was published, and not when it was changed or what it lists. */
function hasDate(findings: Findings): boolean {
  const dates = findings.published.filter((one) => one.source !== 'address' && !mayBeChange(one, findings));
  return dates.some(({ source }) => !SEEN.has(source)) || unlisted(dates).length > 0;
}

/** Where to look for visible dates. */
interface DatePlaces {
  readonly page: Page;
  readonly heading: NodeId;
  readonly inventory: Inventory;
  readonly named: NamedElements;
}

/**
 * Reads dates as the declared language writes them, otherwise as the language of the text does: a template may be in
 * another language.
 */
function readVisibleDates(places: DatePlaces, collector: Collector): void {
  const { page, heading, inventory, named } = places;
  const { findings } = collector;
  // Only read if no element made for dates has one.
  let found: readonly DatedText[] | undefined;
  const texts = (): readonly DatedText[] => {
    found ??= datedTexts(page, named.beside);
    return found;
  };
  const declared = pick(findings, 'lang');
  const isDateThere = inventory.times.length + named.dates.length > 0 || texts().length > 0;
  if (isDateThere || named.updates.length > 0) readDatesAs(dateStyleOf(declared), places, texts, collector);
  // A wrong declaration is the template's default, English: then the text tells the language.
  const mayBeDefault = declared === null || declared.startsWith('en');
  if (!hasDate(findings) && isDateThere && mayBeDefault) {
    const spoken = identifyLanguage(sampleText(page))?.lang ?? null;
    if (spoken !== null && spoken !== declared) readDatesAs(dateStyleOf(spoken), places, texts, collector);
  }
  // A date in a sidebar is better than none.
  const isDated = findings.published.length + findings.modified.length > 0;
  if (!isDated && named.beside.length > named.elsewhere.length) {
    const place: DatePlace = { page, heading, style: dateStyleOf(declared) };
    readTextDate(place, datedTexts(page, named.elsewhere), collector);
  }
}

/** Reads the most reliable places first. */
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
  if (lacksDate()) readTitleDate(place, inventory.title, collector);
  if (lacksDate()) readTextDate(place, texts(), collector);
  if (lacksDate()) readDates(place, 'published', 'time', inventory.times, collector);
}

/** Some sites print the date inside the heading. */
const DATES = tagSet('time');

/** The permalink sign that documentation tools add to a heading. */
const PERMALINK = /\s?[¶#]$/u;

/** Adds the page's heading; the smaller ones only count where no `<h1>` is confirmed, or one may name the site. */
function readHeadings(
  page: Page,
  { headings, subheadings }: Inventory,
  { sites, address }: Known,
  collector: Collector,
): NodeId {
  const votes = countVotes(withoutLists(collector.findings.title), sites);
  let main: Heading = { node: NO_NODE, text: '', weight: 0 };
  for (const node of headings) main = likelier(main, weigh(page, node, true, votes));
  const top = main;
  const mayBeSite = endsTitle(top.text, votes) && !address.isNamedBy(top.text);
  if (top.weight <= UNCONFIRMED_WEIGHT || mayBeSite) {
    for (const node of subheadings) {
      const smaller = weigh(page, node, false, votes);
      // A title may be shorter than the name of the site, but a word like `News` is a section.
      if (top.weight <= UNCONFIRMED_WEIGHT || 2 * smaller.text.length >= top.text.length)
        main = likelier(main, smaller);
    }
  }
  add(collector, 'title', 'heading', main.text);
  return main.node;
}

/** A heading and how likely it is to be the page's. */
interface Heading {
  readonly node: NodeId;
  readonly text: string;
  readonly weight: number;
}

function likelier(first: Heading, second: Heading): Heading {
  return second.weight > first.weight ? second : first;
}

function weigh(page: Page, node: NodeId, isTop: boolean, votes: TitleVotes): Heading {
  const text = visibleText(page, node, MAX_TITLE, DATES).replace(PERMALINK, '');
  return { node, text, weight: weighHeading(text, isTop, votes) };
}

/** `/2026/10/29`, `/2026/oct/29` or `/29-10-2026`: with hyphens, nobody writes the month first. */
const DATE_IN_PATH =
  /\/(?:(\d{4})[/-](\d{1,2}|[a-z]{3,9})[/-](\d{1,2})|(\d{1,2})-(\d{1,2})-(\d{4}))(?:\/|-|$)/u;

function readAddresses(addresses: readonly string[], collector: Collector): void {
  for (const address of addresses) {
    const [, year, month, day, firstDay, secondMonth, lastYear] = DATE_IN_PATH.exec(address) ?? [];
    const date = [day ?? firstDay, month ?? secondMonth, year ?? lastYear];
    add(collector, 'published', 'address', date.join('. '));
  }
}
