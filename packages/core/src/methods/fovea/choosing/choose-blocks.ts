import type { Page } from '../../../page/page.ts';
import { keepLead } from '../completing/lead.ts';
import { statedBlocks } from '../completing/stated.ts';
import { completeStructures } from '../completing/whole-structures.ts';
import type { PageFeatures } from '../features/page-features.ts';
import type { FoveaOptions } from '../options.ts';
import { addMarked, findTails } from './article-tails.ts';
import { DROPPED, setComments } from './comments.ts';
import { dropCopies } from './copies.ts';
import { type Decision, decide } from './decide.ts';
import { dropTeasers } from './teasers.ts';
import { keepTitle } from './title.ts';

/** Why a block is kept or dropped, as indexes into `WHY_TEXTS`. */
const Why = { odds: 0, structure: 1, comments: 2, title: 3, stated: 4, teasers: 5, copies: 6 } as const;

/** The same reasons for people. */
export const WHY_TEXTS: readonly string[] = [
  'by its own odds',
  'decided by what it belongs to: a table, list or notice, the text around it, or text that refers to it',
  'part of a discussion, which the option `comments` decides',
  'says the title of the page, which the option `title` decides',
  'said by the data of the page as well',
  'in a list of other pages below the main text',
  'stands on the page twice',
];

/** The chosen blocks, and why. */
export interface BlockChoice extends Decision {
  /** A `Why` per block. */
  readonly why: Uint8Array;
  /** Whether the discussion below the main text was left out. */
  readonly dropsComments: boolean;
}

/** What a page is likelier than not. */
export interface PageKind {
  /** A discussion: the network knows which boxes of a forum are furniture, so it stays as the network chose it. */
  readonly isDiscussion: boolean;
  /** A list of things, each with a link. */
  readonly isOverview: boolean;
}

/** Chooses blocks from log-odds: by odds, then whole structures, then the caller's wishes for comments and title. */
export function chooseBlocks(
  page: Page,
  features: PageFeatures,
  logits: Float32Array,
  kind: PageKind,
  options: FoveaOptions,
): BlockChoice {
  const decision = decide(features, logits, options.focus);
  const { keep } = decision;
  const reasons = [...decision.reasons];
  const why = new Uint8Array(keep.length);
  const step = (reason: number, change: () => void): void => {
    const before = keep.slice();
    change();
    for (let block = 0; block < keep.length; block++) if (keep[block] !== before[block]) why[block] = reason;
  };
  const stated = statedBlocks(page, features);
  step(Why.stated, () => addMarked(keep, stated));
  step(Why.structure, () => completeStructures(page, features, logits, keep));
  step(Why.stated, () => keepLead(page, features, keep));
  const tell = (reason: string | null): void => {
    if (reason !== null) reasons.push(reason);
  };
  const judged = { keep, logits };
  const { comments, title, focus } = options;
  if (focus !== 'recall') step(Why.copies, () => tell(dropCopies(page, features, keep)));
  if (!kind.isDiscussion) {
    const tails = findTails(page, features, judged);
    if (!kind.isOverview && focus !== 'recall') {
      step(Why.teasers, () => tell(dropTeasers(tails, judged, stated)));
    }
    // The caller's wishes come last, so that no later step undoes them.
    step(Why.comments, () => tell(setComments(page, features, judged, tails, comments)));
  }
  // Where it is to go, cleaning drops it, for every method alike.
  if (title === 'keep') step(Why.title, () => keepTitle(features, keep));
  return { ...decision, reasons, why, dropsComments: reasons.includes(DROPPED) };
}
