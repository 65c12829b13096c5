import type { Manifest } from './manifest.ts';

/** Big9 and Chaos. */
export const msvBig9Chaos: Manifest = {
  name: 'msv-big9-chaos',
  title: 'Big9 and Chaos',
  form: 'pages',
  origin: 'MSVCode/ir-research-data',
  licence: 'research use only',
  languages: { en: 718 },
  pageTypes: ['article'],
  gold: 'hand-text',
  policy: {
    summary: 'The news article, in most pages with its headline.',
    title: 'mixed',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Several pages per site: split by site.',
  pages: 718,
  digest: 'd03daf280b3a355418053b033b79d2e92d1a8ad87e80242a16350816f2feade8',
};
