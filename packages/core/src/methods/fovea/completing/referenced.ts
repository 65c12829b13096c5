import { fragmentOf } from '../../../addresses/same-page.ts';
import { attributeReader } from '../../../page/access.ts';
import type { Page } from '../../../page/page.ts';
import { Tag } from '../../../page/tags.ts';
import { NO_NODE, type NodeId, type PageTree } from '../../../page/tree.ts';
import { countBelow } from '../../../selection/bisect.ts';
import type { PageFeatures } from '../features/page-features.ts';

/**
 * Less likely notes stay out: the references of a scholarly paper run to hundreds of lines, and gold standards leave
 * them out. F1 on journals with -2 and -4: +.02 and -1.1 points; news (`read-page.ts`) lowers odds by up to one.
 * @sweep note-odds
 */
const MIN_NOTE_LOGITS = -2.5;

/** Less likely captions stay out. A figure that the text refers to is hardly ever decoration. @sweep caption-odds */
const MIN_CAPTION_LOGITS = -4;

/**
 * Maximum number of nodes of a note, or of the element around a figure; larger targets are sections of the page.
 * @sweep referenced-nodes
 */
const MAX_NODES = 400;

/** Elements between an id and the figure or note that it identifies. @sweep referenced-boxes */
const MAX_BOXES = 3;

/** Elements around a reference that may carry its id. @sweep referenced-around */
const MAX_ANCESTORS = 16;

/** Keeps what kept text refers to: the captions of figures that it links to, and notes that link back. */
export function keepReferenced(
  page: Page,
  features: PageFeatures,
  logits: Float32Array,
  keep: Uint8Array,
): void {
  const references = keptReferences(page, features, keep);
  if (references.size === 0) return;
  const figures = new Set<NodeId>();
  for (const [target, fragment] of targetsOf(page, references)) {
    const figure = figureAt(page.tree, target);
    if (figure !== NO_NODE) {
      // One figure may contain any number of link targets.
      if (!figures.has(figure)) keepInside(page.tree, features, logits, keep, figure, MIN_CAPTION_LOGITS);
      figures.add(figure);
      continue;
    }
    const note = features.context.container[target]!;
    const from = references.get(fragment)!;
    if (from < note && leadsBack(page, features, note, from))
      keepInside(page.tree, features, logits, keep, note, MIN_NOTE_LOGITS);
  }
}

/** The first link of the kept text to each target on the page, by the target's id. */
function keptReferences(page: Page, { blocks }: PageFeatures, keep: Uint8Array): Map<string, NodeId> {
  const { tag, end } = page.tree;
  const hrefOf = attributeReader(page, 'href');
  const found = new Map<string, NodeId>();
  for (let block = 0; block < blocks.count; block++) {
    if (keep[block] === 0) continue;
    const first = blocks.first[block]!;
    const last = blocks.last[block]!;
    // Links may begin before their text.
    for (let id = block === 0 ? 1 : blocks.last[block - 1]! + 1; id <= last; id++) {
      if (tag[id] !== Tag.a || first >= end[id]!) continue;
      const fragment = fragmentOf(hrefOf(id) ?? undefined, page.url);
      if (fragment !== null && !found.has(fragment)) found.set(fragment, id);
    }
  }
  return found;
}

/** The elements with these ids, in document order; of two with the same id the first, as in a browser. */
function targetsOf(page: Page, names: ReadonlyMap<string, NodeId>): Map<NodeId, string> {
  const { size, attributeStart } = page.tree;
  const nameOf = nameReader(page);
  const found = new Map<NodeId, string>();
  const seen = new Set<string>();
  for (let id = 1; id < size; id++) {
    if (attributeStart[id] === attributeStart[id + 1]) continue;
    const name = nameOf(id);
    if (name === null || seen.has(name) || !names.has(name)) continue;
    seen.add(name);
    found.set(id, name);
  }
  return found;
}

/** Reads the id by which links address an element. */
function nameReader(page: Page): (node: NodeId) => string | null {
  const { tag } = page.tree;
  const idOf = attributeReader(page, 'id');
  const oldNameOf = attributeReader(page, 'name');
  return (node) => idOf(node) ?? (tag[node] === Tag.a ? oldNameOf(node) : null);
}

/** The figure that a target identifies: one around it, or the one in it. */
function figureAt({ tag, parent, end }: PageTree, target: NodeId): NodeId {
  let node = target;
  for (let step = 0; step < MAX_BOXES && node > 0; step++, node = parent[node]!) {
    if (tag[node] === Tag.figure) return node;
  }
  if (end[target]! - target > MAX_NODES) return NO_NODE;
  for (let id = target; id < end[target]!; id++) if (tag[id] === Tag.figure) return id;
  return NO_NODE;
}

/** Whether a link in a note leads to a reference, to an id inside it, or to one right around it. */
function leadsBack(page: Page, { context }: PageFeatures, note: NodeId, reference: NodeId): boolean {
  const { tag, parent, end } = page.tree;
  if (end[note]! - note > MAX_NODES) return false;
  const nameOf = nameReader(page);
  const hrefOf = attributeReader(page, 'href');
  const names = new Set<string | null>();
  for (let id = reference; id < Math.min(end[reference]!, reference + MAX_NODES); id++) names.add(nameOf(id));
  let around = parent[reference]!;
  for (let step = 0; step < MAX_ANCESTORS && around >= context.container[reference]!; step++) {
    names.add(nameOf(around));
    around = parent[around]!;
  }
  names.delete(null);
  for (let id = note; id < end[note]!; id++) {
    if (tag[id] !== Tag.a) continue;
    const fragment = fragmentOf(hrefOf(id) ?? undefined, page.url);
    if (fragment !== null && names.has(fragment)) return true;
  }
  return false;
}

/** Keeps the blocks of an element that are likely enough. */
function keepInside(
  { end }: PageTree,
  { blocks }: PageFeatures,
  logits: Float32Array,
  keep: Uint8Array,
  node: NodeId,
  least: number,
): void {
  const first = countBelow(blocks.first.subarray(0, blocks.count), node);
  for (let block = first; block < blocks.count; block++) {
    if (blocks.first[block]! >= end[node]!) return;
    if (logits[block]! >= least) keep[block] = 1;
  }
}
