import type { Manifest } from './manifest.ts';

/** Pages that a site generator built, with the source that their author wrote. */
export const staticSites: Manifest = {
  name: 'static-sites',
  title: 'Pages of site generators',
  form: 'pages',
  origin: 'public repositories that hold both the source and the built pages; each page names its own',
  licence: 'not stated for most pages',
  languages: {
    en: 104,
    fr: 66,
    pl: 60,
    es: 56,
    pt: 56,
    ja: 52,
    zh: 50,
    de: 43,
    ko: 41,
    uk: 39,
    ru: 34,
    id: 31,
    vi: 28,
    he: 28,
    fa: 24,
    th: 21,
    ar: 19,
    tr: 17,
    bn: 12,
    cs: 9,
    it: 8,
    el: 1,
  },
  pageTypes: ['article', 'documentation'],
  gold: 'author-source',
  policy: {
    summary:
      'The Markdown or reStructuredText of the page without front matter; what the generator adds (heading numbers, copy buttons, players) is out.',
    title: 'out',
    comments: 'out',
    grids: 'out',
  },
  headline: false,
  caveat:
    'Easier than the web: only pages whose template adds next to nothing to the text were kept, and a few themes have most of them.',
  pages: 799,
  digest: 'fa70ea2ed19a608a5ad21b238fcb55a3249531b842a0b870ae6d882fbea432a5',
};
