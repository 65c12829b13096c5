import { addressOf, npmPeer } from './npm-peer.ts';

/** HTML to Markdown for language models, with its default extractor; returns no metadata. */
export const webforai = npmPeer({
  name: 'webforai',
  about: 'webforai, default extractor',
  packages: ['webforai'],
  adapter: import.meta.url,
  load: async () => {
    const { htmlToMarkdown } = await import('webforai');
    return (page) => ({ markdown: htmlToMarkdown(page.html, { baseUrl: addressOf(page) }) });
  },
});
