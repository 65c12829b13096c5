import type { Manifest } from './manifest.ts';

/** Spider rendered pages. */
export const spiderLayout: Manifest = {
  name: 'spider-layout',
  title: 'Spider rendered pages',
  form: 'layout',
  origin: 'pages rendered for visual extraction (Chaos and multilingual news)',
  licence: 'not known; research use',
  languages: { en: 262, zh: 50, bn: 24, ru: 2, es: 1, und: 1 },
  pageTypes: ['article'],
  gold: 'hand-text',
  policy: {
    summary: 'The article text, for 189 of the 340 pages.',
    title: 'mixed',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'No HTML source: for visual features only.',
  pages: 340,
  digest: '9b3917e6c17859d7d34c14762f06c4d3ee096c54256b29e498eab9ed479c54f5',
};
