import type { Manifest } from './manifest.ts';

/** WebMainBench sample. */
export const webmainbenchSample: Manifest = {
  name: 'webmainbench-sample',
  title: 'WebMainBench sample',
  form: 'pages',
  origin: 'opendatalab/WebMainBench',
  licence: 'Apache-2.0',
  languages: { en: 3, zh: 2 },
  pageTypes: [],
  gold: 'node-labels',
  policy: {
    summary: 'The content as labelled in the page, given as Markdown.',
    title: 'in',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'Five pages: examples, not a measurement.',
  pages: 5,
  digest: '1bc1a383548ae9b9ca5865d4bc93cd78836bffcfe1e4352249e24a25d82f07f4',
};
