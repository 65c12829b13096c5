import type { Manifest } from './manifest.ts';

/** Dragnet. */
export const dragnet: Manifest = {
  name: 'dragnet',
  title: 'Dragnet',
  form: 'pages',
  origin: 'seomoz/dragnet_data, through j-szulc/html-cleaning-dataset-merged; doi:10.1145/2487788.2487828',
  licence: 'not stated where it is public; research use',
  languages: { en: 1369, und: 8, cs: 2 },
  pageTypes: ['article'],
  gold: 'hand-text',
  policy: {
    summary:
      'The article with its headline in about half of the pages; readers’ comments are kept apart in meta.comments_gold.',
    title: 'mixed',
    comments: 'out',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Articles and blogs of 2012.',
  pages: 1379,
  digest: '2189d8819468f695cf00f42b0b3e6808ddf523176424ae6c173240dfa180db95',
};
