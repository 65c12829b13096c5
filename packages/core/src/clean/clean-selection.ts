import type { ContentElement } from '../content/content-tree.ts';
import type { PlacedSelection } from '../selection/placed-selection.ts';
import type { CleanContext } from './context.ts';
import { copySelection } from './copy/copy.ts';
import { runPasses } from './passes.ts';

/** The selected part of a page as clean content. */
export function cleanSelection({ page, selection }: PlacedSelection, context: CleanContext): ContentElement {
  let delimiters: CleanContext['delimiters'];
  const content = copySelection(page, selection, context.onUnseen, () => {
    delimiters = context.delimiters;
  });
  runPasses(content, { ...context, delimiters });
  return content;
}
