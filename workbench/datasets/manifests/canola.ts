import type { Manifest } from './manifest.ts';

/** Canola, the corpus of KrdWrd. */
export const canola: Manifest = {
  name: 'canola',
  title: 'Canola (KrdWrd)',
  form: 'pages',
  origin: 'krdwrd/data',
  licence: 'CC BY-SA 4.0',
  languages: { en: 191 },
  pageTypes: ['mixed'],
  gold: 'node-labels',
  policy: {
    summary: 'Running text in whole sentences; titles, lists and the texts of links are mostly out.',
    title: 'out',
    comments: 'unknown',
    grids: 'out',
  },
  headline: false,
  caveat: 'Headings and lists are mostly not gold, which costs every extractor that keeps them.',
  pages: 191,
  digest: '057d5b38e55e185b609c52dfdd8f00ab7ae294ee633a8a7037bf311fd6ef679b',
};
