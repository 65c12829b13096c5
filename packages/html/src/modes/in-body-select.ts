import { closeParagraph } from '../construction/actions.ts';
import type { TagRule } from '../construction/insertion-mode.ts';
import { reconstructFormatting } from '../construction/reconstruct.ts';
import { Barrier } from '../names/tag-bits.ts';
import { Tag } from '../names/tags.ts';
import { Namespace } from '../tree.ts';

/*
 * Since 2025 the standard has no insertion mode for `select`: its content is parsed like any other, and these
 * start tags look whether a `select` is open.
 */

/** "select": one inside another only closes it. */
export const select: TagRule = (tree, tag) => {
  if (tree.context?.namespace === Namespace.html && tree.context.name === Tag.select) return;
  if (tree.open.has(Tag.select, Barrier.scope)) {
    tree.open.popThroughName(Tag.select);
    return;
  }
  reconstructFormatting(tree);
  tree.insertElement(tag);
  tree.framesetOk = false;
};

/** "option": ends the option before it. */
export const option: TagRule = (tree, tag) => {
  const { open } = tree;
  if (open.has(Tag.select, Barrier.scope)) open.generateImpliedEndTags(Tag.optgroup);
  else if (open.currentName === Tag.option) open.pop();
  reconstructFormatting(tree);
  tree.insertElement(tag);
};

/** "optgroup": ends the option and the group before it. */
export const optgroup: TagRule = (tree, tag) => {
  const { open } = tree;
  if (open.has(Tag.select, Barrier.scope)) open.generateImpliedEndTags();
  else if (open.currentName === Tag.option) open.pop();
  reconstructFormatting(tree);
  tree.insertElement(tag);
};

/** "hr": in a `select` it separates groups. */
export const rule: TagRule = (tree, tag) => {
  closeParagraph(tree);
  if (tree.open.has(Tag.select, Barrier.scope)) tree.open.generateImpliedEndTags();
  tree.insertVoidElement(tag);
  tree.framesetOk = false;
};
