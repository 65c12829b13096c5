/** Attributes that a pass or an output reads (data only); no others are copied. */
export const COPIED_ATTRIBUTES: ReadonlySet<string> = new Set([
  // Addresses.
  'href',
  'src',
  'srcset',
  'poster',
  'cite',
  // What an element says.
  'alt',
  'title',
  'lang',
  'dir',
  'datetime',
  'type',
  'class',
  'id',
  'name',
  // Shape.
  'width',
  'height',
  'start',
  'value',
  'reversed',
  'colspan',
  'rowspan',
  'scope',
  // Whether it shows.
  'hidden',
  'aria-hidden',
  'style',
  'role',
  'open',
  'disabled',
  'checked',
  'for',
  'allowfullscreen',
  'allow',
  // Code.
  'data-lang',
  'data-language',
  'data-enlighter-language',
  'data-line-number',
  // Formulas.
  'display',
  'alttext',
  'data-latex',
  'block',
  // Notices.
  'data-callout',
  'aria-modal',
  'itemprop',
]);

/** Elements whose pictures may wait in a `data-` attribute of any name. */
export const LAZY_ELEMENTS: ReadonlySet<string> = new Set(['img', 'source', 'iframe', 'video', 'audio']);
