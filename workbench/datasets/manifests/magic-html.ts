import type { Manifest } from './manifest.ts';

/** magic-html evaluation pages. */
export const magicHtml: Manifest = {
  name: 'magic-html',
  title: 'magic-html evaluation pages',
  form: 'pages',
  origin: 'opendatalab/magic-html',
  licence: 'Apache-2.0',
  languages: {
    en: 79,
    zh: 49,
    id: 5,
    de: 4,
    it: 3,
    ja: 3,
    hi: 2,
    ko: 2,
    pl: 2,
    pt: 2,
    ru: 2,
    ur: 2,
    cs: 1,
    tr: 1,
  },
  pageTypes: ['article', 'forum'],
  gold: 'hand-text',
  policy: {
    summary:
      'Article text, or all posts of a forum thread; with the headline in about a quarter of the pages.',
    title: 'mixed',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'How the gold was made is not stated.',
  pages: 157,
  digest: '55de0ced5b917c6891395e1bffa0cfa5add6d504050f6ea050a05375d0cebf68',
};
