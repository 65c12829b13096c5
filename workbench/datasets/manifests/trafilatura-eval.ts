import type { Manifest } from './manifest.ts';

/** trafilatura evaluation. */
export const trafilaturaEval: Manifest = {
  name: 'trafilatura-eval',
  title: 'trafilatura evaluation',
  form: 'pages',
  origin: 'adbar/trafilatura, tests',
  licence: 'Apache-2.0',
  languages: {
    de: 690,
    en: 174,
    es: 49,
    fr: 26,
    pl: 22,
    pt: 10,
    zh: 4,
    it: 3,
    fi: 2,
    ar: 1,
    bn: 1,
    cs: 1,
    hu: 1,
    ja: 1,
    nl: 1,
    no: 1,
    ro: 1,
    uk: 1,
    und: 1,
  },
  pageTypes: ['mixed'],
  gold: 'snippets',
  policy: {
    summary:
      'One to six phrases that must be in and as many that must not be in the content; no full text; comments count as outside.',
    title: 'unknown',
    comments: 'out',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Two thirds German. The measure is the segment F1.',
  pages: 990,
  digest: 'b54c6dd582d6e6ab801c8cf1a578685e4cd25a6a3f8062b0d6b532ff47d4339f',
};
