import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '../../datasets/sample.ts';

/** Our own pages on which trainer and method are compared: many scripts, and not only articles. */
export const REFERENCE_PAGES: readonly string[] = [
  'ar-news-rtl',
  'de-news-microdata',
  'en-docs-side-nav',
  'en-forum-thread',
  'en-news-two-sidebars',
  'en-product-microdata',
  'es-news-tag-soup',
  'hi-news',
  'ja-news-portal',
  'ru-table-layout-1998',
  'th-magazine',
  'zh-hant-plain-divs',
];

/** The fixture pages as samples; their goldens are their content. */
export function fixtureSamples(folder: string): Sample[] {
  return REFERENCE_PAGES.map((slug) => ({
    id: slug,
    dataset: 'fixtures',
    url: null,
    site: slug,
    lang: null,
    page_type: null,
    html: readFileSync(join(folder, slug, 'source.html'), 'utf8'),
    gold_text: readFileSync(join(folder, slug, 'expected.md'), 'utf8'),
    meta: {},
    split: null,
  }));
}
