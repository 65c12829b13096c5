import type { Manifest } from './manifest.ts';

/** Readability test pages. */
export const readability: Manifest = {
  name: 'readability',
  title: 'Readability test pages',
  form: 'pages',
  origin: 'mozilla/readability',
  licence: 'Apache-2.0',
  languages: { en: 108, fr: 5, und: 5, zh: 4, es: 3, ja: 2, cs: 1, de: 1, pt: 1 },
  pageTypes: ['article'],
  gold: 'tool-output',
  policy: {
    summary: 'The output of Readability that its authors accepted, mostly without headline.',
    title: 'out',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'Favours Readability and its descendants.',
  pages: 130,
  digest: 'df1616e63a254283682cfd70bc3922173fd46d62bc74ef16985f688ea6815c06',
};
