import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { SiteProfile } from 'fovea';

/** Where the profile of a site is in the file of all: its offset and its length. */
export type ProfileIndex = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** The files of a store. */
export const PROFILES = 'profiles.jsonl';
export const INDEX = 'profiles.index.json';

/** Profiles that are kept in memory: rows of a crawl come from a few sites at a time. @cap */
const MAX_KEPT = 32;

/** Reads profiles of sites from a folder that `learnProfiles` wrote. */
export class ProfileStore {
  readonly #index: ReadonlyMap<string, readonly [number, number]>;
  readonly #file: number;
  /** The least recently used one comes first. */
  readonly #kept = new Map<string, SiteProfile>();

  constructor(folder: string) {
    const index = JSON.parse(readFileSync(`${folder}/${INDEX}`, 'utf8')) as ProfileIndex;
    this.#index = new Map(Object.entries(index));
    this.#file = openSync(`${folder}/${PROFILES}`, 'r');
  }

  /** The profile of a site, if enough of its pages are known. */
  get(site: string | null): SiteProfile | null {
    const place = site === null ? undefined : this.#index.get(site);
    if (site === null || place === undefined) return null;
    const profile = this.#kept.get(site) ?? this.#read(place);
    this.#kept.delete(site);
    this.#kept.set(site, profile);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
    }
    return profile;
  }

  /** Closes the file. */
  close(): void {
    closeSync(this.#file);
  }

  #read([offset, length]: readonly [number, number]): SiteProfile {
    const bytes = Buffer.alloc(length);
    for (let at = 0; at < length; ) {
      const read = readSync(this.#file, bytes, at, length - at, offset + at);
      if (read === 0) throw new Error('the profiles of the sites were changed while they were read');
      at += read;
    }
    return JSON.parse(bytes.toString()) as SiteProfile;
  }
}
