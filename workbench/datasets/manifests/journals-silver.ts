import type { Manifest } from './manifest.ts';

/** Journal articles. */
export const journalsSilver: Manifest = {
  name: 'journals-silver',
  title: 'Journal articles',
  form: 'pages',
  origin: 'journal article pages from several public repositories',
  licence: 'by publisher',
  languages: { en: 31 },
  pageTypes: ['journal'],
  gold: 'silver',
  policy: {
    summary: 'The article as selectors of the publisher find it, title included, references dropped.',
    title: 'in',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'For layout analysis.',
  pages: 31,
  digest: '9e0ab7beaab09d4cf956a7b6ff6db741098d40fa7df419765c8fb853f38e6321',
};
