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
