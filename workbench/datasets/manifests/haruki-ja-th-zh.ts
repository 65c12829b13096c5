import type { Manifest } from './manifest.ts';

/** Japanese and Thai news. */
export const harukiJaThZh: Manifest = {
  name: 'haruki-ja-th-zh',
  title: 'Japanese and Thai news',
  form: 'pages',
  origin: 'harukip/multitask-boilerplate-removal',
  licence: 'not known',
  languages: { ja: 32, th: 29, zh: 1 },
  pageTypes: ['article', 'mixed'],
  gold: 'node-labels',
  policy: {
    summary: 'The blocks of the article with its headline.',
    title: 'in',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'The HTML was rebuilt from tag paths: no attributes and no links, so it is not what a site served.',
  pages: 62,
  digest: '400298501727133425171c96ae943572a3b06a52897181b51826784f1cdb69f9',
};
