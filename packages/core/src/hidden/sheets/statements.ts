/** Strings, comments, brackets and escapes, in which a semicolon does not count, and semicolons that do. */
const TOKEN =
  /;|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?|\/\*[\s\S]*?(?:\*\/|$)|\([^()"']*\)|\[[^[\]"']*\]|\\[\s\S]/gu;

/** Where the statements and declarations between two places of a style sheet start and end; each ends at a semicolon. */
export function statementsIn(css: string, from: number, to: number): [start: number, end: number][] {
  const text = css.slice(from, to);
  if (!text.includes(';')) return NONE;
  const statements: [number, number][] = [];
  let start = from;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token !== ';') continue;
    statements.push([start, from + index]);
    start = from + index + 1;
  }
  return statements;
}

const NONE: [number, number][] = [];
