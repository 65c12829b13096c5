import type { PageType } from '../../../selection/page-type.ts';
import { repeatedSegments } from '../../../site-profile/repeated-segments.ts';
import type { SiteProfile } from '../../../site-profile/site-profile.ts';
import type { PageFeatures } from '../features/page-features.ts';
import { segmentHashes } from '../features/page-marks.ts';
import { isTitle } from './title.ts';

/**
 * How much a text on other pages of the site lowers the log-odds: what the network is sure of stays, because headings,
 * labels and greetings repeat too. @source docs/results/site-level.md
 */
const REPEATED_LOGITS = 2;
/** Penalty for text on every page of the site. @source docs/results/site-level.md */
const EVERYWHERE_LOGITS = 6;
/** A share of the pages that counts as all: a few of them may be of another kind. @source docs/results/site-level.md */
const MIN_EVERYWHERE_SHARE = 0.95;
/** Smallest share of the likely content that stays; a page of which less is new is a copy of others. @source docs/results/site-level.md */
const MIN_NEW_SHARE = 0.2;

/** On these, labels such as "Weight:" repeat with the items that they belong to. @source docs/results/site-level.md */
const LABELLED: ReadonlySet<PageType> = new Set<PageType>(['product', 'collection']);

/** Lowers the log-odds of text repeated across the site; returns how many blocks. */
export function applySite(
  features: PageFeatures,
  logits: Float32Array,
  pageType: PageType,
  site: SiteProfile,
): number {
  const { blocks } = features;
  if (LABELLED.has(pageType)) return 0;
  const repeated = repeatedSegments(site);
  // Other pages link to this one by its title.
  const pages = segmentHashes(blocks).map((hash, block) =>
    isTitle(features, block) ? 0 : (repeated.get(hash) ?? 0),
  );
  let likely = 0;
  let fresh = 0;
  for (let block = 0; block < blocks.count; block++) {
    if (logits[block]! <= 0) continue;
    likely += blocks.width[block]!;
    if (pages[block] === 0) fresh += blocks.width[block]!;
  }
  if (fresh < MIN_NEW_SHARE * likely) return 0;
  let count = 0;
  for (let block = 0; block < blocks.count; block++) {
    if (pages[block] === 0) continue;
    logits[block]! -= pages[block]! < MIN_EVERYWHERE_SHARE * site.pages ? REPEATED_LOGITS : EVERYWHERE_LOGITS;
    count++;
  }
  return count;
}
