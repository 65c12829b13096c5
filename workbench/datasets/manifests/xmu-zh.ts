import type { Manifest } from './manifest.ts';

/** XMU Chinese finance news. */
export const xmuZh: Manifest = {
  name: 'xmu-zh',
  title: 'XMU Chinese finance news',
  form: 'pages',
  origin: 'wwwxmu/Dataset-for-web-main-content-extraction',
  licence: 'not known',
  languages: { zh: 487 },
  pageTypes: ['article'],
  gold: 'hand-text',
  policy: {
    summary: 'The body of the news article without its headline.',
    title: 'out',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Five sites only: the mean is a mean over templates.',
  pages: 487,
  digest: '74dace1a043915b411d9c2c9a5cf6f66278719ef3601dbfbe508bff9336de79b',
};
