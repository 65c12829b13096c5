import { endOfFileInBody } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { inBody } from './in-body.ts';

/** "Close the cell"; false if there is none, which happens only in a fragment. */
function closeCell(tree: TreeConstruction): boolean {
  const { open } = tree;
  const cell = Math.max(open.lastOf(Tag.td), open.lastOf(Tag.th));
  if (cell < open.nearest(Barrier.tableScope)) return false;
  open.generateImpliedEndTags();
  open.popThrough(cell);
  tree.formatting.clearToMarker();
  tree.mode = Mode.inRow;
  return true;
}

const endCell: TagRule = (tree, tag) => {
  const { open } = tree;
  if (!open.has(tag, Barrier.tableScope)) return;
  open.generateImpliedEndTags();
  open.popThroughName(tag);
  tree.formatting.clearToMarker();
  tree.mode = Mode.inRow;
};

/** The "in cell" insertion mode (section 13.2.6.4.15). */
export const inCell: ModeRules = {
  ...defaultRules,
  characters: inBody.characters,
  startTags: byTagName(inBody.startTags, [
    [
      'caption col colgroup tbody td tfoot th thead tr',
      (tree, tag) => {
        if (closeCell(tree)) tree.processStartTag(tag);
      },
    ],
  ]),
  endTags: byTagName(inBody.endTags, [
    ['td th', endCell],
    ['body caption col colgroup html', ignoreTag],
    [
      'table tbody tfoot thead tr',
      (tree, tag) => {
        if (tree.open.has(tag, Barrier.tableScope) && closeCell(tree)) tree.processEndTag(tag);
      },
    ],
  ]),
  endOfFile: endOfFileInBody,
};
