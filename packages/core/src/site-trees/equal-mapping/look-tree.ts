import { attributesOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { hashText, mixHash } from '../hash.ts';
import { childrenIn, fillEnds, type SiteTree, siteTree } from '../site-tree.ts';
import { listIn, numbersIn, unreadable } from '../stored-data.ts';

/** A tree with what makes two elements look alike; text has no id, classes or attributes. */
export interface LookTree {
  /** The nodes of the page; groups of children have higher numbers. */
  readonly size: number;
  readonly tag: readonly number[];
  /** Hash of the id, 0 for none. */
  readonly id: readonly number[];
  readonly classes: readonly (readonly number[])[];
  /** Hashes of the other attributes, with their values. */
  readonly attributes: readonly (readonly number[])[];
  readonly children: readonly (readonly number[])[];
}

/** The same as plain data, without groups. */
export interface StoredLook {
  readonly parent: readonly number[];
  readonly tag: readonly number[];
  readonly id: readonly number[];
  readonly classes: readonly (readonly number[])[];
  readonly attributes: readonly (readonly number[])[];
}

const SPACE = /[\t\n\f\r ]+/u;
/** The same list for all that have none. */
const NO_NAMES: readonly number[] = [];
/** Classes and other attributes of an element that are compared at most. @cap */
const MAX_NAMES = 32;

/** From this number of children on, most of one tag, they are grouped. @source HybEx, Alarte and Silva: its configuration. */
const MANY_CHILDREN = 200;
/** Children in a group. @source HybEx, Alarte and Silva: its configuration. */
const GROUP_SIZE = 20;
/** From this number on, children of any tags are grouped, so that comparing stays linear. @cap */
const TOO_MANY_CHILDREN = 400;
/** The tag of a group: no hash of a tag is so small. @format */
const GROUP_TAG = 1;

/** How the elements of a page look, as plain data. */
export function lookOf(page: Page, tree: SiteTree = siteTree(page, 'none')): StoredLook {
  const id: number[] = [];
  const classes: (readonly number[])[] = [];
  const attributes: (readonly number[])[] = [];
  for (let index = 0; index < tree.size; index++) {
    const named = tree.tag[index] === 0 ? [] : attributesOf(page, tree.node[index]!);
    id.push(hashOf(named.find(([name]) => name === 'id')?.[1] ?? ''));
    const names = named.find(([name]) => name === 'class')?.[1].split(SPACE) ?? [];
    classes.push(listed(names.filter((name) => name !== '').map(hashText)));
    const others = named.filter(([name]) => name !== 'id' && name !== 'class');
    attributes.push(listed(others.map(([name, value]) => mixHash(hashText(name), hashText(value)))));
  }
  return { parent: [...tree.parent], tag: [...tree.tag], id, classes, attributes };
}

function hashOf(text: string): number {
  return text === '' ? 0 : hashText(text);
}

function listed(hashes: readonly number[]): readonly number[] {
  return hashes.length === 0 ? NO_NAMES : [...new Set(hashes)].slice(0, MAX_NAMES);
}

/** Checks stored data. */
export function checkLook(data: object): StoredLook {
  const parent = numbersIn(data, 'parent');
  const tag = numbersIn(data, 'tag');
  const id = numbersIn(data, 'id');
  const classes = listIn(data, 'classes');
  const attributes = listIn(data, 'attributes');
  const isSound =
    [tag, id, classes, attributes].every(({ length }) => length === parent.length) &&
    [...classes, ...attributes].every((list) => Array.isArray(list)) &&
    parent.every((above, index) => (index === 0 ? above === -1 : above >= 0 && above < index));
  if (!isSound) throw unreadable('tree');
  return data as StoredLook;
}

/** The tree for comparing: with children, which are in groups where there are many of them. */
export function lookTree({ parent, tag, id, classes, attributes }: StoredLook): LookTree {
  const end = new Int32Array(parent.length);
  fillEnds(Int32Array.from(parent), end);
  const tags = [...tag];
  const children: (readonly number[])[] = Array.from(tag, (_, index) => childrenIn({ end }, index));
  for (let index = 0; index < parent.length; index++) {
    while (isGrouped(children[index]!, tags)) {
      const list = children[index]!;
      const groups: number[] = [];
      for (let start = 0; start < list.length; start += GROUP_SIZE) {
        groups.push(tags.push(GROUP_TAG) - 1);
        children.push(list.slice(start, start + GROUP_SIZE));
      }
      children[index] = groups;
    }
  }
  const missing = Array.from({ length: tags.length - tag.length }, () => NO_NAMES);
  return {
    size: parent.length,
    tag: tags,
    id: [...id, ...missing.map(() => 0)],
    classes: [...classes, ...missing],
    attributes: [...attributes, ...missing],
    children,
  };
}

function isGrouped(children: readonly number[], tag: readonly number[]): boolean {
  if (children.length < MANY_CHILDREN || children.length >= TOO_MANY_CHILDREN) {
    return children.length >= TOO_MANY_CHILDREN;
  }
  const counts = new Map<number, number>();
  for (const child of children) counts.set(tag[child]!, (counts.get(tag[child]!) ?? 0) + 1);
  return Math.max(...counts.values()) * 2 >= children.length;
}
