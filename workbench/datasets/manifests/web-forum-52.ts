import type { Manifest } from './manifest.ts';

/** Threads of forums. */
export const webForum52: Manifest = {
  name: 'web-forum-52',
  title: 'Threads of 26 forums',
  form: 'pages',
  origin: 'fhgr/harvest',
  licence: 'Apache-2.0',
  languages: { en: 34, de: 16, fr: 2 },
  pageTypes: ['forum'],
  gold: 'hand-text',
  policy: {
    summary: 'The text of all posts, with the quotes in them; neither title nor users nor dates.',
    title: 'out',
    comments: 'in',
    grids: 'out',
  },
  headline: false,
  caveat: 'Two threads of each forum. 30 pages were stored as XML, and their end tags were put back.',
  pages: 52,
  digest: 'a5d93440af38bc8ae16fe8bbd59cea6fb0938353c16b9c2619cfc0cc8777e3ba',
};
