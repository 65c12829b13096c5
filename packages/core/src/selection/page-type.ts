/** The kinds of pages that methods tell apart: those of WCXB. */
export type PageType =
  | 'article'
  | 'forum'
  | 'product'
  | 'listing'
  | 'collection'
  | 'documentation'
  | 'service';
