import { addressOf, npmPeer } from './npm-peer.ts';

/** Readability's idea rewritten without a DOM. */
export const mizchiReadability = npmPeer({
  name: 'mizchi-readability',
  about: 'mizchi/readability',
  packages: ['@mizchi/readability'],
  adapter: import.meta.url,
  load: async () => {
    const { extract, toHTML } = await import('@mizchi/readability');
    return (page) => {
      const { root, metadata } = extract(page.html, { url: addressOf(page) });
      return { html: toHTML(root), metadata: { title: metadata.title } };
    };
  },
});
