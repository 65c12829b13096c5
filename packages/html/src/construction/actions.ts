import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { Namespace } from '../tree.ts';
import { Mode, type ModeId } from './insertion-mode.ts';
import type { TreeConstruction } from './tree-construction.ts';

/** "If the stack of open elements has a p element in button scope, then close a p element." */
export function closeParagraph(tree: TreeConstruction): void {
  const { open } = tree;
  if (!open.has(Tag.p, Barrier.buttonScope)) return;
  open.generateImpliedEndTags(Tag.p);
  open.popThroughName(Tag.p);
}

/** "Any other end tag" in "in body": closes the element of that name unless a special one is closer. */
export function anyOtherEndTag(tree: TreeConstruction, tag: number): void {
  const { open } = tree;
  const index = open.lastOf(tag);
  if (index < open.nearest(Barrier.special)) return;
  open.generateImpliedEndTags(tag);
  open.popThrough(index);
}

/** The generic raw text and RCDATA element parsing algorithms, and that of scripts. */
export function parseRawText(tree: TreeConstruction, tag: number, tokenizerState: number): void {
  tree.insertElement(tag);
  tree.tokenizer.state = tokenizerState;
  tree.tokenizer.lastStartTagName = tree.tagNames.names[tag]!;
  tree.originalMode = tree.mode;
  tree.mode = Mode.text;
}

/** Adds the attributes of the tag to an existing element, as a second `<html>` or `<body>` does. */
export function mergeAttributes(tree: TreeConstruction, node: number): void {
  const { arena, tokenizer, limits } = tree;
  const pending = tokenizer.attributeCount;
  if (pending === 0) return;
  const known = new Set<number>();
  const first = arena.attributes + pending;
  let next = first;
  const end = arena.firstAttribute[node]! + arena.attributeCount[node]!;
  for (let row = arena.firstAttribute[node]!; row < end; row++) {
    known.add(arena.attributeName[row]!);
    arena.copyRow(row, next++);
  }
  for (let row = arena.attributes; row < arena.attributes + pending; row++) {
    if (known.has(arena.attributeName[row]!)) continue;
    if (next - first < limits.maxAttributes) arena.copyRow(row, next++);
    else tree.droppedAttributes++;
  }
  arena.areAttributesInOrder = false;
  arena.firstAttribute[node] = first;
  arena.attributeCount[node] = next - first;
  arena.attributes = next;
  tokenizer.attributeCount = 0;
}

/** A start tag whose tag name is "html", in almost every mode. */
export function htmlStartTag(tree: TreeConstruction): void {
  if (tree.open.lastOf(Tag.template) < 0) mergeAttributes(tree, tree.open.nodes[0]!);
}

const MODE_BY_ELEMENT: ReadonlyMap<number, ModeId> = new Map<number, ModeId>([
  [Tag.td, Mode.inCell],
  [Tag.th, Mode.inCell],
  [Tag.tr, Mode.inRow],
  [Tag.tbody, Mode.inTableBody],
  [Tag.thead, Mode.inTableBody],
  [Tag.tfoot, Mode.inTableBody],
  [Tag.caption, Mode.inCaption],
  [Tag.colgroup, Mode.inColumnGroup],
  [Tag.table, Mode.inTable],
  [Tag.head, Mode.inHead],
  [Tag.body, Mode.inBody],
  [Tag.frameset, Mode.inFrameset],
]);

/** "Reset the insertion mode appropriately". */
export function resetInsertionMode(tree: TreeConstruction): void {
  const { open, context } = tree;
  const index = open.nearest(Barrier.insertionMode);
  let name = open.names[index]!;
  if (index === 0 && context !== null) {
    name = context.namespace === Namespace.html ? context.name : 0;
    if (name === Tag.td || name === Tag.th || name === Tag.head) name = Tag.body;
  }
  if (name === Tag.template) tree.mode = tree.templateModes.at(-1)!;
  else if (name === Tag.html) tree.mode = tree.headElement < 0 ? Mode.beforeHead : Mode.afterHead;
  else tree.mode = MODE_BY_ELEMENT.get(name) ?? Mode.inBody;
}

/** "Stop parsing": open elements end here. `html` and `body` end with their last child or end tag. */
export function stopParsing(tree: TreeConstruction): boolean {
  const { open } = tree;
  for (let index = tree.context === null ? 2 : 0; index < open.length; index++) {
    open.setSourceEnd(open.nodes[index]!, open.names[index]!);
  }
  return false;
}

/** A start tag whose tag name is "template". */
export function startTemplate(tree: TreeConstruction, tag: number): void {
  tree.insertElement(tag);
  tree.formatting.pushMarker();
  tree.framesetOk = false;
  tree.mode = Mode.inTemplate;
  tree.templateModes.push(Mode.inTemplate);
}

/** An end tag whose tag name is "template". */
export function endTemplate(tree: TreeConstruction): void {
  if (tree.open.lastOf(Tag.template) < 0) return;
  tree.open.generateImpliedEndTagsThoroughly();
  closeTemplate(tree);
}

function closeTemplate(tree: TreeConstruction): void {
  tree.open.popThroughName(Tag.template);
  tree.formatting.clearToMarker();
  tree.templateModes.pop();
  resetInsertionMode(tree);
}

/** The end of the file in "in template": closes one template and returns true to be called again. */
export function endOfFileInTemplate(tree: TreeConstruction): boolean {
  if (tree.open.lastOf(Tag.template) < 0) return stopParsing(tree);
  closeTemplate(tree);
  return true;
}

/** The end of the file in "in body" and the modes that follow it. */
export function endOfFileInBody(tree: TreeConstruction): boolean {
  return tree.templateModes.length > 0 ? endOfFileInTemplate(tree) : stopParsing(tree);
}
