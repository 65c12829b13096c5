const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/gu;

/** A piece of a style sheet without its comments; one that stays open runs to the end. */
export function withoutComments(css: string): string {
  return css.replace(COMMENT, '');
}
