import { NOT_IN_LINE } from '../../../hidden/unread-tags.ts';
import { isJoint } from '../../../names/authors.ts';
import { isByLabel, isFullName } from '../../../names/lines.ts';
import { asVisibleName, isConnector, isLabel, MAX_BYLINE } from '../../../names/names.ts';
import { getAttribute, textOf } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag, withTags } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../../../page/tree.ts';
import { collapse } from '../../../plain-text/collapse.ts';
import { fold } from '../../../plain-text/fold.ts';
import { add, type Collector } from '../../findings.ts';
import { pick } from '../../merge.ts';
import { listTags } from '../../page-tags.ts';
import { isAuthorPath, type NamedElements } from './named-elements.ts';
import { isAside, nearestFirst, nodesBesideFirst } from './near.ts';
import { isShortBlock } from './visible-dates.ts';

/** Adds the links that the markup marks as the author's, next to the heading. */
export function readRelAuthors(page: Page, links: readonly NodeId[], heading: NodeId, to: Collector): void {
  const lang = pick(to.findings, 'lang');
  const shown = nearestFirst(
    page,
    links.filter((node) => !isAside(page, node)),
    heading,
  );
  for (const node of nodesBesideFirst(page, shown).toSorted((a, b) => a - b)) {
    for (const name of namesIn(page, node, lang)) add(to, 'byline', 'rel-author', name);
  }
}

/**
 * The work that makes somebody an author: only writing, or any that a label may name, as in `Analysis by`. The second is
 * for pages that name nobody else.
 */
type Work = 'writing' | 'any';

/**
 * Adds the names from the first element that is named like a byline, or leads to an author's page, and holds a name.
 * A page is full of other people and of menus for members, so what is far from the heading needs to look more like a
 * byline.
 */
export function readNamedBylines(
  page: Page,
  { bylines, authorLinks }: Pick<NamedElements, 'bylines' | 'authorLinks'>,
  heading: NodeId,
  to: Collector,
  work: Work = 'writing',
): void {
  const { section, tags } = to.findings;
  const lang = pick(to.findings, 'lang');
  const sections = new Set(section.map(({ value }) => fold(value)));
  const keywords = new Set(listTags(tags.map(({ value }) => value)).map(fold));
  const named = bylines.filter((node) => isSmall(page, node) && !isAside(page, node));
  const links = authorLinks.filter(
    (node) => !isAside(page, node) && isNear(page, node, heading) && isShortBlock(page.tree, node),
  );
  const shown = nearestFirst(
    page,
    [...named, ...links].sort((a, b) => a - b),
    heading,
  );
  for (const node of shown) {
    const names = namesIn(page, node, lang, work);
    if (names.length === 0) continue;
    if (names.some((name) => sections.has(fold(name)))) continue;
    // A person may be a keyword; several keywords are a list of them.
    if (names.length > 1 && names.every((name) => keywords.has(fold(name)))) continue;
    const isSure = named.length === 1 || names.join(' ').includes(' ') || isNear(page, node, heading);
    if (!isSure) continue;
    for (const name of names) add(to, 'byline', 'named-element', name);
    return;
  }
}

/** A whole article or page may be named after its author. */
function isSmall({ tree }: Page, node: NodeId): boolean {
  return tree.end[node]! - node <= MAX_NODES_READ;
}

/**
 * How many characters may be between a heading and a byline that is close to it. Of names in elements called a byline,
 * 188 of 218 were right within this, 21 of 68 farther off; of links to author pages 40 of 55, and 9 of 75.
 * @sweep near-byline
 */
const MAX_BELOW_HEADING = 400;
/** The same for a byline above the heading, where menus are. @sweep byline-above */
const MAX_ABOVE_HEADING = 50;
/** Nodes between two places that are close; with more, there is little text but much else. @cap */
const MAX_NODES_BETWEEN = 2_000;

/** Whether little text is between a node and the heading. */
function isNear(page: Page, node: NodeId, heading: NodeId): boolean {
  if (heading === NO_NODE) return true;
  const { kind, tag, end } = page.tree;
  const isBelow = node > heading;
  let left = isBelow ? MAX_BELOW_HEADING : MAX_ABOVE_HEADING;
  const to = isBelow ? node : heading;
  if (Math.abs(node - heading) > MAX_NODES_BETWEEN) return false;
  for (let id = (isBelow ? heading : node) + 1; id < to && left >= 0; id++) {
    // Programs and style sheets may stand between them.
    if (NOT_IN_LINE[tag[id]!] === 1 && end[id]! <= to) id = end[id]! - 1;
    else if (kind[id] === NodeKind.text) left -= textOf(page, id).trim().length;
  }
  return left >= 0;
}

/** What cannot be part of a name: what is not inline text, and the time beside it. */
const SKIPPED = withTags(NOT_IN_LINE, 'time', 'button', 'select', 'form', 'label');
/** A byline has few nodes; in a box about the author, the name comes first. @sweep byline-nodes */
const MAX_NODES_READ = 60;

/**
 * The names in a byline. Each text node is a piece: the first that can be a name is the author, and the following ones
 * are co-authors as long as only a comma or a short word separates them.
 */
function namesIn(page: Page, node: NodeId, lang: string | null, work: Work = 'writing'): string[] {
  const texts = textsIn(page, node);
  const authors = texts.filter(({ isAuthor }) => isAuthor);
  const anyLinks = texts.filter(({ isLink }) => isLink);
  // A word alone may be a command: `Print`.
  const full = anyLinks.filter(({ text }) => isFullName(text));
  const links = [authors, full, anyLinks].find((some) => some.length > 0) ?? [];
  const first = texts.indexOf(links[0]!);
  if (work === 'writing' && introducesOther(texts[first - 1]?.text ?? '')) return [];
  // Names are links more often than the text around them.
  const fromLinks = namesAmong(texts.slice(first), lang, work);
  return links.length > 0 && fromLinks.length > 0 ? fromLinks : namesAmong(texts, lang, work);
}

interface BylineText {
  readonly text: string;
  readonly isLink: boolean;
  /** Whether it is a link to the page of an author. */
  readonly isAuthor: boolean;
}

function textsIn(page: Page, node: NodeId): BylineText[] {
  const { kind, tag, end } = page.tree;
  const texts: BylineText[] = [];
  const to = Math.min(end[node]!, node + MAX_NODES_READ);
  let linkEnd = 0;
  let authorEnd = 0;
  for (let id = node; id < to; id++) {
    if (SKIPPED[tag[id]!] === 1 || isAbout(page, id) || (tag[id] === Tag.a && isCommand(page, id))) {
      id = end[id]! - 1;
      continue;
    }
    if (tag[id] === Tag.a) {
      linkEnd = end[id]!;
      if (isAuthorPath(getAttribute(page, id, 'href'))) authorEnd = linkEnd;
    }
    if (kind[id] !== NodeKind.text) continue;
    const text = collapse(textOf(page, id).slice(0, 10 * MAX_BYLINE), 2 * MAX_BYLINE);
    if (text !== '') texts.push({ text, isLink: id < linkEnd, isAuthor: id < authorEnd });
  }
  return texts;
}

/** Whether an element says what somebody does: the position, or the company. */
function isAbout(page: Page, node: NodeId): boolean {
  return ABOUT.has(getAttribute(page, node, 'itemprop') ?? '');
}

const ABOUT: ReadonlySet<string> = new Set(['jobTitle', 'description', 'affiliation', 'worksFor']);

/** Whether a link leads to a place on a page or to a form, or runs a script, so not to a person's page. */
function isCommand(page: Page, link: NodeId): boolean {
  const href = getAttribute(page, link, 'href') ?? '';
  return getAttribute(page, link, 'role') === 'button' || COMMAND.test(href.slice(0, MAX_ADDRESS));
}

const COMMAND = /.#.|^\s*javascript:|\/(?:log-?in|sign-?(?:in|up)|register|subscribe)(?![a-z])/iu;
/** @cap */
const MAX_ADDRESS = 500;

/** Whether a label says what was done other than writing. */
function introducesOther(text: string): boolean {
  return isLabel(text) && !isByLabel(text);
}

function namesAmong(texts: readonly BylineText[], lang: string | null, work: Work): string[] {
  const names: string[] = [];
  let joined = true;
  for (const [index, { text, isLink }] of texts.entries()) {
    // A second label introduces somebody else, and so does one that says what else was done: `Reviewed by`.
    if (isLabel(text) && (names.length > 0 || (work === 'writing' && introducesOther(text)))) break;
    // Before the page of an author, every short word joins names; before another link it may lead to a section.
    const mayJoin = names.length === 0 || texts[index + 1]?.isAuthor === true;
    if ((!isLink && (mayJoin ? isConnector(text) : isJoint(text, lang))) || isLabel(text)) {
      joined = true;
      continue;
    }
    const name: string | null = joined ? asVisibleName(text, isLink) : null;
    if (name !== null) names.push(name);
    else if (names.length > 0) break;
    joined = name === null;
  }
  return names;
}
