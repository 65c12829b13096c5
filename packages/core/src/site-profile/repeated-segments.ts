import type { SiteProfile } from './site-profile.ts';

/** A text on this many pages of a site belongs to the site. @source docs/results/site-level.md, the rule of the signal. */
const MIN_PAGES = 3;
/** Smallest share of the pages of a large site: a news item may be on a few pages in full. @source docs/results/site-level.md, the rule of the signal. */
const MIN_SHARE = 0.05;
/**
 * Fewest pages of which a profile has an effect: of fewer, three may well be copies.
 * @source docs/results/site-level.md, the rule of the signal.
 */
export const MIN_SITE_PAGES = 4;

const known = new WeakMap<SiteProfile, ReadonlyMap<number, number>>();

/** The texts that belong to the site, not to one of its pages, with the number of pages; found once for each profile. */
export function repeatedSegments(profile: SiteProfile): ReadonlyMap<number, number> {
  const { pages, segments } = profile;
  const found = known.get(profile);
  if (found !== undefined) return found;
  const repeated = new Map<number, number>();
  const needed = Math.max(MIN_PAGES, MIN_SHARE * pages);
  for (let at = 0; at < segments.length && pages >= MIN_SITE_PAGES; at += 2) {
    if (segments[at + 1]! >= needed) repeated.set(segments[at]!, segments[at + 1]!);
  }
  known.set(profile, repeated);
  return repeated;
}

/** A profile with only what extracting reads: much smaller, but it can no longer be merged. */
export function decisive(profile: SiteProfile): SiteProfile {
  return { ...profile, segments: [...repeatedSegments(profile)].flat(), paths: [] };
}
