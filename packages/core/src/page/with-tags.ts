import { withTree } from './from-html.ts';
import type { Page } from './page.ts';
import type { PageTree } from './tree.ts';

/** The same page with other tags. */
export function pageWithTags(page: Page, tag: Uint16Array): Page {
  return withTree(page, treeWithTags(page.tree, tag));
}

/** Field by field: a spread tree has a shape of its own, which slows down whatever reads trees from then on. */
function treeWithTags(tree: PageTree, tag: Uint16Array): PageTree {
  return {
    source: tree.source,
    size: tree.size,
    kind: tree.kind,
    tag,
    namespace: tree.namespace,
    parent: tree.parent,
    firstChild: tree.firstChild,
    lastChild: tree.lastChild,
    nextSibling: tree.nextSibling,
    previousSibling: tree.previousSibling,
    end: tree.end,
    depth: tree.depth,
    sourceStart: tree.sourceStart,
    sourceEnd: tree.sourceEnd,
    pieceStart: tree.pieceStart,
    pieces: tree.pieces,
    attributeStart: tree.attributeStart,
    attributes: tree.attributes,
    customTags: tree.customTags,
    doctype: tree.doctype,
    quirks: tree.quirks,
    warnings: tree.warnings,
  };
}
