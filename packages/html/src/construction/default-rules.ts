import type { ModeRules } from './insertion-mode.ts';

/** Comments go into the current node and a DOCTYPE is ignored, in nearly all modes. */
export const defaultRules: Pick<ModeRules, 'comment' | 'doctype'> = {
  comment: (tree, start, end, bits) => tree.insertComment(start, end, bits, tree.open.current),
  doctype: () => undefined,
};
