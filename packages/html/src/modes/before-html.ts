import { Mode, type ModeRules } from '../construction/insertion-mode.ts';
import { byTagName, forAllTags, ignoreTag } from '../construction/tag-rules.ts';
import { ignoreText, whitespaceApart } from '../construction/text-rules.ts';
import type { TreeConstruction } from '../construction/tree-construction.ts';
import { TAG_BITS } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { Namespace } from '../tree.ts';

function openRoot(tree: TreeConstruction, root: number): void {
  tree.arena.append(0, root);
  tree.open.push(root, Tag.html, TAG_BITS[Tag.html]!);
  tree.mode = Mode.beforeHead;
}

function impliedRoot(tree: TreeConstruction): void {
  openRoot(tree, tree.createBareElement(Tag.html, Namespace.html, Tag.html));
}

/** The "before html" insertion mode (section 13.2.6.4.2). */
export const beforeHtml: ModeRules = {
  characters: whitespaceApart(ignoreText, (tree) => {
    impliedRoot(tree);
    return false;
  }),
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, 0),
  doctype: () => undefined,
  startTags: forAllTags((tree, tag) => {
    if (tag === Tag.html) {
      openRoot(tree, tree.createElement(Tag.html, Namespace.html, Tag.html));
      return;
    }
    impliedRoot(tree);
    tree.processStartTag(tag);
  }),
  endTags: byTagName(ignoreTag, [
    [
      'head body html br',
      (tree, tag) => {
        impliedRoot(tree);
        tree.processEndTag(tag);
      },
    ],
  ]),
  endOfFile: (tree) => {
    impliedRoot(tree);
    return true;
  },
};
