import type { Judged, Tail } from './article-tails.ts';

/** Fewest teasers in a list; two may be a note and a source. @source workbench/train/experiments.md, "Teasers below articles" */
const MIN_TEASERS = 3;
/** Smallest share of boxes with a linked title. @source workbench/train/experiments.md, "Teasers below articles" */
const MIN_LINKED = 0.8;
/** By how much likelier the article must be, in mean log-odds. @source workbench/train/experiments.md, "Teasers below articles" */
const MIN_LEAD = 2;

/**
 * Leaves out a list of other pages below an article, if the network thinks clearly less of it: every teaser alone may be
 * a paragraph, but together they are not what the page is about. A list of which the data of the page speaks too stays.
 * Returns a sentence for the trace, or `null`.
 */
export function dropTeasers(tails: readonly Tail[], { keep }: Judged, stated: Uint8Array): string | null {
  const tail = tails.find(
    ({ boxes, countLinked, odds, isLast, inBox }) =>
      isLast &&
      odds >= MIN_LEAD &&
      boxes >= MIN_TEASERS &&
      countLinked() >= MIN_LINKED * boxes &&
      !stated.some((isStated, block) => isStated === 1 && inBox[block] === 1),
  );
  if (tail === undefined) return null;
  for (let block = 0; block < keep.length; block++) if (tail.inBox[block] === 1) keep[block] = 0;
  return 'the list of other pages below the main text was dropped';
}
