import { BoundedCounts, type CountsBound } from './bounded-counts.ts';
import {
  checkProfile,
  type PageMarks,
  PROFILE_FORMAT,
  PROFILE_VERSION,
  type SiteProfile,
} from './site-profile.ts';

/** Hashes of texts and of places in a profile at most: two megabytes of JSON. @cap */
const MAX_SEGMENTS = 100_000;
const MAX_PATHS = 20_000;

/** How much to remember. */
export interface ProfileBounds {
  /**
   * Maximum number of texts.
   * @default 100_000
   */
  readonly maxSegments?: number;
  /**
   * What stays where there are more: an even sample, which can be merged with others, or the texts that were seen last,
   * for a stream of pages.
   * @default 'sample'
   */
  readonly bound?: CountsBound;
}

/** A profile that grows page by page. */
export class ProfileBuilder {
  readonly #segments: BoundedCounts;
  readonly #paths: BoundedCounts;
  #pages = 0;

  constructor({ maxSegments = MAX_SEGMENTS, bound = 'sample' }: ProfileBounds = {}) {
    this.#segments = new BoundedCounts(maxSegments, bound);
    this.#paths = new BoundedCounts(Math.min(MAX_PATHS, maxSegments), bound);
  }

  /** Counts a page; what is on it several times counts once. */
  addPage({ segments, paths }: PageMarks): void {
    this.#pages++;
    for (const segment of new Set(segments)) this.#segments.add(segment);
    for (const path of new Set(paths)) this.#paths.add(path);
  }

  /** Adds all pages of another profile. */
  addProfile({ pages, segments, paths }: SiteProfile): void {
    this.#pages += pages;
    for (let at = 0; at < segments.length; at += 2) this.#segments.add(segments[at]!, segments[at + 1]!);
    for (let at = 0; at < paths.length; at += 2) this.#paths.add(paths[at]!, paths[at + 1]!);
  }

  /** What was learned so far. */
  profile(): SiteProfile {
    return {
      format: PROFILE_FORMAT,
      version: PROFILE_VERSION,
      pages: this.#pages,
      segments: this.#segments.pairs(),
      paths: this.#paths.pairs(),
    };
  }
}

/**
 * Merges profiles of parts of a site. The result is the same however the parts are grouped and ordered, so profiles can
 * be learned in parallel. Throws a `FoveaError` if one of them is no profile.
 */
export function mergeSites(profiles: Iterable<SiteProfile>, bounds?: ProfileBounds): SiteProfile {
  const builder = new ProfileBuilder(bounds);
  for (const profile of profiles) builder.addProfile(checkProfile(profile));
  return builder.profile();
}
