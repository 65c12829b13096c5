import type { Manifest } from './manifest.ts';

/** News fixtures. */
export const newsFixtures: Manifest = {
  name: 'news-fixtures',
  title: 'News fixtures',
  form: 'pages',
  origin: 'newspaper, newspaper4k and goose3 test pages',
  licence: 'MIT and Apache-2.0 by project',
  languages: { en: 147, zh: 4, de: 3, ar: 2, fr: 2, ja: 2, cs: 1, es: 1, ko: 1, lv: 1, my: 1, no: 1, th: 1 },
  pageTypes: ['article'],
  gold: 'tool-output',
  policy: {
    summary: 'The body of the news article as the projects’ tests expect it, without headline.',
    title: 'out',
    comments: 'unknown',
    grids: 'unknown',
  },
  headline: false,
  caveat: 'gold_partial marks pages whose gold is only a part.',
  pages: 167,
  digest: '509699e23ff85363020ceeff30cf26e97e0fca6828276903077b96aa38dc9a3f',
};
