import type { Manifest } from './manifest.ts';

/** Postlight parser fixtures. */
export const postlight: Manifest = {
  name: 'postlight',
  title: 'Postlight parser fixtures',
  form: 'pages',
  origin: 'postlight/parser',
  licence: 'Apache-2.0 or MIT',
  languages: { en: 116, ja: 29, de: 4, fr: 2, zh: 1 },
  pageTypes: ['article'],
  gold: 'snippets',
  policy: {
    summary: 'The first words of the content, with title, author and date.',
    title: 'unknown',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'Checks where content begins, and metadata; says nothing about the rest.',
  pages: 152,
  digest: '3fd1f6343cfcc0cb59053f95a0534b225cabbf40fae821fd2b3d0bb31e316788',
};
