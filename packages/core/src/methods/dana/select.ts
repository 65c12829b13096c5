import { sourceOf } from '../../features/text-stream/page-source.ts';
import type { Page } from '../../page/page.ts';
import { emptySelection } from '../../selection/empty-selection.ts';
import type { Selection } from '../../selection/selection.ts';
import { chooseRegions, rangesOf } from './choose-regions.ts';
import { countLines, type DanaCount } from './curve.ts';
import type { DanaOptions } from './options.ts';

/** A selection with the number of content characters in it. */
export interface CountedSelection {
  readonly selection: Selection;
  readonly size: number;
}

/** Runs one member of the family on the source of a page; the tree is never touched. */
export function selectLines(page: Page, count: DanaCount, options: DanaOptions): CountedSelection {
  const lines = countLines(sourceOf(page, count), count, options);
  const choice = chooseRegions(lines, options);
  if (choice.first < 0) {
    return {
      selection: emptySelection('no-match', 'No part of the page has more text than markup.'),
      size: 0,
    };
  }
  const { regions, first, last, gap, size } = choice;
  const selection: Selection = {
    roots: [],
    removed: [],
    ranges: rangesOf(lines, choice, options.fillGaps),
    reasons: [
      `${last - first + 1} of ${regions.length} regions, with ${size} content characters, lie within ${gap} lines of each other around the largest.`,
    ],
  };
  return { selection, size };
}
