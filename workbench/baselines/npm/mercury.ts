import { addressOf, npmPeer, type PeerWork } from './npm-peer.ts';

type Parser = typeof import('@postlight/parser').default;

/** Given the HTML it fetches nothing except further pages of an article, which are turned off. */
const workOf =
  (parser: Parser): PeerWork =>
  async (page) => {
    const options = { html: page.html, contentType: 'html', fetchAllPages: false } as const;
    const found = await parser.parse(addressOf(page), options);
    if (found.error === true) throw new Error(found.message ?? 'it gave no reason');
    const { content, title, author, date_published: date } = found;
    return {
      html: content ?? null,
      metadata: { title: title ?? null, author: author ?? null, date: date ?? null },
    };
  };

/** The parser formerly called Mercury, as its authors left it. */
export const postlight = npmPeer({
  name: 'postlight',
  about: 'Postlight Parser (Mercury)',
  packages: ['@postlight/parser'],
  adapter: import.meta.url,
  load: async () => workOf((await import('@postlight/parser')).default),
});

/** Its maintained fork. */
export const mercury = npmPeer({
  name: 'mercury',
  about: 'Mercury Parser, live fork',
  packages: ['@jocmp/mercury-parser'],
  adapter: import.meta.url,
  load: async () => workOf((await import('@jocmp/mercury-parser')).default),
});
