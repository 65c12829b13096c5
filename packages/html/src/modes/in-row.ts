import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { clearStackBackTo, inTable } from './in-table.ts';

/** False if there is no row to close, which happens only in a fragment. */
function closeRow(tree: TreeConstruction): boolean {
  if (!tree.open.has(Tag.tr, Barrier.tableScope)) return false;
  clearStackBackTo(tree, Tag.tr);
  tree.open.pop();
  tree.mode = Mode.inTableBody;
  return true;
}

const cell: TagRule = (tree, tag) => {
  clearStackBackTo(tree, Tag.tr);
  tree.insertElement(tag);
  tree.mode = Mode.inCell;
  tree.formatting.pushMarker();
};

/** The "in row" insertion mode (section 13.2.6.4.14). */
export const inRow: ModeRules = {
  ...inTable,
  startTags: byTagName(inTable.startTags, [
    ['th td', cell],
    [
      'caption col colgroup tbody tfoot thead tr',
      (tree, tag) => {
        if (closeRow(tree)) tree.processStartTag(tag);
      },
    ],
  ]),
  endTags: byTagName(inTable.endTags, [
    ['tr', (tree) => void closeRow(tree)],
    [
      'table',
      (tree, tag) => {
        if (closeRow(tree)) tree.processEndTag(tag);
      },
    ],
    [
      'tbody tfoot thead',
      (tree, tag) => {
        if (tree.open.has(tag, Barrier.tableScope) && closeRow(tree)) tree.processEndTag(tag);
      },
    ],
    ['body caption col colgroup html td th', ignoreTag],
  ]),
};
