import { htmlStartTag, stopParsing } from '../construction/actions.ts';
import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, forAllTags } from '../construction/tag-rules.ts';
import { whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { Tag } from '../names/tags.ts';
import { inBody } from './in-body.ts';

const characters = whitespaceApart(
  (tree, start, end, bits) => void inBody.characters(tree, start, end, bits),
  (tree) => {
    tree.mode = Mode.inBody;
    return false;
  },
);

const startTags = byTagName(
  (tree, tag) => {
    tree.mode = Mode.inBody;
    tree.processStartTag(tag);
  },
  [['html', htmlStartTag]],
);

function backToBody(tree: TreeConstruction, tag: number): void {
  tree.mode = Mode.inBody;
  tree.processEndTag(tag);
}

/** The "after body" insertion mode (section 13.2.6.4.17). */
export const afterBody: ModeRules = {
  characters,
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, tree.open.nodes[0]!),
  doctype: () => undefined,
  startTags,
  endTags: forAllTags((tree, tag) => {
    if (tag !== Tag.html) {
      backToBody(tree, tag);
      return;
    }
    if (tree.context !== null) return;
    tree.mode = Mode.afterAfterBody;
    tree.open.setSourceEnd(tree.open.nodes[0]!, Tag.html);
  }),
  endOfFile: stopParsing,
};

/** The "after after body" insertion mode (section 13.2.6.4.20). */
export const afterAfterBody: ModeRules = {
  characters,
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, 0),
  doctype: () => undefined,
  startTags,
  endTags: forAllTags(backToBody),
  endOfFile: stopParsing,
};
