import { shownNodes } from '../../features/shown-nodes.ts';
import { getAttribute } from '../../page/access.ts';
import { Tag, tagSet } from '../../page/tags.ts';
import { type NodeId, NodeKind } from '../../page/tree.ts';
import type { GceOptions } from './options.ts';
import type { PageAreas } from './page-areas.ts';

/** Where links crowd. */
export interface LinkAreas {
  /** Area of the link containers below each element, per area of the element. */
  readonly density: Float64Array;
  /** 1 for elements with a link-area density above β. */
  readonly isDense: Uint8Array;
  /** 1 for texts in a dense element. */
  readonly isHigh: Uint8Array;
  /** Whether the body itself is dense, so that density was ignored on elements that hold nearly all text. */
  readonly isPortal: boolean;
}

const CONTROLS = tagSet('a', 'button', 'input');
const ANCHORS = tagSet('a');

/**
 * On a page of links, the density of elements with more than this share of the text is ignored.
 * @source Jung et al. 2022 (GCE), public framework.
 */
const MIN_SHARE_OF_ALL_TEXT = 0.9;

/** Steps 2 to 4: link containers, link-area density, texts of high and low density. */
export function linkAreas(areas: PageAreas, options: GceOptions): LinkAreas {
  const { tree, body, area, texts, seen, chars } = areas;
  const below = areaBelow(areas, containerAreas(areas, options));
  const density = new Float64Array(tree.size);
  const isDense = new Uint8Array(tree.size);
  for (let id = body; id < tree.end[body]!; id++) {
    if (tree.kind[id] !== NodeKind.element || seen[id] !== 1 || area[id] === 0) continue;
    density[id] = below[id]! / area[id]!;
    if (density[id]! > options.linkDensity) isDense[id] = 1;
  }
  const isPortal = isDense[body] === 1;
  if (isPortal) {
    const most = MIN_SHARE_OF_ALL_TEXT * chars[body]!;
    for (let id = body; id < tree.end[body]!; id++) if (chars[id]! > most) isDense[id] = 0;
    isDense[body] = 0;
  }
  return { density, isDense, isHigh: textsInside(areas, isDense, texts), isPortal };
}

/** Area of each link container, by its element. */
function containerAreas(areas: PageAreas, { containerRule, linkElements }: GceOptions): Float64Array {
  const { page, tree, body, seen, chars } = areas;
  const links = linkElements === 'controls' ? CONTROLS : ANCHORS;
  const images = imageAreas(areas);
  const climbs = climbsOf(areas, containerRule);
  const container = new Float64Array(tree.size);
  for (let id = body + 1; id < tree.end[body]!; id++) {
    if (seen[id] !== 1 || links[tree.tag[id]!] !== 1) continue;
    if (tree.tag[id] === Tag.input && getAttribute(page, id, 'type') !== 'button') continue;
    if (images[id]! > 0 && chars[id] === 0) container[id] = images[id]!;
    else container[climbs.top[id]!] = climbs.area[id]!;
  }
  return container;
}

/** Area of the images in each subtree. */
function imageAreas({ tree, body, area }: PageAreas): Float64Array {
  const images = new Float64Array(tree.size);
  for (let id = tree.end[body]! - 1; id > body; id--) {
    if (tree.tag[id] === Tag.img) images[id]! += area[id]!;
    images[tree.parent[id]!]! += images[id]!;
  }
  return images;
}

/**
 * How far up the link container of each node can reach, and the largest area on the path. A parent has the same text as
 * its child exactly if it contains no other text, so comparing lengths is enough; parents come first, so one pass is
 * enough.
 */
function climbsOf(
  areas: PageAreas,
  rule: GceOptions['containerRule'],
): { top: Int32Array; area: Float64Array } {
  const { tree, body, seen, chars, area } = areas;
  const { children } = shownNodes(
    tree,
    chars,
    seen.map((one) => 1 - one),
  );
  const top = new Int32Array(tree.size);
  const largest = new Float64Array(tree.size);
  for (let id = body + 1; id < tree.end[body]!; id++) {
    const above = tree.parent[id]!;
    const climbs =
      above !== body && (rule === 'sameText' ? chars[above] === chars[id] : children[above] === 1);
    top[id] = climbs ? top[above]! : id;
    largest[id] = climbs ? Math.max(area[id]!, largest[above]!) : area[id]!;
  }
  return { top, area: largest };
}

/** The container area strictly below each element. */
function areaBelow({ tree, body }: PageAreas, container: Float64Array): Float64Array {
  const below = new Float64Array(tree.size);
  for (let id = tree.end[body]! - 1; id > body; id--) below[tree.parent[id]!]! += below[id]! + container[id]!;
  return below;
}

function textsInside({ tree }: PageAreas, isDense: Uint8Array, texts: readonly NodeId[]): Uint8Array {
  const isInside = isDense.slice();
  for (let id = 1; id < tree.size; id++) isInside[id]! |= isInside[tree.parent[id]!]!;
  const isHigh = new Uint8Array(tree.size);
  for (const text of texts) isHigh[text] = isInside[text]!;
  return isHigh;
}
