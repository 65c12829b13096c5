import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId } from '../page/tree.ts';
import { findDate, readDate } from './dates.ts';
import { add, type Collector, MAX_TITLE } from './findings.ts';
import type { Inventory } from './inventory.ts';
import { pick } from './merge.ts';
import { type MonthNames, monthNamesOf } from './month-names.ts';
import { findNamedElements } from './named-elements.ts';
import { MAX_BYLINE } from './names.ts';
import { fold, visibleText } from './plain-text.ts';

/** What is known about the page before its visible parts are read. */
export interface Known {
  readonly addresses: readonly string[];
  readonly siteNames: readonly string[];
}

/** Reads what people see: headings always, bylines and dates only where nothing better states them. */
export function readVisible(page: Page, inventory: Inventory, known: Known, collector: Collector): void {
  const { findings } = collector;
  const heading = readHeadings(page, inventory.headings, collector);
  const sites = new Set(known.siteNames.map(fold));
  const lacksByline = (): boolean => findings.byline.every(({ value }) => sites.has(fold(value)));
  const lacksDate = (): boolean => findings.published.length === 0;
  if (lacksByline()) readRelAuthors(page, inventory.authors, heading, collector);
  if (lacksDate()) readTimes(page, inventory.times, heading, collector);
  const missing = { byline: lacksByline(), published: lacksDate() };
  if (missing.byline || missing.published) readNamedElements(page, heading, missing, collector);
  if (lacksDate()) readAddresses(known.addresses, collector);
}

/** The sign of a link from a heading to itself, as documentation tools add it. */
const PERMALINK = /\s?¶$/u;

/** Adds the page's heading: the `<h1>` that another title confirms, else the first one with text. */
function readHeadings(page: Page, headings: readonly NodeId[], collector: Collector): NodeId {
  const others = collector.findings.title.map(({ value }) => fold(value)).join('\n');
  let main = { node: NO_NODE, text: '', weight: 0 };
  for (const node of headings) {
    const text = visibleText(page, node, MAX_TITLE);
    const folded = fold(text);
    if (folded === '') continue;
    const weight = others.includes(folded) ? folded.length + 1 : 1;
    if (weight > main.weight) main = { node, text, weight };
  }
  add(collector, 'title', 'heading', main.text.replace(PERMALINK, ''));
  return main.node;
}

function readRelAuthors(page: Page, authors: readonly NodeId[], heading: NodeId, collector: Collector): void {
  const links = authors.filter((node) => !isAside(page, node));
  for (const node of nearest(page, links, heading)) {
    add(collector, 'byline', 'rel-author', visibleText(page, node, MAX_BYLINE));
  }
}

function readTimes(page: Page, times: readonly NodeId[], heading: NodeId, collector: Collector): void {
  const months = monthsOf(collector);
  const shown = times.filter((node) => !isAside(page, node));
  for (const node of nearest(page, shown, heading)) {
    const text = getAttribute(page, node, 'datetime') ?? visibleText(page, node, MAX_BYLINE);
    add(collector, 'published', 'time', readDate(text) ?? findDate(text, months) ?? '');
  }
}

function readNamedElements(
  page: Page,
  heading: NodeId,
  missing: { readonly byline: boolean; readonly published: boolean },
  collector: Collector,
): void {
  const { bylines, dates } = findNamedElements(page, heading);
  const shown = (nodes: readonly NodeId[]): readonly NodeId[] =>
    nearest(
      page,
      nodes.filter((node) => !isAside(page, node)),
      heading,
    );
  if (missing.byline) readNamedBylines(page, shown(bylines), collector);
  if (missing.published) readNamedDates(page, shown(dates), collector);
}

/** The first name: a box about the author is too long for one, but holds it in an element of its own. */
function readNamedBylines(page: Page, nodes: readonly NodeId[], collector: Collector): void {
  const count = collector.findings.byline.length;
  for (const node of nodes) {
    add(collector, 'byline', 'named-element', visibleText(page, node, 2 * MAX_BYLINE, DATES));
    if (collector.findings.byline.length > count) return;
  }
}

function readNamedDates(page: Page, nodes: readonly NodeId[], collector: Collector): void {
  const months = monthsOf(collector);
  for (const node of nodes) {
    add(collector, 'published', 'named-element', findDate(visibleText(page, node, MAX_BYLINE), months) ?? '');
  }
}

/** People read dates in the language of the page. */
function monthsOf({ findings }: Collector): MonthNames {
  return monthNamesOf(pick(findings, 'lang')?.value ?? null);
}

const DATES = tagSet('time');

const DATE_IN_PATH = /\/(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:\/|-|$)/u;

function readAddresses(addresses: readonly string[], collector: Collector): void {
  for (const address of addresses) {
    const match = DATE_IN_PATH.exec(address);
    if (match !== null) add(collector, 'published', 'address', `${match[1]}-${match[2]}-${match[3]}`);
  }
}

const ASIDE = tagSet('aside', 'nav', 'footer');
const CONTENT = tagSet('article', 'main');

/** Whether a node stands in a part of the page that is about something else; the footer of an article is not. */
function isAside({ tree }: Page, node: NodeId): boolean {
  for (let above = tree.parent[node]!; above >= 0; above = tree.parent[above]!) {
    if (ASIDE[tree.tag[above]!] === 1) return true;
    if (CONTENT[tree.tag[above]!] === 1) return false;
  }
  return false;
}

/**
 * Those nodes that share the closest container with the heading, in document order: a byline stands
 * in the same header as its title, those of other articles do not. All of them without a heading.
 */
function nearest({ tree }: Page, nodes: readonly NodeId[], heading: NodeId): readonly NodeId[] {
  if (heading === NO_NODE || nodes.length === 0) return nodes;
  for (let above = heading; above >= 0; above = tree.parent[above]!) {
    const inside = nodes.filter((node) => node >= above && node < tree.end[above]!);
    if (inside.length > 0) return inside;
  }
  return nodes;
}
