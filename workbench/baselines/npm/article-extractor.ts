import { addressOf, npmPeer } from './npm-peer.ts';

/** Readability behind clean-up and metadata of its own. */
export const articleExtractor = npmPeer({
  name: 'article-extractor',
  about: 'Extractus article-extractor',
  packages: ['@extractus/article-extractor', '@mozilla/readability', 'linkedom'],
  adapter: import.meta.url,
  load: async () => {
    const { extractFromHtml } = await import('@extractus/article-extractor');
    return async (page) => {
      const article = await extractFromHtml(page.html, addressOf(page));
      if (article === null) return {};
      const { content, title, author, published } = article;
      return {
        html: content,
        metadata: { title: title ?? null, author: author ?? null, date: published ?? null },
      };
    };
  },
});
