/** One rule of a style sheet, unread. */
export interface StyleBlock {
  readonly selectors: string;
  readonly block: string;
  /** Where the style sheet goes on. */
  readonly end: number;
}

/** The next rule of a style sheet outside of any at-rule. */
export function nextBlock(css: string, from: number): StyleBlock | null {
  for (let start = from; ; ) {
    const open = css.indexOf('{', start);
    const end = open === -1 ? -1 : endOfBlock(css, open);
    if (end === -1) return null;
    const before = css.slice(start, open);
    const selectors = before.slice(before.lastIndexOf(';') + 1).trim();
    if (!selectors.startsWith('@')) return { selectors, block: css.slice(open + 1, end - 1), end };
    start = end;
  }
}

/** Where the block that opens at `start` is over; -1 where it stays open. Goes from brace to brace, once over each. */
function endOfBlock(css: string, start: number): number {
  let open = css.indexOf('{', start + 1);
  let close = css.indexOf('}', start + 1);
  for (let depth = 1; close !== -1; ) {
    if (open !== -1 && open < close) {
      depth++;
      open = css.indexOf('{', open + 1);
    } else {
      depth--;
      if (depth === 0) return close + 1;
      close = css.indexOf('}', close + 1);
    }
  }
  return -1;
}

/** A style sheet without its comments; one that stays open lasts to the end, as in browsers. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css;
  const parts: string[] = [];
  let from = 0;
  for (let open = css.indexOf('/*'); open !== -1; open = css.indexOf('/*', from)) {
    parts.push(css.slice(from, open));
    const close = css.indexOf('*/', open + 2);
    from = close === -1 ? css.length : close + 2;
  }
  parts.push(css.slice(from));
  return parts.join('');
}
