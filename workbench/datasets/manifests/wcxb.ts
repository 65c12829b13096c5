import type { Manifest } from './manifest.ts';

/** WCXB, development split. */
export const wcxb: Manifest = {
  name: 'wcxb',
  title: 'WCXB, development split',
  form: 'pages',
  origin: 'Murrough-Foley/web-content-extraction-benchmark',
  licence: 'CC-BY-4.0',
  languages: { en: 1322, fr: 4, cs: 2, es: 1, id: 1 },
  pageTypes: ['article', 'service', 'forum', 'listing', 'documentation', 'collection', 'product'],
  gold: 'reviewed-draft',
  policy: {
    summary:
      'What a visitor came for on each of seven page types; the headline is mostly left to the metadata, product and teaser grids are content.',
    title: 'out',
    comments: 'unknown',
    grids: 'in',
  },
  headline: true,
  caveat:
    'Pages that also stand in its published test split are left out here, so published development figures are over more pages.',
  pages: 1330,
  digest: '81c88a20356952945dd05019d12702c35435ae16ab28fba4110bfaf134847622',
};
