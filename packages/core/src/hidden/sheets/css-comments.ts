/** A piece of a style sheet without its comments; one that stays open runs to the end. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css;
  const parts: string[] = [];
  let from = 0;
  for (let open = css.indexOf('/*'); open !== -1 && from < css.length; open = css.indexOf('/*', from)) {
    parts.push(css.slice(from, open));
    const close = css.indexOf('*/', open + 2);
    from = close === -1 ? css.length : close + 2;
  }
  parts.push(css.slice(from));
  return parts.join('');
}
