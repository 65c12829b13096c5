import type { SiteProfile } from './site-profile.ts';

/** A text on this many pages of a site belongs to the site. @source docs/results/site-level.md, the rule of the signal. */
const MIN_PAGES = 3;
/** Smallest share of the pages of a large site: a news item may be on a few pages in full. @source The same. */
const MIN_SHARE = 0.05;
/** Below this number of pages, three of them may well be copies. @source The same. */
const MIN_SITE = 4;

const known = new WeakMap<SiteProfile, ReadonlyMap<number, number>>();

/**
 * The texts that belong to the site, not to one of its pages, and the share of the pages that have them; found once for
 * each profile.
 */
export function repeatedSegments(profile: SiteProfile): ReadonlyMap<number, number> {
  let repeated = known.get(profile);
  if (repeated === undefined) {
    const { segments, pages } = decisive(profile);
    const shares = new Map<number, number>();
    for (let at = 0; at < segments.length; at += 2) shares.set(segments[at]!, segments[at + 1]! / pages);
    repeated = shares;
    known.set(profile, repeated);
  }
  return repeated;
}

/** A profile with only what extracting reads: much smaller, but it can no longer be merged. */
export function decisive(profile: SiteProfile): SiteProfile {
  const segments: number[] = [];
  const needed = Math.max(MIN_PAGES, MIN_SHARE * profile.pages);
  for (let at = 0; at < profile.segments.length && profile.pages >= MIN_SITE; at += 2) {
    const count = profile.segments[at + 1]!;
    if (count >= needed) segments.push(profile.segments[at]!, count);
  }
  return { ...profile, segments, paths: [] };
}
