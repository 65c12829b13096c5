import type { ContentElement, ContentNode } from '../../content/content-tree.ts';
import { isBlockElement, MEDIA } from '../../elements/element-kinds.ts';
import { NOT_COPIED } from '../../hidden/unread-tags.ts';
import { tagNameOf, textOf } from '../../page/access.ts';
import type { Page } from '../../page/page.ts';
import { hasSourcePlaces } from '../../page/source-places.ts';
import { VISIBLE } from '../../page/spaces.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import type { SourceRange } from '../../selection/selection.ts';
import type { BlockSource } from './block-source.ts';
import { byteCounter } from './source-bytes.ts';

/** The place of a part of the content on the page. */
export interface Place {
  /** The node that holds this part and no other; otherwise the first node of the part. `null` if cleaning made it up. */
  readonly nodeId: NodeId | null;
  /** The ranges of the source that hold it, in order; none if they are not known. */
  readonly spans: readonly SourceRange[];
  /** The nodes of the page from its first to its last; `to` is exclusive. */
  readonly from: NodeId;
  readonly to: NodeId;
}

const NOWHERE: Place = { nodeId: null, spans: [], from: 0, to: 0 };

/**
 * Finds the places of parts of the content in the source. A place is exact: it holds the part and nothing else that a
 * reader could see, so that slicing the source there and cleaning the slice gives the part again.
 */
export class Places {
  readonly #page: Page;
  /** How many visible leaves of the page come before each node, and how many of those are in the content. */
  readonly #seen: Int32Array;
  readonly #kept: Int32Array;
  readonly #bytesBefore: ((offset: number) => number) | null;

  constructor(page: Page, content: ContentElement) {
    this.#page = page;
    const { size } = page.tree;
    const kept = keptLeaves(page, content);
    this.#seen = new Int32Array(size + 1);
    this.#kept = new Int32Array(size + 1);
    const shown = shownLeaves(page);
    for (let id = 0; id < size; id++) {
      const isKept = kept[id]!;
      this.#kept[id + 1] = this.#kept[id]! + isKept;
      this.#seen[id + 1] = this.#seen[id]! + (isKept | shown[id]!);
    }
    this.#bytesBefore = byteCounter(page);
  }

  /** The place of a part that was made from these nodes, in this order, and that an element of the page may hold. */
  of(nodes: readonly NodeId[], element: NodeId): Place {
    const leaves = this.#outermost(nodes);
    if (leaves.length === 0) return element === 0 ? NOWHERE : this.#whole(element);
    const owner = this.#isOwner(element, leaves) ? element : 0;
    const first = leaves[0]!;
    return {
      nodeId: owner === 0 ? first : owner,
      spans: this.#spans(leaves, owner),
      from: owner === 0 ? first : owner,
      to: this.#page.tree.end[owner === 0 ? leaves.at(-1)! : owner]!,
    };
  }

  /** The places of several parts as one; what stands between two of them and is not content stays out. */
  join(places: readonly Place[]): readonly SourceRange[] {
    const joined: { start: number; end: number }[] = [];
    let before: Place | null = null;
    for (const place of places) {
      if (place.spans.length === 0) continue;
      const last = joined.at(-1);
      const [first, ...others] = place.spans;
      const isNext =
        before !== null &&
        this.#isClear(before.to, place.from) &&
        last !== undefined &&
        last.end <= first!.start;
      if (isNext) last!.end = first!.end;
      else joined.push({ ...first! });
      for (const span of others) joined.push({ ...span });
      before = place;
    }
    return joined;
  }

  /** Spans as the result states them: from the first to the last, with the bytes if these are known. */
  source(spans: readonly SourceRange[]): BlockSource | null {
    const [first] = spans;
    if (first === undefined) return null;
    let { start, end } = first;
    for (const span of spans) {
      start = Math.min(start, span.start);
      end = Math.max(end, span.end);
    }
    const count = this.#bytesBefore;
    return {
      start,
      end,
      ...(count === null ? {} : { bytes: [count(start), count(end)] as const }),
      ...(spans.length > 1 ? { ranges: spans } : {}),
    };
  }

  #whole(element: NodeId): Place {
    const { end } = this.#page.tree;
    return { nodeId: element, spans: this.#span(element, element), from: element, to: end[element]! };
  }

  /** The nodes in document order without those inside others. */
  #outermost(nodes: readonly NodeId[]): readonly NodeId[] {
    const { end } = this.#page.tree;
    const leaves: NodeId[] = [];
    let last = 0;
    for (const node of isSorted(nodes) ? nodes : [...nodes].sort((a, b) => a - b)) {
      if (node < last || node === 0) continue;
      leaves.push(node);
      last = end[node]!;
    }
    return leaves;
  }

  /** Whether an element holds all these leaves, and no other part of the content. */
  #isOwner(element: NodeId, leaves: readonly NodeId[]): boolean {
    const { end, sourceStart, sourceEnd } = this.#page.tree;
    const last = leaves.at(-1)!;
    if (element === 0 || leaves[0]! < element || last >= end[element]!) return false;
    // Where tags are not nested, an element may hold what stands outside it in the source.
    const start = sourceStart[element]!;
    if (start < 0 || start > sourceStart[leaves[0]!]! || sourceEnd[element]! < sourceEnd[last]!) return false;
    if (this.#runsOver(element)) return false;
    let own = 0;
    for (const leaf of leaves) own += this.#kept[end[leaf]!]! - this.#kept[leaf]!;
    return own === this.#kept[end[element]!]! - this.#kept[element]!;
  }

  /** Whether an element ends after what follows it has begun, as in `<i>one<p>two</i>`. */
  #runsOver(element: NodeId): boolean {
    const { nextSibling, sourceStart, sourceEnd } = this.#page.tree;
    const next = nextSibling[element]!;
    return next > 0 && sourceStart[next]! >= 0 && sourceStart[next]! < sourceEnd[element]!;
  }

  /** Whether nothing that a reader sees is between two nodes. */
  #isClear(from: NodeId, to: NodeId): boolean {
    return from <= to && this.#seen[from] === this.#seen[to];
  }

  #spans(leaves: readonly NodeId[], owner: NodeId): readonly SourceRange[] {
    const { end } = this.#page.tree;
    const first = leaves[0]!;
    const last = leaves.at(-1)!;
    const isOpen = owner !== 0 && this.#isClear(owner, first);
    const isClosed = owner !== 0 && this.#isClear(end[last]!, end[owner]!);
    const [all] = this.#span(
      isOpen ? owner : this.#widest(first, first, last),
      isClosed ? owner : this.#widest(last, first, last),
    );
    if (all === undefined) return [];
    const spans: SourceRange[] = [];
    let { start } = all;
    for (let at = 1; at < leaves.length; at++) {
      const before = end[leaves[at - 1]!]!;
      if (this.#isClear(before, leaves[at]!)) continue;
      for (const hole of this.#holes(before, leaves[at]!)) {
        if (hole.start < start || hole.end > all.end) continue;
        if (hole.start > start) spans.push({ start, end: hole.start });
        start = hole.end;
      }
    }
    if (start < all.end) spans.push({ start, end: all.end });
    return spans;
  }

  /** What a reader sees between two leaves, as whole nodes. */
  *#holes(from: NodeId, to: NodeId): Generator<SourceRange> {
    const { end } = this.#page.tree;
    for (let id = from; id < to; ) {
      const isPast = end[id]! <= to;
      const [range] = isPast && !this.#isClear(id, end[id]!) ? this.#span(id, id) : [];
      if (range !== undefined) yield range;
      // An implied element has no place, but what is in it may.
      id = range !== undefined || (isPast && this.#isClear(id, end[id]!)) ? end[id]! : id + 1;
    }
  }

  /** The outermost phrase around a leaf that holds nothing else besides the leaves from the first to the last. */
  #widest(leaf: NodeId, first: NodeId, last: NodeId): NodeId {
    const { tree } = this.#page;
    const before = this.#seen[first]!;
    const after = this.#seen[tree.end[last]!]!;
    let widest = leaf;
    for (let above = tree.parent[leaf]!; above > 0; above = tree.parent[above]!) {
      const isWithin = this.#seen[above]! >= before && this.#seen[tree.end[above]!]! <= after;
      if (
        !isWithin ||
        tree.sourceStart[above]! < 0 ||
        this.#runsOver(above) ||
        isBlockElement(tagNameOf(tree, above))
      )
        break;
      widest = above;
    }
    return widest;
  }

  #span(first: NodeId, last: NodeId): readonly SourceRange[] {
    const { sourceStart, sourceEnd } = this.#page.tree;
    const start = sourceStart[first]!;
    const end = sourceEnd[last]!;
    return !hasSourcePlaces(this.#page) || start < 0 || end < start ? [] : [{ start, end }];
  }
}

function isSorted(nodes: readonly NodeId[]): boolean {
  for (let at = 1; at < nodes.length; at++) if (nodes[at]! < nodes[at - 1]!) return false;
  return true;
}

/** Marks the leaves of the page that the content was made from. */
function keptLeaves({ tree }: Page, content: ContentElement): Uint8Array {
  const { size, end, kind } = tree;
  // An element that was copied as one text, such as a formula, stands for every text in it.
  const opened = new Int32Array(size + 1);
  const kept = new Uint8Array(size);
  const keep = (node: NodeId): void => {
    if (node === 0) return;
    opened[node]!++;
    opened[end[node]!]!--;
  };
  const open: ContentNode[] = [content];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'text') {
      keep(node.node);
      for (const other of node.joined ?? []) keep(other);
      continue;
    }
    if (MEDIA.has(node.tag) && node.node > 0) kept[node.node] = 1;
    for (const child of node.children) open.push(child);
  }
  let depth = 0;
  for (let id = 0; id < size; id++) {
    depth += opened[id]!;
    if (depth > 0 && kind[id] === NodeKind.text) kept[id] = 1;
  }
  return kept;
}

/** Marks the texts of the page that are not white space and that a copy of their element would hold. */
function shownLeaves(page: Page): Uint8Array {
  const { tree } = page;
  const { size, kind, tag, end } = tree;
  const shown = new Uint8Array(size);
  for (let id = 1; id < size; id++) {
    if (kind[id] === NodeKind.text) shown[id] = VISIBLE.test(textOf(page, id)) ? 1 : 0;
    else if (kind[id] === NodeKind.element && NOT_COPIED[tag[id]!] === 1) id = end[id]! - 1;
  }
  return shown;
}
