import { npmPeer } from './npm-peer.ts';

/** A port of Goose; returns text. */
export const unfluff = npmPeer({
  name: 'unfluff',
  about: 'unfluff, a port of Goose',
  packages: ['unfluff'],
  adapter: import.meta.url,
  load: async () => {
    const { default: extract } = await import('unfluff');
    return ({ html }) => {
      const { text, title, author, date } = extract(html);
      return { text, metadata: { title, author, date } };
    };
  },
});
