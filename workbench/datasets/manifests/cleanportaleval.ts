import type { Manifest } from './manifest.ts';

/** CleanPortalEval. */
export const cleanportaleval: Manifest = {
  name: 'cleanportaleval',
  title: 'CleanPortalEval',
  form: 'pages',
  origin: 'ppke-nlpg/CleanPortalEval',
  licence: 'not known; research use',
  languages: { en: 69 },
  pageTypes: ['article'],
  gold: 'hand-text',
  policy: {
    summary: 'The article, in about half of the pages with its headline.',
    title: 'mixed',
    comments: 'out',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Four portals, one template each: also for site-level methods.',
  pages: 69,
  digest: '8cf3a176f2d628819ba048d5fe1d44c3dac9ed3c063fc285116f0d8a51835d5d',
};
