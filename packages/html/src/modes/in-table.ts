import { endOfFileInBody, resetInsertionMode } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import {
  Mode,
  type ModeId,
  type ModeRules,
  type TagRule,
  type TextRule,
} from '../construction/insertion-mode.ts';
import { applyTagRule, byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { isHiddenInput } from '../construction/token-attributes.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Barrier, TagBit } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { inBody } from './in-body.ts';
import { inHead } from './in-head.ts';

/** Pops until the current node is one of the elements that bound a table context; `html` and `template` always do. */
export function clearStackBackTo(tree: TreeConstruction, ...names: readonly number[]): void {
  const { open } = tree;
  for (;;) {
    const name = open.currentName;
    if (names.includes(name) || name === Tag.template || name === Tag.html) return;
    open.pop();
  }
}

const fosterStartTag: TagRule = (tree, tag) => {
  tree.fosterParenting = true;
  applyTagRule(inBody.startTags, tree, tag);
  tree.fosterParenting = false;
};

const fosterEndTag: TagRule = (tree, tag) => {
  tree.fosterParenting = true;
  applyTagRule(inBody.endTags, tree, tag);
  tree.fosterParenting = false;
};

const characters: TextRule = (tree, start, end, bits) => {
  if ((tree.open.currentBits & TagBit.fosters) !== 0 || tree.open.currentName === Tag.template) {
    tree.pendingTableText.length = 0;
    tree.originalMode = tree.mode;
    tree.mode = Mode.inTableText;
    return start;
  }
  tree.fosterParenting = true;
  const stop = inBody.characters(tree, start, end, bits);
  tree.fosterParenting = false;
  return stop;
};

const caption: TagRule = (tree, tag) => {
  clearStackBackTo(tree, Tag.table);
  tree.formatting.pushMarker();
  tree.insertElement(tag);
  tree.mode = Mode.inCaption;
};

/** A part of the table, whose content has a mode of its own. */
const part =
  (mode: ModeId): TagRule =>
  (tree, tag) => {
    clearStackBackTo(tree, Tag.table);
    tree.insertElement(tag);
    tree.mode = mode;
  };

/** Content of a table part whose start tag is implied. */
const inImpliedPart =
  (implied: number, mode: ModeId): TagRule =>
  (tree, tag) => {
    clearStackBackTo(tree, Tag.table);
    tree.insertImpliedElement(implied);
    tree.mode = mode;
    tree.processStartTag(tag);
  };

const endTable: TagRule = (tree) => {
  if (!tree.open.has(Tag.table, Barrier.tableScope)) return;
  tree.open.popThroughName(Tag.table);
  resetInsertionMode(tree);
};

const table: TagRule = (tree, tag) => {
  if (!tree.open.has(Tag.table, Barrier.tableScope)) return;
  endTable(tree, tag);
  tree.processStartTag(tag);
};

const input: TagRule = (tree, tag) => {
  if (isHiddenInput(tree)) tree.insertVoidElement(tag);
  else fosterStartTag(tree, tag);
};

const form: TagRule = (tree, tag) => {
  if (tree.formElement >= 0 || tree.open.lastOf(Tag.template) >= 0) return;
  tree.formElement = tree.insertVoidElement(tag);
};

/** The "in table" insertion mode (section 13.2.6.4.9). */
export const inTable: ModeRules = {
  ...defaultRules,
  characters,
  startTags: byTagName(fosterStartTag, [
    ['caption', caption],
    ['colgroup', part(Mode.inColumnGroup)],
    ['col', inImpliedPart(Tag.colgroup, Mode.inColumnGroup)],
    ['tbody tfoot thead', part(Mode.inTableBody)],
    ['td th tr', inImpliedPart(Tag.tbody, Mode.inTableBody)],
    ['table', table],
    ['style script template', inHead.startTags],
    ['input', input],
    ['form', form],
  ]),
  endTags: byTagName(fosterEndTag, [
    ['table', endTable],
    ['body caption col colgroup html tbody td tfoot th thead tr', ignoreTag],
    ['template', inHead.endTags],
  ]),
  endOfFile: endOfFileInBody,
};
