import { FoveaError } from '../errors.ts';

/** The name of the format, and its version. @format */
export const PROFILE_FORMAT = 'fovea-site';
export const PROFILE_VERSION = 1;

/**
 * What the pages of a site have in common, as plain data that survives JSON. Texts and places are there as hashes only.
 * Profiles of parts of a site can be merged in any order and grouping.
 */
export interface SiteProfile {
  readonly format: typeof PROFILE_FORMAT;
  readonly version: number;
  /** Pages that were learned from. */
  readonly pages: number;
  /** Blocks of text, each as its hash and the number of pages with it, one after the other. */
  readonly segments: readonly number[];
  /** Places of text on the page, by the tags and classes above them, likewise. */
  readonly paths: readonly number[];
}

/** The hashes of one page. */
export interface PageMarks {
  readonly segments: Iterable<number>;
  readonly paths: Iterable<number>;
}

/** Checks a profile, for instance one that was read from a file. Throws a `FoveaError` if it is not a profile. */
export function checkProfile(value: unknown): SiteProfile {
  if (isProfile(value)) return value;
  const message = 'This is no profile of a site, or one of another version: learn it with `SiteLearner`.';
  throw new FoveaError('invalid-input', message);
}

/** Whether a value is a profile; one that was checked before is not looked through again. */
export function isProfile(value: unknown): value is SiteProfile {
  if (typeof value !== 'object' || value === null) return false;
  if (checkedProfiles.has(value)) return true;
  const given = value as Partial<SiteProfile>;
  const isSound =
    given.format === PROFILE_FORMAT &&
    given.version === PROFILE_VERSION &&
    isCount(given.pages) &&
    isPairs(given.segments) &&
    isPairs(given.paths);
  if (isSound) checkedProfiles.add(value);
  return isSound;
}

/** Profiles that were checked, because many pages share one. */
const checkedProfiles = new WeakSet<object>();

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isPairs(value: unknown): boolean {
  return Array.isArray(value) && value.length % 2 === 0 && value.every(isCount);
}
