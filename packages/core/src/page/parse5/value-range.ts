const QUOTES = new Set(['"', "'"]);
const BETWEEN = new Set([' ', '\t', '\n', '\f', '\r', '=']);

/** Where the value stands in `name = "value"`, given the offsets just past the name and just past the whole. */
export function valueRange(source: string, afterName: number, end: number): { start: number; end: number } {
  let start = afterName;
  while (start < end && BETWEEN.has(source[start]!)) start++;
  const quote = source[start]!;
  if (!QUOTES.has(quote)) return { start, end };
  return { start: start + 1, end: source[end - 1] === quote && end - 1 > start ? end - 1 : end };
}
