import { htmlStartTag } from '../construction/actions.ts';
import { NONE } from '../construction/arena.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { applyTagRule, byTagName, ignoreTag } from '../construction/tag-rules.ts';
import { insertText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { TAG_BITS } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { HEAD_CONTENT, inHead } from './in-head.ts';

function impliedBody(tree: TreeConstruction): void {
  tree.insertImpliedElement(Tag.body);
  tree.mode = Mode.inBody;
}

/** Head content after the end of the head still goes into it. */
const lateHeadContent: TagRule = (tree, tag) => {
  const { open, arena, headElement } = tree;
  if (arena.next[headElement] !== NONE) arena.isInOrder = false;
  open.push(headElement, Tag.head, TAG_BITS[Tag.head]!);
  applyTagRule(inHead.startTags, tree, tag);
  open.removeAt(open.indexOf(headElement, Tag.head));
};

/** The "after head" insertion mode (section 13.2.6.4.6). */
export const afterHead: ModeRules = {
  ...defaultRules,
  characters: whitespaceApart(insertText, (tree) => {
    impliedBody(tree);
    return false;
  }),
  startTags: byTagName(
    (tree, tag) => {
      impliedBody(tree);
      tree.processStartTag(tag);
    },
    [
      ['html', htmlStartTag],
      [
        'body',
        (tree, tag) => {
          tree.insertElement(tag);
          tree.framesetOk = false;
          tree.mode = Mode.inBody;
        },
      ],
      [
        'frameset',
        (tree, tag) => {
          tree.insertElement(tag);
          tree.mode = Mode.inFrameset;
        },
      ],
      [HEAD_CONTENT, lateHeadContent],
      ['head', ignoreTag],
    ],
  ),
  endTags: byTagName(ignoreTag, [
    ['template', inHead.endTags],
    [
      'body html br',
      (tree, tag) => {
        impliedBody(tree);
        tree.processEndTag(tag);
      },
    ],
  ]),
  endOfFile: (tree) => {
    impliedBody(tree);
    return true;
  },
};
