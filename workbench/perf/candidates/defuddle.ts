import type { Candidate } from '../candidate.ts';

/** Defuddle with Markdown output, which the bench does not request. */
export const defuddleMarkdown: Candidate = {
  name: 'defuddle-markdown',
  about: 'Defuddle, Node form, Markdown out',
  packages: ['defuddle', 'linkedom'],
  isSlow: true,
  load: async () => {
    const { Defuddle } = await import('defuddle/node');
    // Given a string it parses with linkedom itself; without `useAsync` it stays off the network.
    return async (html, url) => (await Defuddle(html, url, { markdown: true, useAsync: false })).content;
  },
};
