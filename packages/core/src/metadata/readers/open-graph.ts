import { isByLabel } from '../../names/lines.ts';
import { add, type Collector } from '../findings.ts';
import { ACCOUNT } from '../people.ts';
import { collectMeta, type MetaNames, type MetaTag } from './meta-tags.ts';

/** Open Graph and its article extension, and the cards of Twitter that were modelled after it. */
const NAMES: MetaNames = new Map([
  ['og:title', ['title', 'open-graph']],
  ['og:site_name', ['siteName', 'open-graph']],
  ['og:description', ['description', 'open-graph']],
  ['og:image', ['image', 'open-graph']],
  ['og:image:url', ['image', 'open-graph']],
  ['og:image:secure_url', ['image', 'open-graph']],
  ['og:locale', ['lang', 'open-graph']],
  ['og:url', ['canonicalUrl', 'open-graph']],
  ['og:updated_time', ['modified', 'open-graph']],
  ['og:article:published_time', ['published', 'open-graph']],
  ['og:article:modified_time', ['modified', 'open-graph']],
  ['og:article:author', ['byline', 'open-graph']],
  ['og:pubdate', ['published', 'open-graph']],
  ['og:published_time', ['published', 'open-graph']],
  ['article:published_time', ['published', 'open-graph']],
  ['article:published', ['published', 'open-graph']],
  ['article:modified_time', ['modified', 'open-graph']],
  ['article:modified', ['modified', 'open-graph']],
  ['article:author', ['byline', 'open-graph']],
  ['article:author_name', ['byline', 'open-graph']],
  ['article:section', ['section', 'open-graph']],
  ['article:tag', ['tags', 'open-graph']],
  ['og:article:section', ['section', 'open-graph']],
  ['og:article:tag', ['tags', 'open-graph']],
  ['book:tag', ['tags', 'open-graph']],
  ['video:tag', ['tags', 'open-graph']],
  ['book:author', ['byline', 'open-graph']],
  ['book:release_date', ['published', 'open-graph']],
  ['video:release_date', ['published', 'open-graph']],
  ['twitter:title', ['title', 'twitter']],
  ['twitter:description', ['description', 'twitter']],
  ['twitter:image', ['image', 'twitter']],
  ['twitter:image:src', ['image', 'twitter']],
]);

/** Reads Open Graph and Twitter cards. */
export function readOpenGraph(tags: readonly MetaTag[], collector: Collector): void {
  collectMeta(collector, tags, NAMES);
  readCardLabels(tags, collector);
}

/** Cards of Twitter have two free fields with labels; programs for blogs put the author in one of them. */
function readCardLabels(tags: readonly MetaTag[], collector: Collector): void {
  for (const { name: label, content } of tags) {
    if (!label.startsWith('twitter:label') || !isByLabel(content)) continue;
    const value = tags.find(({ name }) => name === label.replace('label', 'data'))?.content ?? '';
    if (!ACCOUNT.test(value)) add(collector, 'byline', 'twitter', value);
  }
}
