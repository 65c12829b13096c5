import { addressOf, npmPeer } from './npm-peer.ts';

/** Defuddle for Node; without `useAsync` it does not request content from third parties. */
export const defuddle = npmPeer({
  name: 'defuddle',
  about: 'Defuddle, Node form',
  packages: ['defuddle', 'linkedom'],
  adapter: import.meta.url,
  load: async () => {
    const { Defuddle } = await import('defuddle/node');
    return async (page) => {
      const found = await Defuddle(page.html, addressOf(page), { useAsync: false });
      const { content, title, author, published } = found;
      return { html: content, metadata: { title, author, date: published } };
    };
  },
});
