/** What stands between words of an attribute, such as classes, and between words of a line. */
export const SPACES: RegExp = /\s+/u;
/** A character of white space. */
export const SPACE: RegExp = /\s/u;
/** A character that is not white space. */
export const VISIBLE: RegExp = /\S/u;
