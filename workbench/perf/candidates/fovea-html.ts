import type { Candidate } from '../candidate.ts';

/** Fovea's parser on its own. */
export const foveaHtml: Candidate = {
  name: 'fovea-html',
  about: 'the parser of Fovea alone, flat tree with source locations',
  packages: ['fovea-html'],
  isSlow: false,
  load: async () => {
    const { parse } = await import('fovea-html');
    return (html) => parse(html).size;
  },
  loadParser: async () => (await import('fovea-html')).parse,
};
