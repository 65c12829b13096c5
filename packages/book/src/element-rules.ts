/** Content model of a book's XHTML, for the rules that web content breaks (data only). */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that contain phrases only. */
export const PHRASES_ONLY: ReadonlySet<string> = words(
  'p h1 h2 h3 h4 h5 h6 pre summary b bdi bdo cite code dfn em i kbd mark rt rp ruby s samp small span strong sub sup u var abbr q time',
);

/** Elements that contain what their parent may contain. */
export const TRANSPARENT: ReadonlySet<string> = words('a ins del');

/** Inline elements. */
export const PHRASES: ReadonlySet<string> = words(
  'a ins del b bdi bdo cite code dfn em i kbd mark rt rp ruby s samp small span strong sub sup u var abbr q time br img math',
);

export const HEADINGS: ReadonlySet<string> = words('h1 h2 h3 h4 h5 h6');

/** Elements that may not contain headings or sections. */
export const NO_HEADINGS: ReadonlySet<string> = words('dt th address caption summary');

export const SECTIONS: ReadonlySet<string> = words('article section aside');

/** Attributes that are written; all others, and values that a reader would complain about, are not needed. */
export const ATTRIBUTES: ReadonlySet<string> = words(
  'lang dir id title colspan rowspan scope start reversed value alt width height class role data-callout display',
);

export const VOID: ReadonlySet<string> = words('br hr img');
