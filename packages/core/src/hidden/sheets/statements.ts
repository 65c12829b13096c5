/** Semicolons, and what may contain semicolons that do not count: strings, comments, brackets and escapes. */
const TOKEN =
  /;|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?|\/\*[\s\S]*?(?:\*\/|$)|\([^()"']*\)|\[[^[\]"']*\]|\\[\s\S]/gu;

/** The start and end of each statement or declaration in a range of a style sheet; each ends at a semicolon. */
export function statementsIn(css: string, from: number, to: number): [start: number, end: number][] {
  const text = css.slice(from, to);
  if (!text.includes(';')) return NO_RANGES;
  const statements: [number, number][] = [];
  let start = from;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token !== ';') continue;
    statements.push([start, from + index]);
    start = from + index + 1;
  }
  return statements;
}

const NO_RANGES: [number, number][] = [];
