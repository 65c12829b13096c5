import { decodeAs } from './decoders.ts';
import { encodingOfLabel } from './labels.ts';

/** What the head of a page declares about its encoding. */
export interface DeclaredEncoding {
  /** WHATWG name, or `null` without a usable declaration. */
  readonly encoding: string | null;
  /** The first unknown label, if there was one. */
  readonly unknownLabel: string | null;
}

/**
 * Bytes to scan. The standard says 1024; many heads begin with longer scripts and comments, and a late declaration is
 * still checked against the bytes, so scanning further costs only time.
 * @cap
 */
const PRESCAN_BYTES = 16 * 1024;

const SPACE_OR_SLASH = /[\t\n\f\r /]/;
const SPACE_OR_CLOSE = /[\t\n\f\r >]/;
const SPACE = /[\t\n\f\r ]/;
const LETTER = /[a-z]/;
const NAME_END = /[\t\n\f\r =>/]/;
const LABEL_END = /[\t\n\f\r ;]/;
const XML_ENCODING = /^<\?xml[^>]{0,200}?\sencoding\s{0,8}=\s{0,8}["']([^"'>]{1,64})["']/;

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** A cursor over the lower-cased head; `end` means that the bytes ran out, which aborts the scan. */
interface Cursor {
  readonly text: string;
  at: number;
}

/** The WHATWG prescan: finds `<meta charset>` or its http-equiv form without parsing the page. */
export function prescanMeta(bytes: Uint8Array): DeclaredEncoding {
  const text = asciiLowerHead(bytes);
  const cursor: Cursor = { text, at: 0 };
  let unknownLabel: string | null = null;
  while (cursor.at < text.length) {
    const label = nextDeclaration(cursor);
    if (label === null) continue;
    const encoding = encodingOfLabel(label);
    if (encoding !== null) return { encoding: asDeclared(encoding), unknownLabel };
    unknownLabel ??= label;
  }
  return xmlDeclaration(text, unknownLabel);
}

/** One character per byte, so that positions are byte positions. */
function asciiLowerHead(bytes: Uint8Array): string {
  return decodeAs(bytes.subarray(0, PRESCAN_BYTES), 'windows-1252').toLowerCase();
}

/** A declaration that is readable as ASCII cannot be in UTF-16: the standard makes it UTF-8. */
function asDeclared(encoding: string): string {
  return encoding === 'utf-16le' || encoding === 'utf-16be' ? 'utf-8' : encoding;
}

/** XHTML from old servers names its encoding only in the XML declaration. */
function xmlDeclaration(text: string, unknownLabel: string | null): DeclaredEncoding {
  const label = XML_ENCODING.exec(text)?.[1];
  if (label === undefined) return { encoding: null, unknownLabel };
  const encoding = encodingOfLabel(label);
  return encoding === null
    ? { encoding, unknownLabel: unknownLabel ?? label }
    : { encoding: asDeclared(encoding), unknownLabel };
}

/** Moves past one construct; returns the label if it was a `meta` that declares one. */
function nextDeclaration(cursor: Cursor): string | null {
  const { text } = cursor;
  const open = text.indexOf('<', cursor.at);
  if (open < 0) return leave(cursor);
  if (text.startsWith('<!--', open)) {
    // The dashes of `<!--` may also be those of `-->`: `<!-->` is a whole comment.
    const close = text.indexOf('-->', open + 2);
    if (close < 0) return leave(cursor);
    cursor.at = close + 3;
    return null;
  }
  if (text.startsWith('<meta', open) && SPACE_OR_SLASH.test(text.charAt(open + 5))) {
    cursor.at = open + 6;
    return labelOfMeta(cursor);
  }
  const tag = text.charAt(open + 1) === '/' ? open + 2 : open + 1;
  if (LETTER.test(text.charAt(tag))) {
    cursor.at = tag;
    skipUntil(cursor, SPACE_OR_CLOSE);
    while (readAttribute(cursor) !== null);
    return null;
  }
  if ('!/?'.includes(text.charAt(open + 1)) && open + 1 < text.length) {
    const close = text.indexOf('>', open + 1);
    if (close < 0) return leave(cursor);
    cursor.at = close + 1;
    return null;
  }
  cursor.at = open + 1;
  return null;
}

function leave(cursor: Cursor): null {
  cursor.at = cursor.text.length;
  return null;
}

/** `charset` decides alone; `content` also needs `http-equiv="content-type"`. */
function labelOfMeta(cursor: Cursor): string | null {
  const seen = new Set<string>();
  let gotPragma = false;
  let needPragma = false;
  let label: string | null = null;
  for (let attribute = readAttribute(cursor); attribute !== null; attribute = readAttribute(cursor)) {
    const { name, value } = attribute;
    if (seen.has(name)) continue;
    seen.add(name);
    if (name === 'http-equiv' && value === 'content-type') gotPragma = true;
    if (name === 'charset') {
      label = value;
      needPragma = false;
    }
    if (name === 'content' && label === null) {
      label = labelOfContent(value);
      needPragma = label !== null;
    }
  }
  // The bytes ended inside this meta, so it is incomplete.
  if (cursor.at >= cursor.text.length) return null;
  return needPragma && !gotPragma ? null : label;
}

/** Finds a charset in a `content` value as the standard says, or `null`. */
function labelOfContent(content: string): string | null {
  for (let at = content.indexOf('charset'); at >= 0; at = content.indexOf('charset', at)) {
    at += 7;
    while (SPACE.test(content.charAt(at))) at++;
    if (content.charAt(at) !== '=') continue;
    at++;
    while (SPACE.test(content.charAt(at))) at++;
    const quote = content.charAt(at);
    if (quote === '"' || quote === "'") {
      const close = content.indexOf(quote, at + 1);
      return close < 0 ? null : content.slice(at + 1, close);
    }
    return content.slice(at).split(LABEL_END, 1)[0] || null;
  }
  return null;
}

/** The standard's "get an attribute"; `null` at the end of the tag or of the bytes. */
function readAttribute(cursor: Cursor): Attribute | null {
  const { text } = cursor;
  while (SPACE_OR_SLASH.test(text.charAt(cursor.at))) cursor.at++;
  if (cursor.at >= text.length || text.charAt(cursor.at) === '>') return null;
  const start = cursor.at;
  // A leading `=` is part of the name.
  cursor.at++;
  skipUntil(cursor, NAME_END);
  const name = text.slice(start, cursor.at);
  while (SPACE.test(text.charAt(cursor.at))) cursor.at++;
  if (text.charAt(cursor.at) !== '=') return { name, value: '' };
  cursor.at++;
  while (SPACE.test(text.charAt(cursor.at))) cursor.at++;
  return { name, value: readValue(cursor) };
}

function readValue(cursor: Cursor): string {
  const { text } = cursor;
  const quote = text.charAt(cursor.at);
  if (quote === '"' || quote === "'") {
    const start = cursor.at + 1;
    const close = text.indexOf(quote, start);
    cursor.at = close < 0 ? text.length : close + 1;
    return text.slice(start, close < 0 ? text.length : close);
  }
  const start = cursor.at;
  skipUntil(cursor, SPACE_OR_CLOSE);
  return text.slice(start, cursor.at);
}

function skipUntil(cursor: Cursor, stop: RegExp): void {
  while (cursor.at < cursor.text.length && !stop.test(cursor.text.charAt(cursor.at))) cursor.at++;
}
