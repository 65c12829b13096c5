/** A JSON value; what `JSON.parse` gives. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object, with the properties of schema.org that are read. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
  readonly articleSection?: Json;
  readonly author?: Json;
  readonly contentUrl?: Json;
  readonly creator?: Json;
  readonly dateCreated?: Json;
  readonly dateModified?: Json;
  readonly datePublished?: Json;
  readonly description?: Json;
  readonly familyName?: Json;
  readonly givenName?: Json;
  readonly headline?: Json;
  readonly image?: Json;
  readonly inLanguage?: Json;
  readonly item?: Json;
  readonly keywords?: Json;
  readonly license?: Json;
  readonly mainEntityOfPage?: Json;
  readonly name?: Json;
  readonly publisher?: Json;
  readonly thumbnailUrl?: Json;
  readonly type?: Json;
  readonly uploadDate?: Json;
  readonly url?: Json;
}

/** Whether a value is an object and not an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const WRAPPERS = [
  '<!--',
  '-->',
  '//<![CDATA[',
  '//]]>',
  '/*<![CDATA[*/',
  '/*]]>*/',
  '<![CDATA[',
  ']]>',
  '//',
  ';',
];

/** The data in a JSON-LD script, or `null` if it cannot be read even after one attempt at repair. */
export function parseJsonLd(text: string): Json | null {
  const json = unwrap(text);
  return tryParse(json) ?? tryParse(repair(json));
}

function tryParse(json: string): Json | null {
  try {
    return JSON.parse(json) as Json;
  } catch {
    // Bad syntax, or nesting too deep for the engine.
    return null;
  }
}

/** Strips the comment and CDATA marks that used to hide scripts from old browsers. */
function unwrap(text: string): string {
  let json = text.trim();
  if (isBare(json)) return json;
  for (const mark of WRAPPERS) {
    if (json.startsWith(mark)) json = json.slice(mark.length).trimStart();
    if (json.endsWith(mark)) json = json.slice(0, -mark.length).trimEnd();
  }
  return json;
}

/** Whether a script begins and ends with a bracket, as most do; no wrapper does. */
function isBare(json: string): boolean {
  const first = json[0];
  const last = json[json.length - 1];
  return (first === '{' || first === '[') && (last === '}' || last === ']');
}

const VALID_ESCAPES = '"\\/bfnrtu';

/**
 * Repairs in one pass what templates most often get wrong: line breaks and tabs inside strings, backslashes before
 * other characters, and a comma before a closing bracket.
 */
function repair(json: string): string {
  let out = '';
  let from = 0;
  let inString = false;
  const replace = (at: number, length: number, by: string): void => {
    out += json.slice(from, at) + by;
    from = at + length;
  };
  for (let at = 0; at < json.length; at++) {
    const char = json[at]!;
    if (char === '"') inString = !inString;
    else if (inString && char === '\\') {
      if (!VALID_ESCAPES.includes(json[at + 1] ?? '')) replace(at, 1, '');
      at++;
    } else if (inString && char < ' ') replace(at, 1, ' ');
    else if (!inString && char === ',' && closesNext(json, at + 1)) replace(at, 1, '');
  }
  return out + json.slice(from);
}

const CLOSES = /[\s]*[}\]]/uy;

function closesNext(json: string, at: number): boolean {
  CLOSES.lastIndex = at;
  return CLOSES.test(json);
}
