import { NAMELESS } from '../../../hidden/unread-tags.ts';
import { attributeReader, attributeValue } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag, withTags } from '../../../page/tags.ts';
import type { NodeId, PageTree } from '../../../page/tree.ts';

/** Elements whose `class` or `id` says that they are a byline or a date, in document order. */
export interface NamedElements {
  readonly bylines: readonly NodeId[];
  /** Links to the page of an author that nothing else calls a byline. */
  readonly authorLinks: readonly NodeId[];
  readonly dates: readonly NodeId[];
  /** Named as the time of an update, and not also as a date. */
  readonly updates: readonly NodeId[];
  /** The outermost comment areas and the like. */
  readonly elsewhere: readonly NodeId[];
  /** The same with sidebars, which may hold the page's own byline or date. */
  readonly beside: readonly NodeId[];
  /** How many are named after people who write. */
  readonly people: number;
}

/**
 * Words of markup, not of a language: pages in every language use them as class names. They match whole parts of
 * hyphenated or camel-case names, so that `update` is not `date` and `authority` is not `author`.
 */
const BYLINE_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[Bb]y-?[Ll]ine|[Aa]uthors?|AUTHOR|[Ww]riter|[Rr]eporter|[Aa]uteurs?|[Aa]utor(?:en|es|a)?|[Cc]ontributor)(?:[Nn]ame|[Bb]ox|[Ii]nfo)?(?![a-z])/u;
const DATE_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[Dd]ate|DATE|[Dd]ate-?[Ll]ine|[Dd]ate[Tt]ime|[Pp]ub[Dd]ate|[Pp]ublish(?:ed)?|[Tt]ime[Ss]tamp|[Pp]osted|[Ss]ubmitted|[Tt]ime)(?![a-z])/u;
const UPDATE_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[Uu]pdated|[Mm]odified|[Ll]ast-?[Mm]od|[Rr]evised|[Cc]hanged)(?![a-z])/u;
/** Names of what a reader clicks, and of what is said about a person: `author-follow-button`, `author-description`. */
const CONTROL_NAME = /(?:^|[\s_-])(?:button|btn|modal|description|role|job|prep)(?![a-z])/i;
/** Names of what is below or beside the content: names and dates in there are not the page's. */
const ELSEWHERE_NAME = /comment|reply|replies|related/i;
/**
 * Names of what other people say or wrote: dates in there may still be the page's. The part of a block (`teaser__meta`) says
 * nothing, because the block around it is named too.
 */
const OTHERS_NAME =
  /(?:testimonial|teaser|carousel|recommend|review[-_]{0,2}(?:author|card))(?![a-z-]{0,30}__)/i;
const SIDEBAR_NAME = /sidebar/i;
const PEOPLE_NAME = /author|user|poster|nick|member/i;
/** Pre-filter: most names match none of the patterns. */
const RELEVANT_NAME =
  /comment|repl[yi]|related|side|line|aut|writer|report|contribu|dat|publish|time|post|submit|mod|revi|chang|testi|teas|carou|recom|user|nick|member/i;
/** The path of an author page. */
const AUTHOR_PATH =
  /\/(?:authors?|autor(?:en|es)?|auteurs?|contributors?|editors?|writers?|journalists?|reporters?|columnists?|profiles?|people|users?|members?|by)\/[^/]/i;

/** Elements kept of each kind; more than this are the teasers of a list. @cap */
const MAX_ELEMENTS = 100;
/** Longest attribute value to consider. @cap */
const MAX_VALUE = 300;

/** Controls say nothing about the page. */
const UNNAMED = withTags(NAMELESS, 'button', 'select', 'textarea');

/**
 * Finds elements by what their markup calls them; skips comments and sidebars unless `heading` is inside. With
 * `wantsByline`, a link to an author page counts as a byline too.
 */
export function findNamedElements(page: Page, heading: NodeId, wantsByline: boolean): NamedElements {
  const { end, size, tag, attributeStart } = page.tree;
  const reader = nameReader(page);
  const hrefOf = attributeReader(page, 'href');
  const bylines: NodeId[] = [];
  const authorLinks: NodeId[] = [];
  const dates: NodeId[] = [];
  const updates: NodeId[] = [];
  const elsewhere: NodeId[] = [];
  const beside: NodeId[] = [];
  let people = 0;
  let othersEnd = 0;
  for (let node = 0; node < size; node++) {
    if (attributeStart[node] === attributeStart[node + 1] || UNNAMED[tag[node]!] === 1) continue;
    const meaning = meaningOf(reader, node);
    if ((meaning & (ELSEWHERE | SIDEBAR)) !== 0 && tag[node] !== Tag.body) {
      const isAround = heading >= node && heading < end[node]!;
      if (!isAround) {
        beside.push(node);
        if ((meaning & ELSEWHERE) !== 0) elsewhere.push(node);
        node = end[node]! - 1;
        continue;
      }
    }
    if ((meaning & OTHERS) !== 0 && !(heading >= node && heading < end[node]!))
      othersEnd = Math.max(othersEnd, end[node]!);
    const isOwn = node >= othersEnd;
    const mayBeAuthor = wantsByline && isOwn && tag[node] === Tag.a;
    if ((meaning & BYLINE) !== 0 && isOwn) keep(bylines, node);
    else if (mayBeAuthor && isAuthorPath(hrefOf(node))) keep(authorLinks, node);
    if (meaning === 0) continue;
    if ((meaning & PEOPLE) !== 0) people++;
    if ((meaning & DATE) !== 0) keep(dates, node);
    else if ((meaning & UPDATE) !== 0) keep(updates, node);
  }
  return { bylines, authorLinks, dates, updates, elsewhere, beside, people };
}

/** What names mean, as bits. @format */
const BYLINE = 1;
const DATE = 2;
const UPDATE = 4;
const ELSEWHERE = 8;
const PEOPLE = 16;
const SIDEBAR = 32;
const OTHERS = 64;

/** What is needed to read the names of elements. */
interface NameReader {
  readonly page: Page;
  readonly tree: PageTree;
  /** Ids of attribute names, `NO_NAME` where no element has them. */
  readonly classId: number;
  readonly idId: number;
  /** Remembers what names mean, because the elements of a page share them. */
  readonly known: Map<string, number>;
}

/** Not the id of any attribute name. @format */
const NO_NAME = -1;

function nameReader(page: Page): NameReader {
  const { tree } = page;
  const { nameIds } = tree.attributes;
  const classId = nameIds.get('class') ?? NO_NAME;
  const idId = nameIds.get('id') ?? NO_NAME;
  return { page, tree, classId, idId, known: new Map() };
}

/** What the class and id of an element mean. */
function meaningOf({ page, tree, classId, idId, known }: NameReader, node: NodeId): number {
  const { attributeStart, attributes } = tree;
  const { name } = attributes;
  const to = attributeStart[node + 1]!;
  let meaning = 0;
  for (let row = attributeStart[node]!; row < to; row++) {
    if (name[row] !== classId && name[row] !== idId) continue;
    const names = attributeValue(page, row).slice(0, MAX_VALUE);
    let read = known.get(names);
    if (read === undefined) {
      read = readNames(names);
      known.set(names, read);
    }
    meaning |= read;
  }
  return meaning;
}

function readNames(names: string): number {
  if (!RELEVANT_NAME.test(names)) return 0;
  let meaning = ELSEWHERE_NAME.test(names) ? ELSEWHERE : 0;
  if (SIDEBAR_NAME.test(names)) meaning |= SIDEBAR;
  if (BYLINE_NAME.test(names) && !CONTROL_NAME.test(names)) meaning |= BYLINE;
  if (DATE_NAME.test(names)) meaning |= DATE;
  if (UPDATE_NAME.test(names)) meaning |= UPDATE;
  if (PEOPLE_NAME.test(names)) meaning |= PEOPLE;
  if (OTHERS_NAME.test(names)) meaning |= OTHERS;
  return meaning;
}

function keep(list: NodeId[], node: NodeId): void {
  if (list.length < MAX_ELEMENTS) list.push(node);
}

/** Whether an address is that of the page of an author. */
export function isAuthorPath(href: string | null): boolean {
  return href !== null && AUTHOR_PATH.test(href.slice(0, MAX_VALUE));
}
