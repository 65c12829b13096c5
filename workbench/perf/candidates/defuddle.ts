import type { Candidate } from '../candidate.ts';

const shared = { packages: ['defuddle', 'linkedom'], isSlow: true };

/** Given a string, its Node form parses with linkedom in its own way; `useAsync` off keeps it off the network. */
async function loadWith(markdown: boolean): ReturnType<Candidate['load']> {
  const { Defuddle } = await import('defuddle/node');
  return async (html, url) => (await Defuddle(html, url, { markdown, useAsync: false })).content;
}

/** Defuddle with HTML out. */
export const defuddle: Candidate = {
  ...shared,
  name: 'defuddle',
  about: 'Defuddle (node, linkedom), HTML out',
  load: () => loadWith(false),
};

/** Defuddle with Markdown out. */
export const defuddleMarkdown: Candidate = {
  ...shared,
  name: 'defuddle-markdown',
  about: 'Defuddle (node, linkedom), Markdown out',
  load: () => loadWith(true),
};
