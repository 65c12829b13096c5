import { defaultRules } from '../construction/default-rules.ts';
import type { ModeRules } from '../construction/insertion-mode.ts';
import { forAllTags, ignoreTag } from '../construction/tag-rules.ts';

/** The "text" insertion mode (section 13.2.6.4.8): inside raw text, which ends only at its own end tag. */
export const text: ModeRules = {
  ...defaultRules,
  characters: (tree, start, end, bits) => {
    tree.insertText(start, end, bits);
    return end;
  },
  startTags: forAllTags(ignoreTag),
  endTags: forAllTags((tree) => {
    tree.open.pop();
    tree.mode = tree.originalMode;
  }),
  endOfFile: (tree) => {
    tree.open.pop();
    tree.mode = tree.originalMode;
    return true;
  },
};
