import { NOT_FOUND } from './forward-search.ts';
import { isTagAt } from './raw-text.ts';
import type { Tokenizer } from './tokenizer.ts';

const COMMENT_START = '<!--';

/**
 * The offset of the end tag that ends a script, or -1. Inside `<!-- … -->` a script is "escaped": `<script` makes it
 * "double escaped", and then `</script` only undoes that.
 */
export function scriptDataEnd(tokenizer: Tokenizer, start: number): number {
  const { source, lastStartTagName: name } = tokenizer;
  let at = start;
  while (at >= 0) {
    const less = source.indexOf('<', at);
    if (less < 0) return -1;
    if (source.charCodeAt(less + 1) === 0x2f && isTagAt(source, less + 2, name)) return less;
    if (!source.startsWith(COMMENT_START, less)) {
      at = less + 1;
      continue;
    }
    const end = escapedEnd(tokenizer, less + 4);
    if (end.isTag) return end.at;
    at = end.at;
  }
  return -1;
}

interface EscapedEnd {
  /** The end tag, or where script data continues unescaped; -1 at the end of the source. */
  readonly at: number;
  readonly isTag: boolean;
}

/** "Script data escaped state" and "script data double escaped state", from just after `<!--`. */
function escapedEnd(tokenizer: Tokenizer, start: number): EscapedEnd {
  const { source, lastStartTagName: name } = tokenizer;
  // The dashes of `<!--` count: `<!-->` opens and closes.
  const close = tokenizer.commentEnds.from(source, start - 2);
  let isDouble = false;
  let at = start;
  for (;;) {
    const less = source.indexOf('<', at);
    if (close < (less < 0 ? NOT_FOUND : less)) return { at: close + '-->'.length, isTag: false };
    if (less < 0) return { at: -1, isTag: false };
    const isEndTag = source.charCodeAt(less + 1) === 0x2f;
    if (isDouble) {
      if (isEndTag && isTagAt(source, less + 2, 'script')) isDouble = false;
    } else if (isEndTag) {
      if (isTagAt(source, less + 2, name)) return { at: less, isTag: true };
    } else if (isTagAt(source, less + 1, 'script')) isDouble = true;
    at = less + 1;
  }
}
