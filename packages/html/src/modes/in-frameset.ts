import { htmlStartTag, stopParsing } from '../construction/actions.ts';
import { defaultRules } from '../construction/default-rules.ts';
import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
import { byTagName, forAllTags, ignoreTag } from '../construction/tag-rules.ts';
import { insertText, whitespaceApart } from '../construction/text-rules.ts';
import { Tag } from '../names/tags.ts';
import { inBody } from './in-body.ts';
import { inHead } from './in-head.ts';

const characters = whitespaceApart(insertText, () => true);

const endFrameset: TagRule = (tree) => {
  const { open } = tree;
  if (open.length === 1) return;
  open.pop();
  if (tree.context === null && open.currentName !== Tag.frameset) tree.mode = Mode.afterFrameset;
};

/** The "in frameset" insertion mode (section 13.2.6.4.18). */
export const inFrameset: ModeRules = {
  ...defaultRules,
  characters,
  startTags: byTagName(ignoreTag, [
    ['html', htmlStartTag],
    ['frameset', (tree, tag) => void tree.insertElement(tag)],
    ['frame', (tree, tag) => void tree.insertVoidElement(tag)],
    ['noframes', inHead.startTags],
  ]),
  endTags: byTagName(ignoreTag, [['frameset', endFrameset]]),
  endOfFile: stopParsing,
};

const startTagsAfter = byTagName(ignoreTag, [
  ['html', htmlStartTag],
  ['noframes', inHead.startTags],
]);

/** The "after frameset" insertion mode (section 13.2.6.4.19). */
export const afterFrameset: ModeRules = {
  ...defaultRules,
  characters,
  startTags: startTagsAfter,
  endTags: byTagName(ignoreTag, [
    [
      'html',
      (tree) => {
        tree.mode = Mode.afterAfterFrameset;
      },
    ],
  ]),
  endOfFile: stopParsing,
};

/** The "after after frameset" insertion mode (section 13.2.6.4.21). */
export const afterAfterFrameset: ModeRules = {
  characters: whitespaceApart(
    (tree, start, end, bits) => void inBody.characters(tree, start, end, bits),
    () => true,
  ),
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, 0),
  doctype: () => undefined,
  startTags: startTagsAfter,
  endTags: forAllTags(ignoreTag),
  endOfFile: stopParsing,
};
