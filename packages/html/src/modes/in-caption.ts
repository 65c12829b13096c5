import { endOfFileInBody } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { inBody } from './in-body.ts';

/** False if there is no caption to close, which happens only in a fragment. */
function closeCaption(tree: TreeConstruction): boolean {
  const { open } = tree;
  if (!open.has(Tag.caption, Barrier.tableScope)) return false;
  open.generateImpliedEndTags();
  open.popThroughName(Tag.caption);
  tree.formatting.clearToMarker();
  tree.mode = Mode.inTable;
  return true;
}

/** The "in caption" insertion mode (section 13.2.6.4.11). */
export const inCaption: ModeRules = {
  ...defaultRules,
  characters: inBody.characters,
  startTags: byTagName(inBody.startTags, [
    [
      'caption col colgroup tbody td tfoot th thead tr',
      (tree, tag) => {
        if (closeCaption(tree)) tree.processStartTag(tag);
      },
    ],
  ]),
  endTags: byTagName(inBody.endTags, [
    ['caption', (tree) => void closeCaption(tree)],
    [
      'table',
      (tree, tag) => {
        if (closeCaption(tree)) tree.processEndTag(tag);
      },
    ],
    ['body col colgroup html tbody td tfoot th thead tr', ignoreTag],
  ]),
  endOfFile: endOfFileInBody,
};
