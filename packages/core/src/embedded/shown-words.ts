import { NEVER_SHOWN } from '../hidden/unread-tags.ts';
import { countWords } from '../language/count.ts';
import { textOf } from '../page/access.ts';
import type { Page } from '../page/page.ts';
import { withTags } from '../page/tags.ts';
import { NodeKind } from '../page/tree.ts';
import type { Selection } from '../selection/selection.ts';

/** Counts the visible words of a selection, up to `enough`: on most pages a few nodes. */
export function shownWords(
  page: Page,
  { roots, removed }: Pick<Selection, 'roots' | 'removed'>,
  enough: number,
  skipped: Uint8Array = NEVER_SHOWN,
): number {
  const { kind, tag, end } = page.tree;
  const left = new Set(removed);
  let words = 0;
  for (const root of roots) {
    for (let id = root; id < end[root]! && words < enough; id++) {
      if (kind[id] === NodeKind.text) words += countWords(textOf(page, id));
      else if (skipped[tag[id]!] === 1 || left.has(id)) id = end[id]! - 1;
    }
  }
  return words;
}

const NO_STORY = withTags(NEVER_SHOWN, 'a', 'button', 'select', 'nav', 'footer');

/**
 * Counts the words of the whole page outside navigation, up to `enough`: more than the selected words if the method
 * missed some.
 */
export function storyWords(page: Page, enough: number): number {
  return shownWords(page, { roots: [0], removed: [] }, enough, NO_STORY);
}
