import { isByLabel } from '../../names/lines.ts';
import { add, type Collector } from '../findings.ts';
import { ACCOUNT } from '../people.ts';
import { byName, collectMeta, type MetaNames, type MetaTag } from './meta-tags.ts';

/** Open Graph and its article extension, and the cards of Twitter that were modelled after it. */
const NAMES: MetaNames = /* @__PURE__ */ byName([
  ['title', 'open-graph', 'og:title'],
  ['siteName', 'open-graph', 'og:site_name'],
  ['description', 'open-graph', 'og:description'],
  ['image', 'open-graph', 'og:image og:image:url og:image:secure_url'],
  ['lang', 'open-graph', 'og:locale'],
  ['canonicalUrl', 'open-graph', 'og:url'],
  [
    'modified',
    'open-graph',
    'og:updated_time og:article:modified_time article:modified_time article:modified',
  ],
  [
    'published',
    'open-graph',
    'og:article:published_time og:pubdate og:published_time article:published_time article:published book:release_date video:release_date',
  ],
  ['byline', 'open-graph', 'og:article:author article:author article:author_name book:author'],
  ['section', 'open-graph', 'article:section og:article:section'],
  ['tags', 'open-graph', 'article:tag og:article:tag book:tag video:tag'],
  ['title', 'twitter', 'twitter:title'],
  ['description', 'twitter', 'twitter:description'],
  ['image', 'twitter', 'twitter:image twitter:image:src'],
]);

/** Reads Open Graph and Twitter cards. */
export function readOpenGraph(tags: readonly MetaTag[], collector: Collector): void {
  collectMeta(collector, tags, NAMES);
  readCardLabels(tags, collector);
}

/** Labels are a few words; looking for their edges takes long in anything longer. @cap */
const MAX_LABEL = 100;

/** Cards of Twitter have two free fields with labels; programs for blogs put the author in one of them. */
function readCardLabels(tags: readonly MetaTag[], collector: Collector): void {
  for (const field of ['label1', 'label2']) {
    const contentOf = (part: string): string =>
      tags.find(({ name }) => name === `twitter:${part}`)?.content ?? '';
    const label = contentOf(field);
    if (label.length > MAX_LABEL || !isByLabel(label)) continue;
    const value = contentOf(field.replace('label', 'data'));
    if (!ACCOUNT.test(value)) add(collector, 'byline', 'twitter', value);
  }
}
