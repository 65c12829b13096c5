import { latin1Text } from './latin1.ts';

/** A header block: values by lower-case name (the first of each name counts), and the start of the body. */
export interface HeaderBlock {
  readonly values: ReadonlyMap<string, string>;
  readonly bodyStart: number;
  /** True if the block was longer than allowed: the rest of it counts as body. */
  readonly isCut: boolean;
}

/** A parsed value such as `text/html; charset="utf-8"`. */
export interface ParameterValue {
  readonly value: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const LF = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;
const LINE_END = /\r?\n$/;

/** Reads the headers in `bytes[start, end)` up to the first empty line; folded lines are joined. */
export function readHeaders(bytes: Uint8Array, start: number, end: number, maxBytes: number): HeaderBlock {
  const limit = Math.min(end, start + maxBytes);
  const lines: string[] = [];
  let at = start;
  while (at < limit) {
    const feed = bytes.indexOf(LF, at);
    const next = feed === -1 || feed >= end ? end : feed + 1;
    const line = latin1Text(bytes.subarray(at, Math.min(next, limit))).replace(LINE_END, '');
    const isFolded = bytes[at] === SPACE || bytes[at] === TAB;
    if (line === '') return { values: toValues(lines), bodyStart: next, isCut: false };
    at = next;
    if (isFolded && lines.length > 0) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(line);
  }
  return { values: toValues(lines), bodyStart: Math.min(at, end), isCut: at < end };
}

function toValues(lines: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!values.has(name)) values.set(name, line.slice(colon + 1).trim());
  }
  return values;
}

/** Parses `value; name=text; name="quoted \" text"`; the value and the names are lower-cased. */
export function readParameters(header: string): ParameterValue {
  const first = header.indexOf(';');
  const value = (first === -1 ? header : header.slice(0, first)).trim().toLowerCase();
  const parameters = new Map<string, string>();
  let at = first === -1 ? header.length : first + 1;
  while (at < header.length) {
    const equals = header.indexOf('=', at);
    if (equals === -1) break;
    const name = header.slice(at, equals).replaceAll(';', '').trim().toLowerCase();
    const { text, next } = readParameterText(header, equals + 1);
    if (!parameters.has(name)) parameters.set(name, text);
    at = next;
  }
  return { value, parameters };
}

function readParameterText(header: string, from: number): { readonly text: string; readonly next: number } {
  let at = from;
  while (header[at] === ' ' || header[at] === '\t') at++;
  if (header[at] !== '"') {
    const semicolon = header.indexOf(';', at);
    const next = semicolon === -1 ? header.length : semicolon;
    return { text: header.slice(at, next).trim(), next: next + 1 };
  }
  let text = '';
  for (at++; at < header.length && header[at] !== '"'; at++) {
    if (header[at] === '\\' && at + 1 < header.length) at++;
    text += header[at];
  }
  const semicolon = header.indexOf(';', at);
  return { text, next: semicolon === -1 ? header.length : semicolon + 1 };
}
