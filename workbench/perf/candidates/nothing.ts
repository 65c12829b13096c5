import type { Candidate } from '../candidate.ts';

/** Does no work: what the harness itself costs. */
export const nothing: Candidate = {
  name: 'nothing',
  about: 'no work: the harness itself',
  packages: [],
  isSlow: false,
  load: async () => (html) => html.length,
};
