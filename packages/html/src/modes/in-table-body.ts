import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { clearStackBackTo, inTable } from './in-table.ts';

function clearToTableBody(tree: TreeConstruction): void {
  clearStackBackTo(tree, Tag.tbody, Tag.tfoot, Tag.thead);
}

function closeTableBody(tree: TreeConstruction): void {
  clearToTableBody(tree);
  tree.open.pop();
  tree.mode = Mode.inTable;
}

function hasTableBody({ open }: TreeConstruction): boolean {
  return [Tag.tbody, Tag.thead, Tag.tfoot].some((tag) => open.has(tag, Barrier.tableScope));
}

const row: TagRule = (tree, tag) => {
  clearToTableBody(tree);
  tree.insertElement(tag);
  tree.mode = Mode.inRow;
};

const cell: TagRule = (tree, tag) => {
  clearToTableBody(tree);
  tree.insertImpliedElement(Tag.tr);
  tree.mode = Mode.inRow;
  tree.processStartTag(tag);
};

/** The "in table body" insertion mode (section 13.2.6.4.13). */
export const inTableBody: ModeRules = {
  ...inTable,
  startTags: byTagName(inTable.startTags, [
    ['tr', row],
    ['th td', cell],
    [
      'caption col colgroup tbody tfoot thead',
      (tree, tag) => {
        if (!hasTableBody(tree)) return;
        closeTableBody(tree);
        tree.processStartTag(tag);
      },
    ],
  ]),
  endTags: byTagName(inTable.endTags, [
    [
      'tbody tfoot thead',
      (tree, tag) => {
        if (tree.open.has(tag, Barrier.tableScope)) closeTableBody(tree);
      },
    ],
    [
      'table',
      (tree, tag) => {
        if (!hasTableBody(tree)) return;
        closeTableBody(tree);
        tree.processEndTag(tag);
      },
    ],
    ['body caption col colgroup html td th tr', ignoreTag],
  ]),
};
