import { htmlStartTag } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { ignoreText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Tag } from '../names/tags.ts';

function impliedHead(tree: TreeConstruction): void {
  tree.headElement = tree.insertImpliedElement(Tag.head);
  tree.mode = Mode.inHead;
}

/** The "before head" insertion mode (section 13.2.6.4.3). */
export const beforeHead: ModeRules = {
  ...defaultRules,
  characters: whitespaceApart(ignoreText, (tree) => {
    impliedHead(tree);
    return false;
  }),
  startTags: byTagName(
    (tree, tag) => {
      impliedHead(tree);
      tree.processStartTag(tag);
    },
    [
      ['html', htmlStartTag],
      [
        'head',
        (tree, tag) => {
          tree.headElement = tree.insertElement(tag);
          tree.mode = Mode.inHead;
        },
      ],
    ],
  ),
  endTags: byTagName(ignoreTag, [
    [
      'head body html br',
      (tree, tag) => {
        impliedHead(tree);
        tree.processEndTag(tag);
      },
    ],
  ]),
  endOfFile: (tree) => {
    impliedHead(tree);
    return true;
  },
};
