import type { Arena } from '../construction/arena.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import type { AttributeTable, HtmlTree } from '../tree.ts';
import type { HtmlWarning } from '../warnings.ts';
import { documentOrder, type Links, linkNodes, linksInOrder } from './document-order.ts';
import { packedInOrder, packedRows, type Rows } from './pack-rows.ts';

/** A finished tree, and how many nodes moved up because they were too deep. */
export interface FinishedTree {
  readonly tree: HtmlTree;
  readonly flattened: number;
}

/** Largest depth, stored in 16 bits. */
export const MAX_TREE_DEPTH = 65_535;

/**
 * Copies the arena into a tree in document order. On most pages the rows are already in that order and are copied as
 * they are; nodes deeper than `maxDepth` become children of their ancestor at the last allowed level. The caller fills
 * `warnings`.
 */
export function finishTree(
  construction: TreeConstruction,
  maxDepth: number,
  warnings: readonly HtmlWarning[],
): FinishedTree {
  const { arena } = construction;
  const deepest = Math.min(maxDepth, MAX_TREE_DEPTH);
  const direct = arena.isInOrder ? linksInOrder(arena, deepest) : null;
  if (direct !== null) return assemble(construction, direct, packedInOrder(arena), warnings);
  const { order, realDepth } = documentOrder(arena);
  return assemble(construction, linkNodes(realDepth, deepest), packedRows(arena, order), warnings);
}

/** Field by field: spread objects get a shape each, which would slow down everything that reads trees. */
function assemble(
  construction: TreeConstruction,
  links: Links,
  rows: Rows,
  warnings: readonly HtmlWarning[],
): FinishedTree {
  const { tokenizer, attributeNames, outputTags, doctypeToken } = construction;
  rows.sourceStart[0] = 0;
  rows.sourceEnd[0] = tokenizer.source.length;
  extendSourceEnds(links.parent, rows.sourceStart, rows.sourceEnd);
  const tree: HtmlTree = {
    source: tokenizer.source,
    size: links.parent.length,
    kind: rows.kind,
    tag: rows.tag,
    namespace: rows.namespace,
    parent: links.parent,
    firstChild: links.firstChild,
    lastChild: links.lastChild,
    nextSibling: links.nextSibling,
    previousSibling: links.previousSibling,
    end: links.end,
    depth: links.depth,
    sourceStart: rows.sourceStart,
    sourceEnd: rows.sourceEnd,
    pieceStart: rows.pieceStart,
    pieces: rows.pieces,
    attributeStart: rows.attributeStart,
    attributes: withNames(rows.attributes, attributeNames.names),
    customTags: outputTags.custom,
    doctype: doctypeToken && {
      name: doctypeToken.name ?? '',
      publicId: doctypeToken.publicId ?? '',
      systemId: doctypeToken.systemId ?? '',
    },
    quirks: construction.quirks,
    warnings,
  };
  return { tree, flattened: links.flattened };
}

/** The rows of all attributes with their names. */
export function withNames(rows: Rows['attributes'], names: readonly string[]): AttributeTable {
  const { name, valueStart, valueEnd, bits } = rows;
  return { name, names, nameIds: idsByName(names), valueStart, valueEnd, bits };
}

/** The index of each name in a list. */
function idsByName(names: readonly string[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (let id = 0; id < names.length; id++) ids.set(names[id]!, id);
  return ids;
}

/** An element of the source whose end tag is missing ends where its last descendant does. */
function extendSourceEnds(parent: Int32Array, sourceStart: Int32Array, sourceEnd: Int32Array): void {
  for (let id = parent.length - 1; id > 0; id--) {
    const above = parent[id]!;
    if (sourceEnd[above]! < sourceEnd[id]! && sourceStart[above]! >= 0) sourceEnd[above] = sourceEnd[id]!;
  }
}

/** Moves the children of a fragment's root to the document, and drops the root. */
export function unwrapFragment(arena: Arena, root: number): void {
  arena.moveChildren(root, 0);
  arena.detach(root);
}
