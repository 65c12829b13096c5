/**
 * The id of a page in a batch, as JSON text: `"a"`, `12345678901234567890`. Text, because a number beyond 2^53 would be
 * rounded, and two pages could end up with the same id.
 */
export type RowId = string;

/** The id of a page that has none of its own. */
export function idFromOrigin(origin: string): RowId {
  return JSON.stringify(origin);
}

/** The id for display: text without its quotes. */
export function displayId(id: RowId): string {
  return id.startsWith('"') ? (JSON.parse(id) as string) : id;
}

/**
 * The id of a row that was parsed from `json`, or `null` if it has none. Strings are written in one canonical way,
 * numbers exactly as in `json`.
 */
export function idOfRow(row: { readonly id?: unknown }, json: string): RowId | null {
  if (typeof row.id === 'string') return JSON.stringify(row.id);
  if (typeof row.id === 'number') return numberAt(json, 'id');
  return null;
}

const NUMBER = /[\t\n\r ]*:[\t\n\r ]*(-?[\d.eE+-]+)/y;

/** The source text of the number at a key of the outermost object; the last of several keys counts, as in `JSON.parse`. */
function numberAt(json: string, key: string): string | null {
  let written: string | null = null;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === '"') {
      const end = endOfString(json, at);
      if (depth === 1 && isKey(json.slice(at, end), key)) {
        NUMBER.lastIndex = end;
        written = NUMBER.exec(json)?.[1] ?? written;
      }
      at = end - 1;
    }
  }
  return written;
}

/** The end of the string that begins at `start`, after its closing quote. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let slash = quote;
    while (json[slash - 1] === '\\') slash--;
    if ((quote - slash) % 2 === 0) return quote + 1;
  }
  return json.length;
}

/** A key may be written with escapes. */
function isKey(token: string, key: string): boolean {
  return token === `"${key}"` || (token.includes('\\') && JSON.parse(token) === key);
}
