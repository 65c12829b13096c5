import { endOfFileInBody, htmlStartTag } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { insertText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Tag } from '../names/tags.ts';
import { inHead } from './in-head.ts';

/** False if the current node is not a column group; then the token is ignored. */
function closeColumnGroup(tree: TreeConstruction): boolean {
  if (tree.open.currentName !== Tag.colgroup) return false;
  tree.open.pop();
  tree.mode = Mode.inTable;
  return true;
}

/** The "in column group" insertion mode (section 13.2.6.4.12). */
export const inColumnGroup: ModeRules = {
  ...defaultRules,
  characters: whitespaceApart(insertText, (tree) => !closeColumnGroup(tree)),
  startTags: byTagName(
    (tree, tag) => {
      if (closeColumnGroup(tree)) tree.processStartTag(tag);
    },
    [
      ['html', htmlStartTag],
      ['col', (tree, tag) => void tree.insertVoidElement(tag)],
      ['template', inHead.startTags],
    ],
  ),
  endTags: byTagName(
    (tree, tag) => {
      if (closeColumnGroup(tree)) tree.processEndTag(tag);
    },
    [
      ['colgroup', (tree) => void closeColumnGroup(tree)],
      ['col', ignoreTag],
      ['template', inHead.endTags],
    ],
  ),
  endOfFile: endOfFileInBody,
};
