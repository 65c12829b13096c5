import type { Manifest } from './manifest.ts';

/** Pages with formulas, code, tables and pictures from the tests of llm-webkit. */
export const llmWebkit: Manifest = {
  name: 'llm-webkit',
  title: 'llm-webkit test pages',
  form: 'pages',
  origin: 'ccprocessor/llm-webkit-mirror',
  licence: 'not known',
  languages: { en: 34, zh: 6, nl: 1, ru: 1 },
  pageTypes: ['article', 'forum'],
  gold: 'tool-output',
  policy: {
    summary: 'The main part as llm-webkit cuts it out, partly checked.',
    title: 'mixed',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  pages: 42,
  digest: '4833b9d0865c97ff24f11766bfcb71cbda2ce492ba461ebcf64f1a98c43af21e',
};
