import type { Candidate } from '../candidate.ts';

/** The fast parser that does not follow the standard, with its usual tree (domhandler). */
export const htmlparser2: Candidate = {
  name: 'htmlparser2',
  about: 'htmlparser2 with domhandler: forgiving, not the tree of the standard; no locations',
  packages: ['htmlparser2', 'domhandler'],
  isSlow: false,
  load: async () => {
    const { parseDocument } = await import('htmlparser2');
    return (html) => parseDocument(html).childNodes.length;
  },
  loadParser: async () => (await import('htmlparser2')).parseDocument,
};
