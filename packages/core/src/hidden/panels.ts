import { attributeValue, getAttribute } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { SPACES } from '../page/spaces.ts';
import { Tag, tagSet } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';

/** Attributes with the ids of what a control opens; `href` only counts on a control. */
const POINTERS: readonly string[] = [
  'aria-controls',
  'data-target',
  'data-bs-target',
  'data-tab',
  'data-tab-target',
];
/** Attributes that mark a link as a control. */
const SIGNS: readonly string[] = ['aria-expanded', 'aria-selected', 'data-toggle', 'data-bs-toggle', 'role'];
/** Maximum number of ids to keep; no real page has as many controls. @cap */
const MAX_IDS = 5_000;
const MAX_VALUE = 300;

/** The ids of the elements that the tabs, accordion headings and buttons of a page open. */
export function controlledIds(page: Page): ReadonlySet<string> {
  const { attributes, kind, size, attributeStart } = page.tree;
  const ids = new Set<string>();
  const pointers = new Set(POINTERS.map((name) => attributes.nameIds.get(name) ?? -1));
  const href = attributes.nameIds.get('href') ?? -1;
  for (let node = 1; node < size && ids.size < MAX_IDS; node++) {
    if (kind[node] !== NodeKind.element) continue;
    for (let row = attributeStart[node]!; row < attributeStart[node + 1]!; row++) {
      const name = attributes.name[row]!;
      const points = pointers.has(name) || (name === href && isControl(page, node));
      if (points) addIds(attributeValue(page, row), ids);
    }
  }
  return ids;
}

function addIds(value: string, ids: Set<string>): void {
  for (const id of value.slice(0, MAX_VALUE).split(SPACES)) {
    const bare = id.startsWith('#') ? id.slice(1) : id;
    if (bare !== '') ids.add(bare);
  }
}

function isControl(page: Page, node: NodeId): boolean {
  return SIGNS.some((name) => getAttribute(page, node, name) !== null);
}

/** Nodes to examine in the header of an accordion: the button is its first or second descendant. @sweep accordion-head */
const MAX_HEAD = 12;

/** The ids of parts that React streams late; a script moves them into place. @format */
const STREAMED = /^S:[\da-f]+$/u;

/** Whether a control opens the node: judging by its role, by its id, or by the header before it. */
export function isPanel(page: Page, node: NodeId, controlled: ReadonlySet<string>): boolean {
  if (getAttribute(page, node, 'role') === 'tabpanel') return true;
  const id = getAttribute(page, node, 'id') ?? '';
  if (controlled.has(id) || STREAMED.test(id)) return true;
  const { tree } = page;
  let head = tree.previousSibling[node]!;
  while (head !== NO_NODE && tree.kind[head] !== NodeKind.element) head = tree.previousSibling[head]!;
  if (head === NO_NODE) return false;
  if (tree.tag[head] === Tag.label && getAttribute(page, head, 'for') !== null) return true;
  return headHas(
    page,
    head,
    (id) => tree.tag[id] === Tag.summary || getAttribute(page, id, 'aria-expanded') !== null,
  );
}

function headHas({ tree }: Page, head: NodeId, is: (id: NodeId) => boolean): boolean {
  const to = Math.min(tree.end[head]!, head + MAX_HEAD);
  for (let id = head; id < to; id++) if (is(id)) return true;
  return false;
}

/** Whether a node is the second of two elements, after one with a heading: an accordion without any markup to say so. */
export function isBelowHeading(page: Page, node: NodeId): boolean {
  const { tag, kind, firstChild, nextSibling, parent } = page.tree;
  const elements: NodeId[] = [];
  let child = firstChild[parent[node]!]!;
  // With more children it is no accordion, and counting them for each child would take quadratic time.
  for (let seen = 0; child !== NO_NODE; seen++) {
    if (seen === MAX_HEAD) return false;
    if (kind[child] === NodeKind.element) elements.push(child);
    child = nextSibling[child]!;
  }
  const [head, body] = elements;
  return elements.length === 2 && body === node && headHas(page, head!, (id) => HEADING[tag[id]!] === 1);
}

const HEADING = /* @__PURE__ */ tagSet('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Roles of elements that cover the page or lead away from it; opening them reveals no content. */
const OTHER_ROLES: ReadonlySet<string> = new Set([
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
  'navigation',
  'listbox',
  'tooltip',
  'search',
]);

/** Whether a node is a menu or an overlay rather than a part of the text. */
export function isOverlay(page: Page, node: NodeId): boolean {
  const tag = page.tree.tag[node]!;
  if (tag === Tag.dialog || tag === Tag.nav || tag === Tag.form) return true;
  if (getAttribute(page, node, 'popover') !== null) return true;
  return OTHER_ROLES.has(getAttribute(page, node, 'role') ?? '');
}
