import type { Manifest } from './manifest.ts';

/** Taiwanese event pages. */
export const michelleZh: Manifest = {
  name: 'michelle-zh',
  title: 'Taiwanese event pages',
  form: 'pages',
  origin: 'MichelleHS777/Boilerplate-Removal',
  licence: 'not known',
  languages: { zh: 28 },
  pageTypes: ['mixed'],
  gold: 'node-labels',
  policy: {
    summary: 'The blocks of the page that tell of the event, headline mostly included.',
    title: 'mixed',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: true,
  caveat: '28 pages: report counts of pages won and lost.',
  pages: 28,
  digest: '0ced7ee241974c7b0b7047aec025c37ac5d07fbebcfe88ae1770460ff9fb09b7',
};
