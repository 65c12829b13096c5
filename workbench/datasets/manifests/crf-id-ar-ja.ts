import type { Manifest } from './manifest.ts';

/** Indonesian news. */
export const crfIdArJa: Manifest = {
  name: 'crf-id-ar-ja',
  title: 'Indonesian news',
  form: 'pages',
  origin: 'feryandi/CRF-Article-Extractor',
  licence: 'not known',
  languages: { id: 34, ar: 1, en: 1, ja: 1, ru: 1 },
  pageTypes: ['article'],
  gold: 'node-labels',
  policy: {
    summary: 'The elements of the article’s body.',
    title: 'unknown',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'Mostly pages of eight sites.',
  pages: 38,
  digest: '2ea39d28c6c9795f9fd8ee570b6cc14555e53c078385927e858ca3880f85518e',
};
