/** `fovea/site`: many pages of one site: its profile for `extract`, and the published methods that compare pages. */
export { SiteLearner } from '../learn-site.ts';
export { findSiteMethod, siteMethods } from '../site-methods/registry.ts';
export type { SiteMethod } from '../site-methods/site-method.ts';
export {
  learnTemplate,
  loadTemplate,
  type StoredTemplate,
  type Template,
  templateMethod,
} from '../site-methods/template.ts';
export type { CountsBound } from '../site-profile/bounded-counts.ts';
export { mergeSites, type ProfileBounds } from '../site-profile/merge-profiles.ts';
export { decisive, MIN_SITE_PAGES } from '../site-profile/repeated-segments.ts';
export { checkProfile, type SiteProfile } from '../site-profile/site-profile.ts';
export { SiblingChooser } from '../site-trees/siblings/choose-siblings.ts';
