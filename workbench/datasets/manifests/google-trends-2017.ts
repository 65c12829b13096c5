import type { Manifest } from './manifest.ts';

/** Google-Trends-2017, train and validation parts. */
export const googleTrends2017: Manifest = {
  name: 'google-trends-2017',
  title: 'Google-Trends-2017, train and validation parts',
  form: 'pages',
  origin: 'mrjleo/boilernet; doi:10.1145/3366424.3383547',
  licence: 'not known; research use',
  languages: { en: 78 },
  pageTypes: ['mixed'],
  gold: 'node-labels',
  policy: {
    summary: 'Every text node that belongs to the content, headline included; comments are not content.',
    title: 'in',
    comments: 'out',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Published figures are over its 100 test pages, which are not in this file.',
  pages: 78,
  digest: '448a647d520fb4328f2a87e2c6e525b3895ad1e516848b371d89ddd8f84816f2',
};
