import type { PeerOutput } from '../peer-output.ts';
import { addressOf, npmPeer } from './npm-peer.ts';

type Article = ReturnType<import('@mozilla/readability').Readability['parse']>;

function output(article: Article): PeerOutput {
  if (article === null) return {};
  const { content, title, byline, publishedTime } = article;
  return {
    html: content,
    metadata: { title: title ?? null, author: byline ?? null, date: publishedTime ?? null },
  };
}

/** Readability on the fastest DOM that it runs on. */
export const readabilityLinkedom = npmPeer({
  name: 'readability-linkedom',
  about: 'Mozilla Readability on linkedom',
  packages: ['@mozilla/readability', 'linkedom'],
  adapter: import.meta.url,
  load: async () => {
    const { Readability } = await import('@mozilla/readability');
    const { parseHTML } = await import('linkedom');
    return ({ html }) => output(new Readability(parseHTML(html).document as never).parse());
  },
});

/** Readability as its own documentation shows it. */
export const readabilityJsdom = npmPeer({
  name: 'readability-jsdom',
  about: 'Mozilla Readability on jsdom',
  packages: ['@mozilla/readability', 'jsdom'],
  adapter: import.meta.url,
  load: async () => {
    const { Readability } = await import('@mozilla/readability');
    const { JSDOM, VirtualConsole } = await import('jsdom');
    return (page) => {
      // jsdom loads neither scripts nor subresources by default; the console only reports bad CSS.
      const { window } = new JSDOM(page.html, { url: addressOf(page), virtualConsole: new VirtualConsole() });
      const found = output(new Readability(window.document as never).parse());
      window.close();
      return found;
    };
  },
});
