import type { Manifest } from './manifest.ts';

/** Fundus test pages, older. */
export const fundusHist: Manifest = {
  name: 'fundus-hist',
  title: 'Fundus test pages, older',
  form: 'pages',
  origin: 'flairNLP/fundus, history of its tests',
  licence: 'MIT',
  languages: { de: 7, en: 5, ko: 4, no: 3, es: 2, fr: 2, id: 2, it: 2, sv: 2, hi: 1, ja: 1, sw: 1 },
  pageTypes: ['article'],
  gold: 'site-parsers',
  policy: {
    summary: 'Summary, headings and paragraphs of the article; neither headline nor captions.',
    title: 'out',
    comments: 'out',
    grids: 'out',
  },
  headline: true,
  caveat: 'Few pages in each language: report counts of pages won and lost.',
  pages: 32,
  digest: 'fae737827dc599c854c408d117209099268b3921038c30db151a7391c281c090',
};
