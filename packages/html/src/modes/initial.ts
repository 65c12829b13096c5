import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { quirksOf } from '../construction/quirks.ts';
import { forAllTags } from '../construction/tag-rules.ts';
import { ignoreText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { NodeKind } from '../tree.ts';

function withoutDoctype(tree: TreeConstruction): void {
  tree.quirks = true;
  tree.mode = Mode.beforeHtml;
}

/** The "initial" insertion mode (section 13.2.6.4.1). */
export const initial: ModeRules = {
  characters: whitespaceApart(ignoreText, (tree) => {
    withoutDoctype(tree);
    return false;
  }),
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, 0),
  doctype: (tree, doctype) => {
    const { arena, tokenizer } = tree;
    const node = arena.createNode(NodeKind.doctype);
    arena.append(0, node);
    arena.sourceStart[node] = tokenizer.tokenStart;
    arena.sourceEnd[node] = tokenizer.tokenEnd;
    tree.doctypeToken = doctype;
    tree.quirks = quirksOf(doctype);
    tree.mode = Mode.beforeHtml;
  },
  startTags: forAllTags((tree, tag) => {
    withoutDoctype(tree);
    tree.processStartTag(tag);
  }),
  endTags: forAllTags((tree, tag) => {
    withoutDoctype(tree);
    tree.processEndTag(tag);
  }),
  endOfFile: (tree) => {
    withoutDoctype(tree);
    return true;
  },
};
