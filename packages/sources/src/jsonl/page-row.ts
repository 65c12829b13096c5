import { messageOf } from '../source-error.ts';
import { idFromOrigin, idOfRow, type RowId } from './row-id.ts';

/** A page from a line of JSON. */
export interface PageRow {
  readonly id: RowId;
  /** Text, or bytes in an encoding that is yet to be determined. */
  readonly html: string | Uint8Array;
  readonly url: string | null;
  /** Charset from the transport, for `html_base64`. */
  readonly charset: string | null;
}

/** A line without a page. */
export interface BadRow {
  readonly id: RowId;
  readonly url: string | null;
  readonly error: { readonly code: 'bad-json' | Missing['code']; readonly message: string };
}

/** Why a line has no page. */
interface Missing {
  readonly code: 'no-html' | 'bad-base64';
  readonly problem: string;
}

/** The fields of a line that we read; they may contain anything. */
interface RawRow {
  readonly id?: unknown;
  readonly html?: unknown;
  readonly html_base64?: unknown;
  readonly url?: unknown;
  readonly charset?: unknown;
}

const decoder = new TextDecoder();

/**
 * Reads a line as a page: `{ id, html | html_base64, url?, charset? }`; other fields are ignored. A line without an id
 * gets its origin as its id, `file:line`.
 */
export function parsePageRow(bytes: Uint8Array, origin: string): PageRow | BadRow {
  const json = decoder.decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return {
      id: idFromOrigin(origin),
      url: null,
      error: { code: 'bad-json', message: `${origin} is not JSON: ${shorten(messageOf(error))}` },
    };
  }
  const row = (typeof value === 'object' && value !== null ? value : {}) as RawRow;
  const id = idOfRow(row, json) ?? idFromOrigin(origin);
  const html = htmlOf(row);
  const url = textOf(row.url);
  if (typeof html === 'string' || html instanceof Uint8Array)
    return { id, html, url, charset: textOf(row.charset) };
  return { id, url, error: { code: html.code, message: `${origin} ${html.problem}` } };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function htmlOf(row: RawRow): string | Uint8Array | Missing {
  if (typeof row.html === 'string') return row.html;
  if (typeof row.html_base64 !== 'string') return { code: 'no-html', problem: 'has no "html" text' };
  if (!isBase64(row.html_base64))
    return { code: 'bad-base64', problem: 'has an "html_base64" that is not base64' };
  return Buffer.from(row.html_base64, 'base64');
}

/** Both alphabets of RFC 4648, with line breaks and with or without padding: what the decoder reads. @format */
const BASE64 = /^[\w+/\s-]*(?:=\s*){0,2}$/;
const NO_DATA = /[\s=]+/g;

/** The decoder itself skips what it does not know, and so would read anything. */
function isBase64(text: string): boolean {
  // Four characters are three bytes; one that is left over is half a byte.
  return BASE64.test(text) && text.replace(NO_DATA, '').length % 4 !== 1;
}

/** The parser quotes what it could not read, which may be long. */
function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
