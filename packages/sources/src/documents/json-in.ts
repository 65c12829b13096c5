/** What a document of JSON is, if it is no snapshot of a page. */
export type JsonKind = 'value' | 'rows';

const JSON_START = /^[{[]/;
/** The fields of a page in JSON Lines. */
const ROW_FIELDS: readonly string[] = ['html', 'html_base64'];

/** Whether bytes are JSON: a value, or rows of JSON Lines; `null` for everything that may be a page. */
export function jsonIn(bytes: Uint8Array): JsonKind | null {
  // Most pages are told apart by their first letter.
  if (!JSON_START.test(decoded(bytes.subarray(0, FIRST_BYTES)))) return null;
  const text = decoded(bytes);
  const whole = parsed(text);
  if (whole !== undefined) return isRow(whole) ? 'rows' : 'value';
  const end = text.indexOf('\n');
  const first = end === -1 ? undefined : parsed(text.slice(0, end));
  const isObject = typeof first === 'object' && first !== null && !Array.isArray(first);
  return isObject ? 'rows' : null;
}

/** @cap */
const FIRST_BYTES = 1024;

function decoded(bytes: Uint8Array): string {
  // Trims a byte order mark, too.
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').trimStart();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ROW_FIELDS.some((field) => Object.hasOwn(value, field));
}
