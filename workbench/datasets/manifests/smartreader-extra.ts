import type { Manifest } from './manifest.ts';

/** SmartReader test pages beyond Readability’s. */
export const smartreaderExtra: Manifest = {
  name: 'smartreader-extra',
  title: 'SmartReader test pages beyond Readability’s',
  form: 'pages',
  origin: 'Strumenta/SmartReader',
  licence: 'Apache-2.0',
  languages: { en: 13, el: 3 },
  pageTypes: ['article'],
  gold: 'tool-output',
  policy: {
    summary: 'The output of SmartReader that its authors accepted, without headline.',
    title: 'out',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'Favours Readability and its descendants.',
  pages: 16,
  digest: '8d3607abae1bdbc09e9026e52b51e4acf76eef08210c17c8551ac41bc01e8a7f',
};
