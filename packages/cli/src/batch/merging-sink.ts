import type { RowSink } from '@fovea/sources';
import type { SiteProfile } from 'fovea';
import { mergeSites } from 'fovea/site';

/** Rows that are merged at a time. */
const MERGED_AT_ONCE = 64;

/** Merges the rows of a first pass into one profile. */
export class MergingSink implements RowSink {
  /** Sites of the pages, as far as they have an address. */
  readonly sites: Set<string> = new Set();
  readonly #waiting: SiteProfile[] = [];

  async write(line: Uint8Array): Promise<void> {
    const row = JSON.parse(Buffer.from(line).toString()) as {
      readonly site?: string | null;
      readonly profile?: SiteProfile;
    };
    if (row.site != null) this.sites.add(row.site);
    if (row.profile !== undefined) this.#waiting.push(row.profile);
    if (this.#waiting.length >= MERGED_AT_ONCE) this.#merge();
  }

  async close(): Promise<void> {}

  /** What all pages so far have in common. */
  profile(): SiteProfile {
    return this.#merge();
  }

  #merge(): SiteProfile {
    const merged = mergeSites(this.#waiting);
    this.#waiting.splice(0, this.#waiting.length, merged);
    return merged;
  }
}
