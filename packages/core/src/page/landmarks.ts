import { Tag } from './tags.ts';
import { NO_NODE, type NodeId, NodeKind, type PageTree } from './tree.ts';

/** The `<body>` (or `<frameset>`) of the page, or `NO_NODE`. */
export function bodyOf(tree: PageTree): NodeId {
  return childOfRoot(tree, (tag) => tag === Tag.body || tag === Tag.frameset);
}

/** The `<head>` of the page, or `NO_NODE`. */
export function headOf(tree: PageTree): NodeId {
  return childOfRoot(tree, (tag) => tag === Tag.head);
}

/** The `<html>` element, or `NO_NODE`. */
export function rootElementOf(tree: PageTree): NodeId {
  let child = tree.firstChild[0]!;
  while (child !== NO_NODE && tree.kind[child] !== NodeKind.element) child = tree.nextSibling[child]!;
  return child;
}

function childOfRoot(tree: PageTree, isWanted: (tag: number) => boolean): NodeId {
  const root = rootElementOf(tree);
  if (root === NO_NODE) return NO_NODE;
  let child = tree.firstChild[root]!;
  while (child !== NO_NODE && !isWanted(tree.tag[child]!)) child = tree.nextSibling[child]!;
  return child;
}
