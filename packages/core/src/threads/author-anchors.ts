import { NAMELESS } from '../hidden/unread-tags.ts';
import { BYLINE_WORDS } from '../names/byline-words.ts';
import { asVisibleName, isConnector } from '../names/names.ts';
import { attributeValue, getAttribute, tagNameOf, textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { Tag, withTags } from '../page/tags.ts';
import { type NodeId, NodeKind } from '../page/tree.ts';
import { collapse } from '../plain-text/collapse.ts';
import { visibleText } from '../plain-text/visible-text.ts';

/** A place that names an author. */
export interface AuthorAnchor {
  readonly node: NodeId;
  readonly name: string;
  /** Anchors of one kind are marked in the same way. */
  readonly kind: string;
  /** Whether the markup states it outright rather than by a class name. */
  readonly isStated: boolean;
}

/**
 * Words of markup for people who write: forums and comment systems in every language use them in class names. The path
 * of a link to a profile says the same.
 */
const NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[Aa]uthors?|[Uu]ser(?:-?[Nn]ame|-?[Ll]ink|-?[Ii]nfo|-?[Dd]etails)?|[Pp]oster|[Nn]ick(?:-?[Nn]ame)?|[Mm]ember|[Cc]reator|[Cc]ommenter|[Bb]y-?[Ll]ine|fn|hnuser)(?![a-z])/u;
/** A quick first look, as most class names match nothing. */
const MAY_NAME = /author|user|poster|nick|member|creator|commenter|by-?line|fn/i;
const PROFILE =
  /(\/(?:u|users?|profiles?|members?|people|authors?)\/|\/?(?:profile|member|user)\w{0,8}\.?\w{0,4}\?)/iu;
const UNNAMED = withTags(NAMELESS, 'html', 'body', 'main', 'form');

/** @cap */
const MAX_VALUE = 300;
/** Longest name of a person or an account, with some words around it. @sweep post-author */
const MAX_NAME = 80;
/** Maximum number of nodes of an element that holds only a name. @sweep author-nodes */
const MAX_NODES = 40;
const DIGITS = /\d+/gu;

/** Reads the name in an element that is marked as naming somebody; `null` if there is none. */
export type NameReader = (page: Page, node: NodeId) => string | null;

/** All places that name authors, in document order. */
export function authorAnchors(page: Page, readName: NameReader): readonly AuthorAnchor[] {
  const { tree } = page;
  const anchors: AuthorAnchor[] = [];
  const names = attributeNames(page);
  for (let node = 1; node < tree.size; node++) {
    const hasAttributes = tree.attributeStart[node] !== tree.attributeStart[node + 1];
    if (!hasAttributes || UNNAMED[tree.tag[node]!] === 1 || tree.end[node]! - node > MAX_NODES) continue;
    const marked = kindOf(page, node, names);
    if (marked === null) continue;
    const name = readName(page, node);
    if (name !== null) anchors.push({ node, name, ...marked });
  }
  return anchors;
}

/** The first name among the texts of an element: ranks, dates and numbers follow it, words for "by" precede it. */
export function nameIn(page: Page, node: NodeId): string | null {
  const { kind, end } = page.tree;
  if (visibleText(page, node, 2 * MAX_NAME).length > MAX_NAME) return null;
  for (let id = node; id < end[node]!; id++) {
    if (kind[id] !== NodeKind.text) continue;
    const text = collapse(textOf(page, id).slice(0, MAX_VALUE), MAX_NAME);
    if (isConnector(text) && !ACCOUNT.test(text)) continue;
    const name = nameInText(text);
    if (name !== null) return name;
  }
  return null;
}

/**
 * The name without the words around it, as shown for an author. Account names may look like `eva`, which would not be a
 * name in running text.
 */
export function nameInText(text: string): string | null {
  return asVisibleName(text) ?? (ACCOUNT.test(text) && !BYLINE_WORDS.has(text) ? text : null);
}

/** Accepts anything with a letter: enough to see that boxes name people, in any language. */
export function anyName(page: Page, node: NodeId): string | null {
  const text = visibleText(page, node, MAX_NAME);
  return HAS_LETTER.test(text) ? text : null;
}

const HAS_LETTER = /\p{L}/u;
const ACCOUNT = /^\p{Ll}{2,4}$/u;

interface AttributeNames {
  readonly className: number;
  readonly href: number;
  readonly itemprop: number;
  readonly rel: number;
}

function attributeNames({ tree }: Page): AttributeNames {
  const id = (name: string): number => tree.attributes.nameIds.get(name) ?? -1;
  return { className: id('class'), href: id('href'), itemprop: id('itemprop'), rel: id('rel') };
}

/** How an element is marked as naming an author, or `null`. */
function kindOf(page: Page, node: NodeId, names: AttributeNames): { kind: string; isStated: boolean } | null {
  const { attributeStart, attributes, tag } = page.tree;
  let kind: string | null = null;
  let isStated = false;
  for (let row = attributeStart[node]!; row < attributeStart[node + 1]!; row++) {
    const name = attributes.name[row]!;
    if (name === names.itemprop || name === names.rel) {
      if (attributeValue(page, row).slice(0, MAX_VALUE).toLowerCase().includes('author')) {
        isStated = true;
        kind ??= 'author';
      }
    } else if (name === names.className) {
      const value = attributeValue(page, row).slice(0, MAX_VALUE);
      const match = MAY_NAME.test(value) ? NAME.exec(value) : null;
      if (match !== null) kind = `.${match[0].trim()}`;
    } else if (name === names.href && tag[node] === Tag.a) {
      const path = PROFILE.exec(attributeValue(page, row).slice(0, MAX_VALUE));
      if (path !== null) kind ??= path[1]!.toLowerCase();
    }
  }
  return kind === null
    ? null
    : { kind: `${tagNameOf(page.tree, node)}${kind.replace(DIGITS, '')}`, isStated };
}

/** The depth of a post in a discussion if the markup states it; counted from 0. */
export function statedDepth(page: Page, node: NodeId): number | null {
  for (const [name, first] of DEPTHS) {
    const value = Number(getAttribute(page, node, name) ?? Number.NaN);
    if (Number.isInteger(value) && value >= first && value <= 100) return value - first;
  }
  return null;
}

const DEPTHS: readonly (readonly [name: string, first: number])[] = [
  ['data-depth', 0],
  ['depth', 0],
  ['data-level', 0],
  ['aria-level', 1],
];
