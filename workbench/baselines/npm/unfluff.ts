import { loadLegacyPackage } from './legacy-package.ts';
import { npmPeer } from './npm-peer.ts';

/** The part of it that is used. */
type Extract = (html: string) => {
  readonly text: string;
  readonly title: string | null;
  readonly author: readonly string[];
  readonly date: string | null;
};

/** A port of Goose; returns text. */
export const unfluff = npmPeer({
  name: 'unfluff',
  about: 'unfluff, a port of Goose',
  packages: ['unfluff'],
  isLegacy: true,
  adapter: import.meta.url,
  load: async () => {
    const extract = loadLegacyPackage<Extract>('unfluff');
    return ({ html }) => {
      const { text, title, author, date } = extract(html);
      return { text, metadata: { title, author, date } };
    };
  },
});
