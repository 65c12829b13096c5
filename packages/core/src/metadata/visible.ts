import { getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId } from '../page/tree.ts';
import type { MetadataField } from './candidate.ts';
import { findDate, readDate } from './dates.ts';
import { add, type Collector, MAX_TITLE } from './findings.ts';
import type { Inventory } from './inventory.ts';
import { PRECEDENCE } from './merge.ts';
import { findNamedElements } from './named-elements.ts';
import { MAX_BYLINE } from './names.ts';
import { fold, visibleText } from './plain-text.ts';

/** Reads what people see: headings always, bylines and dates only where nothing better states them. */
export function readVisible(
  page: Page,
  inventory: Inventory,
  addresses: readonly string[],
  collector: Collector,
): void {
  const heading = readHeadings(page, inventory.headings, collector);
  const needs = { byline: !isStated(collector, 'byline'), published: !isStated(collector, 'published') };
  if (needs.byline) readRelAuthors(page, inventory.authors, heading, collector);
  if (needs.published) readTimes(page, inventory.times, heading, collector);
  const missing = {
    byline: collector.findings.byline.length === 0,
    published: collector.findings.published.length === 0,
  };
  if (missing.byline || missing.published) readNamedElements(page, heading, missing, collector);
  if (needs.published) readAddresses(addresses, collector);
}

function isStated(collector: Collector, field: MetadataField): boolean {
  return collector.findings[field].some(({ source }) => PRECEDENCE[field].includes(source));
}

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
  add(collector, 'title', 'heading', main.text);
  return main.node;
}

function readRelAuthors(page: Page, authors: readonly NodeId[], heading: NodeId, collector: Collector): void {
  const links = authors.filter((node) => !isAside(page, node));
  for (const node of nearest(page, links, heading)) {
    add(collector, 'byline', 'rel-author', visibleText(page, node, MAX_BYLINE));
  }
}

function readTimes(page: Page, times: readonly NodeId[], heading: NodeId, collector: Collector): void {
  const shown = times.filter((node) => !isAside(page, node));
  for (const node of nearest(page, shown, heading)) {
    const text = getAttribute(page, node, 'datetime') ?? visibleText(page, node, MAX_BYLINE);
    const date = readDate(text) ?? findDate(text);
    if (date !== null) add(collector, 'published', 'time', date);
  }
}

function readNamedElements(
  page: Page,
  heading: NodeId,
  missing: { readonly byline: boolean; readonly published: boolean },
  collector: Collector,
): void {
  const { bylines, dates } = findNamedElements(page, heading);
  if (missing.byline) {
    const shown = bylines.filter((node) => !isAside(page, node));
    const first = nearest(page, shown, heading)
      .map((node) => visibleText(page, node, MAX_BYLINE, DATES))
      .find((text) => text !== '');
    add(collector, 'byline', 'named-element', first ?? '');
  }
  if (missing.published) {
    const shown = dates.filter((node) => !isAside(page, node));
    for (const node of nearest(page, shown, heading)) {
      const date = findDate(visibleText(page, node, MAX_BYLINE));
      if (date !== null) add(collector, 'published', 'named-element', date);
    }
  }
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
