import type { Manifest } from './manifest.ts';

/** CleanEval. */
export const cleaneval: Manifest = {
  name: 'cleaneval',
  title: 'CleanEval',
  form: 'pages',
  origin: 'CleanEval 2007 shared task (SIGWAC)',
  licence: 'not stated where it is public; research use',
  languages: { en: 730 },
  pageTypes: ['mixed'],
  gold: 'hand-text',
  policy: {
    summary:
      'Nearly all visible text except navigation, headers, footers and advertisements: a policy that rewards recall.',
    title: 'in',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: true,
  caveat: 'Pages of 2006 in many encodings.',
  pages: 730,
  digest: '5d6a863ac2771b01568f53173084bc6fb11d492d8d2e571cad75c0f8dd114aec',
};
