import { htmlStartTag } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { insertText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { inHead } from './in-head.ts';

function leaveNoscript(tree: TreeConstruction): void {
  tree.open.pop();
  tree.mode = Mode.inHead;
}

/** The "in head noscript" insertion mode (section 13.2.6.4.5). */
export const inHeadNoscript: ModeRules = {
  ...defaultRules,
  characters: whitespaceApart(insertText, (tree) => {
    leaveNoscript(tree);
    return false;
  }),
  startTags: byTagName(
    (tree, tag) => {
      leaveNoscript(tree);
      tree.processStartTag(tag);
    },
    [
      ['html', htmlStartTag],
      ['basefont bgsound link meta noframes style', inHead.startTags],
      ['head noscript', ignoreTag],
    ],
  ),
  endTags: byTagName(ignoreTag, [
    ['noscript', leaveNoscript],
    [
      'br',
      (tree, tag) => {
        leaveNoscript(tree);
        tree.processEndTag(tag);
      },
    ],
  ]),
  endOfFile: (tree) => {
    leaveNoscript(tree);
    return true;
  },
};
