import { unreadTags } from '../hidden/unread-tags.ts';
import { attributesOf, tagNameOf, textOf } from '../page/access.ts';
import { bodyOf } from '../page/landmarks.ts';
import type { Page } from '../page/page.ts';
import { tagSet, withTags } from '../page/tags.ts';
import { NO_NODE, type NodeId, NodeKind } from '../page/tree.ts';
import { collapse } from '../plain-text/collapse.ts';
import { hashText, mixHash } from './hash.ts';

/** Which attributes are part of the label of an element. */
export type LabelAttributes = 'none' | 'idClass' | 'all';

/**
 * A page as the methods for sites compare it: the elements of the body and its text, in document order. Everything is a
 * number, so that trees of different pages compare without strings and can be stored. Node 0 is the body.
 */
export interface SiteTree {
  readonly size: number;
  /** The nodes of the page. */
  readonly node: Int32Array;
  readonly parent: Int32Array;
  /** The subtree of `n` is `[n, end[n])`. */
  readonly end: Int32Array;
  /** Characters of a text; 0 for elements. */
  readonly chars: Int32Array;
  /** Hash of the tag; 0 for text. */
  readonly tag: Float64Array;
  /** Hash of the tag with the chosen attributes, or of the text. */
  readonly label: Float64Array;
  /** Hash of the whole subtree: equal for identical ones. */
  readonly sig: Float64Array;
}

/** Not part of the tree: nobody reads them, or they change from page to page. */
const LEFT_OUT = withTags(unreadTags('code', 'aside', 'data'), 'iframe');

/** What shows something without text. */
const MEDIA = tagSet('img', 'video', 'audio', 'object', 'embed', 'canvas', 'svg');

const DIGITS = /\d+/g;

/** The tree of a page; empty if it has no body. */
export function siteTree(page: Page, attributes: LabelAttributes = 'idClass'): SiteTree {
  const nodes = comparedNodes(page);
  const size = nodes.length;
  const parent = new Int32Array(size);
  const end = new Int32Array(size);
  const chars = new Int32Array(size);
  const tag = new Float64Array(size);
  const label = new Float64Array(size);
  const place = new Map<NodeId, number>();
  const labels = labeller(page, attributes);
  for (const [index, node] of nodes.entries()) {
    place.set(node, index);
    parent[index] = place.get(page.tree.parent[node]!) ?? -1;
    if (page.tree.kind[node] === NodeKind.text) {
      const text = normalised(textOf(page, node));
      chars[index] = text.length;
      label[index] = hashText(text);
    } else {
      tag[index] = hashText(tagNameOf(page.tree, node));
      label[index] = labels(node, tag[index]!);
    }
  }
  fillEnds(parent, end);
  const sig = signatures(parent, tag, label);
  return { size, node: Int32Array.from(nodes), parent, end, chars, tag, label, sig };
}

/** The text of a node as it is compared: composed, with single spaces. */
export function normalised(text: string): string {
  return collapse(text, Number.POSITIVE_INFINITY).normalize('NFC');
}

/** A name without what counts up from page to page, as in `post-1234`. */
function stableName(name: string): string {
  return name.replace(DIGITS, '#');
}

/** Whether a node is a text, a picture or a player. */
export function isLeaf({ tree }: Page, node: NodeId): boolean {
  return tree.kind[node] === NodeKind.text || MEDIA[tree.tag[node]!] === 1;
}

/** Fills in where the subtrees end, from their parents. */
export function fillEnds(parent: Int32Array, end: Int32Array): void {
  for (let index = parent.length - 1; index >= 0; index--) {
    end[index] = Math.max(end[index]!, index + 1);
    const above = parent[index]!;
    if (above >= 0) end[above] = Math.max(end[above]!, end[index]!);
  }
}

/** Hashes of subtrees, from labels, in one pass from the last node to the first. */
export function signatures(parent: Int32Array, tag: Float64Array, label: Float64Array): Float64Array {
  const sig = new Float64Array(parent.length);
  // Children are mixed in from the last to the first: any fixed order will do.
  for (let index = parent.length - 1; index >= 0; index--) {
    sig[index] = mixHash(mixHash(sig[index]!, tag[index]!), label[index]!);
    const above = parent[index]!;
    if (above >= 0) sig[above] = mixHash(sig[above]!, sig[index]!);
  }
  return sig;
}

/** The children of a node, in order. */
export function childrenIn({ end }: Pick<SiteTree, 'end'>, index: number): number[] {
  const children: number[] = [];
  for (let child = index + 1; child < end[index]!; child = end[child]!) children.push(child);
  return children;
}

/** Hash of the tags from the body down to each node; text has the path of its parent. */
export function pathHashes({ size, parent, tag }: SiteTree): Float64Array {
  const paths = new Float64Array(size);
  for (let index = 0; index < size; index++) {
    const above = index === 0 ? 0 : paths[parent[index]!]!;
    paths[index] = tag[index] === 0 ? above : mixHash(above, tag[index]!);
  }
  return paths;
}

function comparedNodes(page: Page): NodeId[] {
  const { kind, tag, end } = page.tree;
  const body = bodyOf(page.tree);
  const nodes: NodeId[] = [];
  if (body === NO_NODE) return nodes;
  for (let id = body; id < end[body]!; ) {
    const isElement = kind[id] === NodeKind.element;
    if (isElement && LEFT_OUT[tag[id]!] === 1) {
      id = end[id]!;
      continue;
    }
    if (isElement || (kind[id] === NodeKind.text && normalised(textOf(page, id)) !== '')) nodes.push(id);
    id++;
  }
  return nodes;
}

function labeller(page: Page, attributes: LabelAttributes): (node: NodeId, tag: number) => number {
  if (attributes === 'none') return (_, tag) => tag;
  return (node, tag) => {
    let label = tag;
    // Two pictures are the same only if they show the same.
    const isMedia = MEDIA[page.tree.tag[node]!] === 1;
    for (const [name, value] of attributesOf(page, node)) {
      if (attributes === 'idClass' && name !== 'id' && name !== 'class' && !(isMedia && name === 'src'))
        continue;
      label = mixHash(mixHash(label, hashText(name)), hashText(name === 'src' ? value : stableName(value)));
    }
    return label;
  };
}
