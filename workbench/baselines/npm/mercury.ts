import { loadLegacyPackage } from './legacy-package.ts';
import { addressOf, npmPeer, type PeerWork } from './npm-peer.ts';

/** The part of it that is used. */
interface Parser {
  parse(
    url: string,
    options: { readonly html: string; readonly contentType: 'html'; readonly fetchAllPages: boolean },
  ): Promise<Article>;
}

interface Article {
  readonly content?: string | null;
  readonly title?: string | null;
  readonly author?: string | null;
  readonly date_published?: string | null;
  readonly error?: boolean;
  readonly message?: string;
}

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
  isLegacy: true,
  adapter: import.meta.url,
  load: async () => workOf(loadLegacyPackage('@postlight/parser')),
});

/** Its maintained fork. */
export const mercury = npmPeer({
  name: 'mercury',
  about: 'Mercury Parser, live fork',
  packages: ['@jocmp/mercury-parser'],
  isLegacy: true,
  adapter: import.meta.url,
  load: async () => workOf(loadLegacyPackage('@jocmp/mercury-parser')),
});
