import type { Metadata } from './page-metadata.ts';

/** The metadata of a page that says nothing about itself. */
export const NO_METADATA: Metadata = {
  title: null,
  byline: null,
  authors: [],
  published: null,
  modified: null,
  siteName: null,
  description: null,
  image: null,
  section: null,
  tags: [],
  favicon: null,
  license: null,
  lang: null,
  dir: null,
  url: null,
  canonicalUrl: null,
  nextPage: null,
};
