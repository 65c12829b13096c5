import { htmlStartTag, stopParsing } from '../construction/actions.ts';
import { Mode, type ModeRules, type TagRule } from '../construction/insertion-mode.ts';
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

const startTag: TagRule = (tree, tag) => {
  if (tag === Tag.html) {
    htmlStartTag(tree);
    return;
  }
  tree.mode = Mode.inBody;
  tree.processStartTag(tag);
};

function backToBody(tree: TreeConstruction, tag: number): void {
  tree.mode = Mode.inBody;
  tree.processEndTag(tag);
}

/** The "after body" insertion mode (section 13.2.6.4.17). */
export const afterBody: ModeRules = {
  characters,
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, tree.open.nodes[0]!),
  doctype: () => undefined,
  startTag,
  endTag: (tree, tag) => {
    if (tag !== Tag.html) {
      backToBody(tree, tag);
      return;
    }
    if (tree.context !== null) return;
    tree.mode = Mode.afterAfterBody;
    tree.open.setSourceEnd(tree.open.nodes[0]!, Tag.html);
  },
  endOfFile: stopParsing,
};

/** The "after after body" insertion mode (section 13.2.6.4.20). */
export const afterAfterBody: ModeRules = {
  characters,
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, 0),
  doctype: () => undefined,
  startTag,
  endTag: backToBody,
  endOfFile: stopParsing,
};
