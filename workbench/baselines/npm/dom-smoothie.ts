import { addressOf, npmPeer } from './npm-peer.ts';

/** Readability in Rust, as WebAssembly. */
export const domSmoothie = npmPeer({
  name: 'dom-smoothie',
  about: 'dom_smoothie, Readability in Rust (WebAssembly)',
  packages: ['dom-smoothie-js'],
  adapter: import.meta.url,
  load: async () => {
    const { default: smoothie } = await import('dom-smoothie-js');
    return (page) => {
      const reader = new smoothie.Readability(page.html, addressOf(page), undefined);
      try {
        const { content, title, byline, published_time: date } = reader.parse() as Article;
        return { html: content, metadata: { title, author: byline ?? null, date: date ?? null } };
      } finally {
        reader.free();
      }
    };
  },
});

/** The part of its result that is used; its own types say `any`. */
interface Article {
  readonly content: string;
  readonly title: string;
  readonly byline?: string | null;
  readonly published_time?: string | null;
}
