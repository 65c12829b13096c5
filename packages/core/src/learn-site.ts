import { pageMarks } from './methods/fovea/features/page-marks.ts';
import type { Page } from './page/page.ts';
import { type ProfileBounds, ProfileBuilder } from './site-profile/merge-profiles.ts';
import type { SiteProfile } from './site-profile/site-profile.ts';

/**
 * Learns what the pages of a site have in common, one page after the other, with bounded memory.
 *
 * @example
 * const learner = new SiteLearner();
 * for (const html of pages) learner.add(parsePage(html));
 * extract(html, { site: learner.profile() });
 */
export class SiteLearner {
  readonly #builder: ProfileBuilder;

  constructor(bounds?: ProfileBounds) {
    this.#builder = new ProfileBuilder(bounds);
  }

  /** Learns from a page. */
  add(page: Page): void {
    this.#builder.addPage(pageMarks(page));
  }

  /** What was learned so far. */
  profile(): SiteProfile {
    return this.#builder.profile();
  }
}
